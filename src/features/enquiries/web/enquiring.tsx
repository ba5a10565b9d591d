import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { CompanyLogo } from '#features/companies/web/public.ts';
import type { findEnquirySubject } from '#features/enquiries/enquiries.contract.ts';
import { enquiriesTexts as texts } from '#features/enquiries/enquiries.texts.ts';
import type { EnquiryAbout } from '#features/enquiries/enquiry-states.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { newKey } from '#platform/calls/new-key.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Link, useLocalPath } from '#platform/pages/link.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { UnsavedGuard } from '#ui/leaving/unsaved-guard.tsx';
import { pathOfAsked } from './asked-subject.ts';
import { ConfirmCode } from './confirm-code.tsx';
import { EnquiryForm } from './enquiry-form.tsx';

export type Subject = CallAnswer<typeof findEnquirySubject>['subject'];

type Step =
  | { readonly name: 'form' }
  | { readonly name: 'code'; readonly email: string }
  | { readonly name: 'sent'; readonly message: string; readonly token: string | null };

/** From what is asked to the word that it has gone, with the address confirmed in between where it must be. */
export function Enquiring({ subject }: { subject: Subject }) {
  const [step, setStep] = useState<Step>({ name: 'form' });
  // A changed enquiry is another one.
  const [key, setKey] = useState(newKey);
  const sent = (message: string, token: string | null) => setStep({ name: 'sent', message, token });
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-10">
      <div className="min-w-0">
        {/* What was typed stays while the code is asked for. */}
        {step.name !== 'sent' && (
          <UnsavedGuard hidden={step.name !== 'form'}>
            <EnquiryForm
              subject={subject}
              sendKey={key}
              onSent={sent}
              onConfirm={(email) => setStep({ name: 'code', email })}
            />
          </UnsavedGuard>
        )}
        {step.name === 'code' && (
          <ConfirmCode
            sendKey={key}
            email={step.email}
            onSent={sent}
            onBack={() => {
              setKey(newKey());
              setStep({ name: 'form' });
            }}
          />
        )}
        {step.name === 'sent' && <Sent subject={subject} {...step} />}
      </div>
      <Addressee subject={subject} />
    </div>
  );
}

const aboutTexts: Readonly<Record<Exclude<EnquiryAbout, 'company'>, Text>> = {
  product: texts.aboutProduct,
  catalog: texts.aboutCatalog,
  service: texts.aboutService,
};

/** Who gets it, and what it is about. */
function Addressee({ subject }: { subject: Subject }) {
  const t = useTranslate();
  const { about, id, title, company_id, company_name, company_logo } = subject;
  return (
    <Card className="grid gap-4 max-lg:order-first lg:sticky lg:top-24">
      <p className="text-muted text-sm">{t(texts.to)}</p>
      <Link to={`/company/${company_id}`} className="flex min-w-0 items-center gap-3">
        <CompanyLogo name={company_name} logo={company_logo} size="md" />
        <span className="min-w-0 break-words font-semibold underline-offset-4 hover:underline">
          {company_name}
        </span>
      </Link>
      {about !== 'company' && (
        <div className="border-line border-t pt-4">
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

type SentProps = { subject: Subject; message: string; token: string | null };

function Sent({ subject, message, token }: SentProps) {
  const t = useTranslate();
  const local = useLocalPath();
  const { about, id, title, company_id } = subject;
  return (
    <Card padding="lg" className="grid justify-items-start gap-5">
      <span
        aria-hidden="true"
        className="grid size-14 place-items-center rounded-full bg-success-soft text-success"
      >
        <CircleCheck className="size-7" />
      </span>
      <div role="status" className="grid gap-2">
        <h2 className="font-semibold text-2xl">{t(texts.sentTitle)}</h2>
        <p className="measure text-soft">{message}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {token && (
          <Button href={`${local('/enquiry')}#${token}`}>{t(texts.openConversation)}</Button>
        )}
        <Button
          variant="secondary"
          href={local(pathOfAsked({ about, id: String(id) }, company_id))}
        >
          {t(texts.backToSubject, { title })}
        </Button>
      </div>
    </Card>
  );
}
