import type { findCompany } from '#features/companies/companies.contract.ts';
import { companiesTexts as texts } from '#features/companies/companies.texts.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Badge } from '#ui/display/badge.tsx';

type Visibility = CallAnswer<typeof findCompany>['company']['visibility'];

const looks = {
  premium: { tone: 'accent', text: texts.premium },
  premium_plus: { tone: 'sand', text: texts.premiumPlus },
} as const;

/** Shown beside a company whose plan has more than basic visibility. */
export function VisibilityBadge({ visibility }: { visibility: Visibility }) {
  const t = useTranslate();
  if (visibility === 'basic') return null;
  const { tone, text } = looks[visibility];
  return <Badge tone={tone}>{t(text)}</Badge>;
}
