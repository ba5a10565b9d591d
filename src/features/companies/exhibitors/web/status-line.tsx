import { exhibitorStatus } from '#features/companies/exhibitors/exhibitors.contract.ts';
import { exhibitorsTexts } from '#features/companies/exhibitors/exhibitors.texts.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Link } from '#platform/pages/link.tsx';
import { Badge, type BadgeTone } from '#ui/display/badge.tsx';

type ShownState = { title: Text; text: Text; tone: BadgeTone; mayAsk?: boolean };

const shownStates: Readonly<Record<number, ShownState>> = {
  [exhibitorStatus.review]: {
    title: exhibitorsTexts.reviewTitle,
    text: exhibitorsTexts.review,
    tone: 'warning',
  },
  [exhibitorStatus.approved]: {
    title: exhibitorsTexts.approvedTitle,
    text: exhibitorsTexts.approved,
    tone: 'success',
  },
  [exhibitorStatus.rejected]: {
    title: exhibitorsTexts.rejectedTitle,
    text: exhibitorsTexts.rejected,
    tone: 'danger',
    mayAsk: true,
  },
  [exhibitorStatus.restricted]: {
    title: exhibitorsTexts.restrictedTitle,
    text: exhibitorsTexts.restricted,
    tone: 'danger',
    mayAsk: true,
  },
};

/** The state of an application, in words. */
export function StatusLine({ status, company }: { status: number | null; company: string | null }) {
  const t = useTranslate();
  const shown = status === null ? undefined : shownStates[status];
  if (!shown) return null;
  return (
    <div className="grid gap-1.5">
      <p className="flex flex-wrap items-center gap-3 font-medium">
        <bdi className="break-words">{company}</bdi>
        <Badge tone={shown.tone} dot>
          {t(shown.title)}
        </Badge>
      </p>
      <p className="text-soft">
        {t(shown.text)}{' '}
        {shown.mayAsk && (
          <Link to="/contact" className="text-action underline underline-offset-4">
            {t(exhibitorsTexts.contact)}
          </Link>
        )}
      </p>
    </div>
  );
}
