import { companiesConsoleTexts as texts } from '#features/companies/console/console-companies.texts.ts';
import { useSay } from '#platform/i18n/say-context.tsx';
import type { Text } from '#platform/i18n/texts.ts';
import { Badge, type BadgeTone } from '#ui/display/badge.tsx';
import type { CompanyRow } from './admin-companies-page.tsx';

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

/** How a company stands, and whether it stands on one of the lists made by hand. */
export function CompanyBadges({ company }: { company: CompanyRow }) {
  const say = useSay();
  const { text, tone } = standingOf(company);
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={tone} dot>
        {say(text)}
      </Badge>
      {company.partner_position !== null && <Badge tone="sand">{say(texts.partner)}</Badge>}
      {company.top_position !== null && <Badge tone="accent">{say(texts.top)}</Badge>}
    </span>
  );
}
