import { companyMatchTexts as texts } from '#features/search/company-match.texts.ts';
import type { CompanyMatch } from '#features/search/company-match.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';

/** The line of a company that says why it was found, with the matching words in bold. */
export function MatchLine({ match }: { match: NonNullable<CompanyMatch> }) {
  const t = useTranslate();
  return (
    <p className="line-clamp-2 break-words text-soft text-sm">
      <span className="text-muted">{t(texts[match.source])}: </span>
      <bdi>
        {match.parts.map(({ text, found }, at) =>
          found ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line have no other name
            <mark key={at} className="bg-transparent font-semibold text-ink">
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </bdi>
    </p>
  );
}
