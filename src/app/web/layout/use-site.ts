import { getSettings } from '#features/site/site.contract.ts';
import { siteTexts } from '#features/site/site.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useCall } from '#platform/pages/use-call.ts';

/** The site's name, tagline and logo as the operator set them, or the defaults while unknown. */
export function useSite() {
  const t = useTranslate();
  const settings = useCall(getSettings, {}).data?.settings;
  return {
    name: settings?.website_name ?? t(siteTexts.name),
    tagline: settings?.tagline ?? t(siteTexts.tagline),
    logo: settings?.website_logo ?? null,
  };
}
