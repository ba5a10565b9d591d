import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '#features/accounts/web/public.ts';
import { requestsTexts as texts } from '#features/enquiries/requests/requests.texts.ts';
import { ConfirmCode } from '#features/enquiries/web/confirm-code.tsx';
import { useTray } from '#features/products/web/public.ts';
import { newKey } from '#platform/calls/new-key.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useLocalPath } from '#platform/pages/link.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { UnsavedGuard } from '#ui/leaving/unsaved-guard.tsx';
import { OwnRequests } from './own-requests.tsx';
import { RequestForm } from './request-form.tsx';

type Step =
  | { readonly name: 'form' }
  | { readonly name: 'code'; readonly email: string }
  | { readonly name: 'sent'; readonly message: string; readonly token: string | null };

/** From what is needed to the word that it has gone, with the address confirmed in between where it must be. */
export function Requesting() {
  const session = useSession();
  const tray = useTray();
  const [step, setStep] = useState<Step>({ name: 'form' });
  // A changed request is another one.
  const [key, setKey] = useState(newKey);

  function sent(message: string, token: string | null) {
    tray.clear();
    setStep({ name: 'sent', message, token });
  }

  return (
    <div className="grid max-w-4xl gap-8">
      {/* What was typed stays while the code is asked for. */}
      {step.name !== 'sent' && (
        <UnsavedGuard hidden={step.name !== 'form'}>
          <RequestForm
            tray={tray}
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
          lead={texts.codeLead}
          onSent={sent}
          onBack={() => {
            setKey(newKey());
            setStep({ name: 'form' });
          }}
        />
      )}
      {step.name === 'sent' && <Sent {...step} />}
      {session && step.name === 'form' && <OwnRequests />}
    </div>
  );
}

function Sent({ message, token }: { message: string; token: string | null }) {
  const t = useTranslate();
  const local = useLocalPath();
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
        {token && <Button href={`${local('/quotations')}#${token}`}>{t(texts.openRequest)}</Button>}
        <Button variant="secondary" href={local('/products')}>
          {t(texts.browse)}
        </Button>
      </div>
    </Card>
  );
}
