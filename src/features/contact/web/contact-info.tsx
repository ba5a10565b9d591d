import { Clock, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { getContactInfo } from '#features/contact/contact.contract.ts';
import { contactTexts } from '#features/contact/contact.texts.ts';
import { useSay } from '#platform/i18n/say-context.tsx';
import { useCall } from '#platform/pages/use-call.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';

const linkClasses = 'break-words text-action underline-offset-4 hover:underline';

export function ContactInfo() {
  const say = useSay();
  const { data, error, isFetching, refetch } = useCall(getContactInfo, {});
  if (error) {
    return (
      <ErrorState
        level={3}
        title={say(contactTexts.infoFailed)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        {error.message}
      </ErrorState>
    );
  }
  if (!data) return <Skeleton lines={8} />;
  const { email, phone, address, hours } = data.contact;
  return (
    <dl className="grid gap-5">
      <Fact icon={<Mail />} term={say(contactTexts.email)}>
        <a href={`mailto:${email}`} className={linkClasses}>
          <bdi>{email}</bdi>
        </a>
      </Fact>
      <Fact icon={<Phone />} term={say(contactTexts.phone)}>
        <a href={`tel:${phone.replaceAll(' ', '')}`} className={linkClasses}>
          <bdi>{phone}</bdi>
        </a>
      </Fact>
      <Fact icon={<MapPin />} term={say(contactTexts.address)}>
        {address}
      </Fact>
      <Fact icon={<Clock />} term={say(contactTexts.hours)}>
        {hours}
      </Fact>
    </dl>
  );
}

function Fact({ icon, term, children }: { icon: ReactNode; term: string; children: ReactNode }) {
  return (
    <div className="relative ps-9">
      <dt className="text-muted text-sm">
        <span aria-hidden="true" className="absolute start-0 top-0.5 text-action [&>svg]:size-5">
          {icon}
        </span>
        {term}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
