import { useEffect } from 'react';
import { getSettings } from '#features/site/site.contract.ts';
import { siteTexts } from '#features/site/site.texts.ts';
import { CallFailure, NO_ANSWER } from '#platform/calls/client.ts';
import type { Say } from '#platform/i18n/say.ts';
import { useSay } from '#platform/i18n/say-context.tsx';
import { useCall } from '#platform/pages/use-call.ts';

function reasonOf(error: Error, say: Say): string {
  if (!(error instanceof CallFailure)) return say(siteTexts.settingsFailed);
  return error.code === NO_ANSWER ? say(siteTexts.settingsHtml) : error.message;
}

/** Without its settings the site goes by the brand's name and logo; only the log tells why. */
export function useSettingsLog(): void {
  const say = useSay();
  const { error } = useCall(getSettings, {});
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the one thing visitors are not shown
    if (error) console.warn(reasonOf(error, say));
  }, [error, say]);
}
