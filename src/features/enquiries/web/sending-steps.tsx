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

/** What the form of something to be sent is given. */
export type SendingForm = {
  /** What this sending is called: pressing twice sends once. */
  readonly sendKey: string;
  /** What came of it, and the address that was typed. */
  readonly onAnswer: (answer: Answer, email: string) => void;
  readonly onFailure: (failure: unknown) => void;
};

type SendingStepsProps = {
  form: (sending: SendingForm) => ReactNode;
  /** What happens with the code, where it is no enquiry. */
  codeLead?: Text;
  onSent?: () => void;
  sentTitle: string;
  /** Where to go on from there. */
  next: (token: string | null) => ReactNode;
  /** Below the form, as long as nothing was sent. */
  below?: ReactNode;
};

/** From what is asked to the word that it has gone, with the address confirmed in between where it must be. */
export function SendingSteps(props: SendingStepsProps) {
  const { form, codeLead, onSent, sentTitle, next, below } = props;
  const [step, setStep] = useState<Step>({ name: 'form' });
  // What was changed is another one.
  const { key: sendKey, renew, heard } = useRetryKey();

  function sent(message: string, token: string | null) {
    onSent?.();
    setStep({ name: 'sent', message, token });
  }

  function answered({ outcome, message, token }: Answer, email: string) {
    if (outcome === 'sent') sent(message, token);
    // The address is not known to be theirs: a code was mailed there.
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
      {/* What was typed stays while the code is asked for. */}
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
