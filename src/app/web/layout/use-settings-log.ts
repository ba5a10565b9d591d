import { useEffect } from 'react';
import { getSettings } from '#features/site/site.contract.ts';
import { siteTexts } from '#features/site/site.texts.ts';
import { CallFailure, NO_ANSWER } from '#platform/calls/call-failure.ts';
import type { Translate } from '#platform/i18n/translate.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useCall } from '#platform/pages/use-call.ts';

function reasonOf(error: Error, t: Translate): string {
  if (!(error instanceof CallFailure)) return t(siteTexts.settingsFailed);
  return error.code === NO_ANSWER ? t(siteTexts.settingsHtml) : error.message;
}

/** Logs why the settings could not be loaded; visitors only see the default name and logo. */
export function useSettingsLog(): void {
  const t = useTranslate();
  const { error } = useCall(getSettings, {});
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the one thing visitors are not shown
    if (error) console.warn(reasonOf(error, t));
  }, [error, t]);
}
