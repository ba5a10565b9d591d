import { Clock, Mail, MapPin, Phone } from 'lucide-react';
import { getContactInfo } from '#features/site/contact/contact.contract.ts';
import { contactTexts } from '#features/site/contact/contact.texts.ts';
import { tellFailure } from '#platform/calls/failure-message.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useCall } from '#platform/pages/use-call.ts';
import { IconFact } from '#ui/display/icon-fact.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';

const linkClasses = 'break-words text-action underline-offset-4 hover:underline';

export function ContactInfo() {
  const t = useTranslate();
  const { data, error, isFetching, refetch } = useCall(getContactInfo, {});
  if (error) {
    return (
      <ErrorState
        level={3}
        title={t(contactTexts.infoFailed)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        {tellFailure(error, t)}
      </ErrorState>
    );
  }
  if (!data) return <Skeleton lines={8} />;
  const { email, phone, address, hours } = data.contact;
  return (
    <dl className="grid gap-5">
      {email && (
        <IconFact icon={<Mail />} term={t(contactTexts.email)}>
          <a href={`mailto:${email}`} className={linkClasses}>
            <bdi>{email}</bdi>
          </a>
        </IconFact>
      )}
      {phone && (
        <IconFact icon={<Phone />} term={t(contactTexts.phone)}>
          <a href={`tel:${phone.replaceAll(' ', '')}`} className={linkClasses}>
            <bdi>{phone}</bdi>
          </a>
        </IconFact>
      )}
      {address && (
        <IconFact icon={<MapPin />} term={t(contactTexts.address)}>
          {address}
        </IconFact>
      )}
      <IconFact icon={<Clock />} term={t(contactTexts.hours)}>
        {hours}
      </IconFact>
    </dl>
  );
}
