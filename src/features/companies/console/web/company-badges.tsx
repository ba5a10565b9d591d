import type { CompanyRow } from '#features/companies/console/console-companies.contract.ts';
import { companiesConsoleTexts as texts } from '#features/companies/console/console-companies.texts.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Badge, type BadgeTone } from '#ui/display/badge.tsx';

type Standing = { readonly text: Text; readonly tone: BadgeTone };

const byExhibitorStatus: Readonly<Record<number, Standing>> = {
  0: { text: texts.pending, tone: 'warning' },
  2: { text: texts.rejected, tone: 'danger' },
  3: { text: texts.suspended, tone: 'danger' },
};

function standingOf({ exhibitor_status, listed }: CompanyRow): Standing {
  const approved: Standing = listed
    ? { text: texts.active, tone: 'success' }
    : { text: texts.inactive, tone: 'neutral' };
  return byExhibitorStatus[exhibitor_status] ?? approved;
}

/** A company's status, and whether it is a partner or top exhibitor. */
export function CompanyBadges({ company }: { company: CompanyRow }) {
  const t = useTranslate();
  const { text, tone } = standingOf(company);
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={tone} dot>
        {t(text)}
      </Badge>
      {company.partner_position !== null && <Badge tone="sand">{t(texts.partner)}</Badge>}
      {company.top_position !== null && <Badge tone="accent">{t(texts.top)}</Badge>}
    </span>
  );
}
