import { KeyRound } from 'lucide-react';
import { useEffect } from 'react';
import {
  beginPasskeySignIn,
  passkeySignIn,
} from '#features/accounts/passkeys/passkeys.contract.ts';
import { passkeysTexts as texts } from '#features/accounts/passkeys/passkeys.texts.ts';
import { storeSession } from '#features/accounts/sessions/web/session.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useClient } from '#platform/pages/use-call.ts';
import { useHydrated } from '#platform/pages/use-hydrated.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { canFillInPasskeys, knowsPasskeys, showPasskey, stopAsking } from './authenticator.ts';
import { useCeremony } from './use-ceremony.ts';

/** A challenge is valid for five minutes, so an open page requests a new one before that. */
const ASK_ANEW_MS = 4 * 60_000;

function useEnter() {
  const client = useClient();
  return async (filledIn: boolean) => {
    const { options } = await client(beginPasskeySignIn, {});
    const credential = await showPasskey(options, filledIn);
    // The page's guard then redirects to the dashboard.
    storeSession(await client(passkeySignIn, { credential }));
  };
}

/** Offers passkeys among the addresses in the browser's autofill, where it supports that. */
function useFilledIn(enter: (filledIn: boolean) => Promise<void>) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each time the page is opened
  useEffect(() => {
    let asking: ReturnType<typeof setInterval> | undefined;
    let gone = false;
    // Not choosing a passkey is no failure: people then enter their address.
    const ask = () => void enter(true).catch(() => undefined);
    void canFillInPasskeys().then((can) => {
      if (!can || gone) return;
      ask();
      asking = setInterval(ask, ASK_ANEW_MS);
    });
    return () => {
      gone = true;
      if (asking === undefined) return;
      clearInterval(asking);
      void stopAsking();
    };
  }, []);
}

/** Signing in without an address and a code. */
export function PasskeySignIn() {
  const t = useTranslate();
  const hydrated = useHydrated();
  const enter = useEnter();
  const ceremony = useCeremony();
  useFilledIn(enter);
  // The space is reserved until the browser is known not to support passkeys.
  if (hydrated && !knowsPasskeys()) return null;
  return (
    <div className="mt-5 grid gap-5">
      <div aria-hidden="true" className="flex items-center gap-3 text-muted text-sm">
        <span className="h-px grow bg-line" />
        {t(texts.or)}
        <span className="h-px grow bg-line" />
      </div>
      {ceremony.failure && <Notice tone="warning">{ceremony.failure}</Notice>}
      <Button
        variant="secondary"
        wide
        icon={<KeyRound aria-hidden="true" />}
        loading={ceremony.pending}
        loadingLabel={t(texts.adding)}
        onClick={() => void ceremony.run(() => enter(false))}
      >
        {t(texts.signIn)}
      </Button>
    </div>
  );
}
