import { CircleCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { sendEnquiryTo } from '#features/enquiries/enquiries.contract.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { useRetryKey } from '#platform/pages/use-retry-key.ts';
import { Card } from '#ui/layout/card.tsx';
import { UnsavedGuard } from '#ui/leaving/unsaved-guard.tsx';
import { ConfirmCode } from './confirm-code.tsx';

type Step =
  | { readonly name: 'form' }
  | { readonly name: 'code'; readonly email: string }
  | { readonly name: 'sent'; readonly message: string; readonly token: string | null };

type Answer = Pick<CallAnswer<typeof sendEnquiryTo>, 'outcome' | 'message' | 'token'>;

/** Props of a form whose submission may need a confirmation code. */
export type SendingForm = {
  /** Idempotency key: submitting twice sends once. */
  readonly sendKey: string;
  /** Called with the call's answer and the typed address. */
  readonly onAnswer: (answer: Answer, email: string) => void;
  readonly onFailure: (failure: unknown) => void;
};

type SendingStepsProps = {
  form: (sending: SendingForm) => ReactNode;
  /** Explanation of the code; the default is for an enquiry. */
  codeLead?: Text;
  onSent?: () => void;
  sentTitle: string;
  /** Where to go on after sending. */
  next: (token: string | null) => ReactNode;
  /** Rendered below the form until something is sent. */
  below?: ReactNode;
};

/** The steps of a submission: form, confirmation code if needed, and success message. */
export function SendingSteps(props: SendingStepsProps) {
  const { form, codeLead, onSent, sentTitle, next, below } = props;
  const [step, setStep] = useState<Step>({ name: 'form' });
  // A changed form gets a new key.
  const { key: sendKey, renew, heard } = useRetryKey();

  function sent(message: string, token: string | null) {
    onSent?.();
    setStep({ name: 'sent', message, token });
  }

  function answered({ outcome, message, token }: Answer, email: string) {
    if (outcome === 'sent') sent(message, token);
    // The address is not proven yet, so a code was mailed to it.
    else setStep({ name: 'code', email });
  }

  if (step.name === 'sent') {
    return (
      <Sent title={sentTitle} message={step.message}>
        {next(step.token)}
      </Sent>
    );
  }
  return (
    <>
      {/* The form stays mounted while the code is entered, so that its input is kept. */}
      <UnsavedGuard hidden={step.name !== 'form'}>
        {form({ sendKey, onAnswer: answered, onFailure: heard })}
      </UnsavedGuard>
      {step.name === 'code' && (
        <ConfirmCode
          sendKey={sendKey}
          email={step.email}
          {...(codeLead && { lead: codeLead })}
          onSent={sent}
          onBack={() => {
            renew();
            setStep({ name: 'form' });
          }}
        />
      )}
      {step.name === 'form' && below}
    </>
  );
}

type SentProps = { title: string; message: string; children: ReactNode };

function Sent({ title, message, children }: SentProps) {
  return (
    <Card padding="lg" className="grid justify-items-start gap-5">
      <span
        aria-hidden="true"
        className="grid size-14 place-items-center rounded-full bg-success-soft text-success"
      >
        <CircleCheck className="size-7" />
      </span>
      <div role="status" className="grid gap-2">
        <h2 className="font-semibold text-2xl">{title}</h2>
        <p className="measure text-soft">{message}</p>
      </div>
      <div className="flex flex-wrap gap-3">{children}</div>
    </Card>
  );
}
