import { addPasskey, beginPasskey } from '#features/accounts/passkeys/passkeys.contract.ts';
import { describeAgent } from '#features/accounts/sessions/web/describe-agent.ts';
import { settingsTexts } from '#features/accounts/settings.texts.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useClient } from '#platform/pages/use-call.ts';
import { makePasskey } from './authenticator.ts';
import { useCeremony } from './use-ceremony.ts';

/** Creates a passkey, named after this device. */
export function useAddPasskey(onAdded: (answer: CallAnswer<typeof addPasskey>) => void) {
  const t = useTranslate();
  const client = useClient();
  const ceremony = useCeremony();

  function nameOfDevice(): string {
    const { browser, system } = describeAgent(navigator.userAgent);
    if (browser && system) return t(settingsTexts.browserOn, { browser, system });
    return browser ?? system ?? t(settingsTexts.unknownDevice);
  }

  const add = () =>
    ceremony.run(async () => {
      const { options } = await client(beginPasskey, {});
      const credential = await makePasskey(options);
      onAdded(await client(addPasskey, { credential, name: nameOfDevice() }));
    });

  return { pending: ceremony.pending, failure: ceremony.failure, add: () => void add() };
}
