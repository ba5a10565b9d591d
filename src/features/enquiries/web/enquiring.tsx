import { CompanyLogo } from '#features/companies/web/public.ts';
import { enquiriesTexts as texts } from '#features/enquiries/enquiries.texts.ts';
import type { EnquiryAbout } from '#features/enquiries/enquiry-states.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Link, useLocalPath } from '#platform/pages/link.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { pathOfAsked, type Subject } from './asked-subject.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import { HowItGoes } from './how-it-goes.tsx';
import { SendingSteps } from './sending-steps.tsx';

const steps = [texts.stepInbox, texts.stepAnswer, texts.stepShare];

/** The enquiry form, and the company that gets it. */
export function Enquiring({ subject }: { subject: Subject }) {
  const t = useTranslate();
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-10">
      <div className="min-w-0">
        <SendingSteps
          form={(sending) => <EnquiryForm subject={subject} {...sending} />}
          sentTitle={t(texts.sentTitle)}
          next={(token) => <Next subject={subject} token={token} />}
        />
      </div>
      <div className="grid gap-5 max-lg:contents lg:sticky lg:top-24">
        <Addressee subject={subject} />
        <HowItGoes steps={steps} />
      </div>
    </div>
  );
}

const aboutTexts: Readonly<Record<Exclude<EnquiryAbout, 'company'>, Text>> = {
  product: texts.aboutProduct,
  catalog: texts.aboutCatalog,
  service: texts.aboutService,
};

/** The company that gets the enquiry, and the record it is about. */
function Addressee({ subject }: { subject: Subject }) {
  const t = useTranslate();
  const { about, id, title, company_id, company_name, company_logo } = subject;
  return (
    <Card className="grid gap-4 max-lg:order-first">
      <p className="text-muted text-sm">{t(texts.to)}</p>
      <Link to={`/company/${company_id}`} className="flex min-w-0 items-center gap-3">
        <CompanyLogo name={company_name} logo={company_logo} size="md" />
        <span className="min-w-0 break-words font-semibold underline-offset-4 hover:underline">
          {company_name}
        </span>
      </Link>
      {about !== 'company' && (
        <div className="min-w-0 border-line border-t pt-4">
          <p className="text-muted text-sm">{t(aboutTexts[about])}</p>
          <Link
            to={pathOfAsked({ about, id: String(id) }, company_id)}
            className="break-words font-medium text-action underline-offset-4 hover:underline"
          >
            {title}
          </Link>
        </div>
      )}
    </Card>
  );
}

function Next({ subject, token }: { subject: Subject; token: string | null }) {
  const t = useTranslate();
  const local = useLocalPath();
  const { about, id, title, company_id } = subject;
  return (
    <>
      {token && <Button href={`${local('/enquiry')}#${token}`}>{t(texts.openConversation)}</Button>}
      <Button variant="secondary" href={local(pathOfAsked({ about, id: String(id) }, company_id))}>
        {t(texts.backToSubject, { title })}
      </Button>
    </>
  );
}
