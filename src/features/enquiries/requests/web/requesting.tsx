import { useSession } from '#features/accounts/web/public.ts';
import { requestsTexts as texts } from '#features/enquiries/requests/requests.texts.ts';
import { HowItGoes } from '#features/enquiries/web/how-it-goes.tsx';
import { SendingSteps } from '#features/enquiries/web/sending-steps.tsx';
import { useTray } from '#features/products/web/public.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useLocalPath } from '#platform/pages/link.tsx';
import { Button } from '#ui/actions/button.tsx';
import { OwnRequests } from './own-requests.tsx';
import { RequestForm } from './request-form.tsx';

const steps = [texts.stepAnswers, texts.stepCompare, texts.stepAccept];

/** The form for a new request, and the list of earlier ones. */
export function Requesting() {
  const t = useTranslate();
  const session = useSession();
  const tray = useTray();
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-10">
      <div className="grid min-w-0 gap-8">
        <SendingSteps
          form={(sending) => <RequestForm tray={tray} {...sending} />}
          codeLead={texts.codeLead}
          onSent={tray.clear}
          sentTitle={t(texts.sentTitle)}
          next={(token) => <Next token={token} />}
          below={session && <OwnRequests />}
        />
      </div>
      <div className="lg:sticky lg:top-24">
        <HowItGoes steps={steps} />
      </div>
    </div>
  );
}

function Next({ token }: { token: string | null }) {
  const t = useTranslate();
  const local = useLocalPath();
  return (
    <>
      {token && <Button href={`${local('/quotations')}#${token}`}>{t(texts.openRequest)}</Button>}
      <Button variant="secondary" href={local('/products')}>
        {t(texts.browse)}
      </Button>
    </>
  );
}
