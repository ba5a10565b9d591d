import { BadgeCheck } from 'lucide-react';
import type { findCompany } from '#features/companies/companies.contract.ts';
import { verificationTexts as texts } from '#features/companies/verification.texts.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { showDate } from '#platform/dates/show-date.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';

export type Verified = CallAnswer<typeof findCompany>['company']['verified'];

/** Says why a company is verified, with both days. */
export function useVerifiedWords() {
  const t = useTranslate();
  const language = useLanguage();
  return ({ approved_on, confirmed_on }: NonNullable<Verified>) =>
    t(texts.why, {
      approved: showDate(approved_on, language, 'short'),
      confirmed: showDate(confirmed_on, language, 'short'),
    });
}

/** The reason why a company is verified; nothing for one that is not. */
export function VerifiedBadge({ verified }: { verified: Verified }) {
  const words = useVerifiedWords();
  if (!verified) return null;
  return (
    <span className="inline-flex gap-1.5">
      <BadgeCheck aria-hidden="true" className="mt-1 size-4 shrink-0 text-action" />
      {words(verified)}
    </span>
  );
}
