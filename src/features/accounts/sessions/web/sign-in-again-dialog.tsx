import { sessionsTexts as texts } from '#features/accounts/sessions/sessions.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useLocalPath } from '#platform/pages/link.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Modal } from '#ui/overlays/modal.tsx';
import { stopAsking, useAsksToSignIn } from './session.ts';
import { useLeave } from './use-logout.ts';

const SIGN_IN = '/login';

/** A dialog for signing in again in another tab, so that unsaved input is not lost with the session. */
export function SignInAgainDialog() {
  const t = useTranslate();
  const local = useLocalPath();
  const leave = useLeave();
  return (
    <Modal
      role="alertdialog"
      size="sm"
      open={useAsksToSignIn()}
      onClose={stopAsking}
      closeOnOutsidePress={false}
      title={t(texts.endedTitle)}
      description={t(texts.endedLead)}
      actions={
        <>
          <Button variant="secondary" onClick={() => void leave(SIGN_IN)}>
            {t(texts.leaveUnsaved)}
          </Button>
          <Button href={local(SIGN_IN)} target="_blank" onClick={stopAsking}>
            {t(texts.signInBeside)}
          </Button>
        </>
      }
    />
  );
}
