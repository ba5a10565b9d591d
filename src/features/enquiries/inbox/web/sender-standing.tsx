import { Ban, Flag, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { REPORT_NOTE_LONGEST } from '#features/enquiries/inbox/inbox.contract.ts';
import { inboxTexts as texts } from '#features/enquiries/inbox/inbox.texts.ts';
import { reportReasons } from '#features/enquiries/reports/report-reasons.ts';
import { reportsTexts } from '#features/enquiries/reports/reports.texts.ts';
import { ReasonDialog } from '#features/enquiries/web/reason-dialog.tsx';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import type { LeadActions, WholeLead } from './use-inbox.ts';

type StandingProps = {
  lead: WholeLead;
  actions: LeadActions;
  /** Marks the enquiry as unread. */
  onMarkUnread: () => void;
};

/** Buttons to trust, block or report the sender. */
export function SenderStanding({ lead, actions, onMarkUnread }: StandingProps) {
  const t = useTranslate();
  const { is_trusted, is_blocked, is_reported } = lead;
  const { update, busy } = actions;
  const [reporting, setReporting] = useState(false);
  return (
    <div className="grid gap-3 border-line border-t pt-5">
      {is_blocked && <Notice tone="warning">{t(texts.blocked)}</Notice>}
      {!is_trusted && !is_blocked && <p className="text-muted text-sm">{t(texts.linksAsText)}</p>}
      <div className="flex flex-wrap gap-2">
        {!is_blocked && (
          <Button
            size="sm"
            variant="secondary"
            disabled={busy}
            icon={<ShieldCheck aria-hidden="true" />}
            onClick={() => void update({ sender: is_trusted ? 'plain' : 'trusted' })}
          >
            {t(is_trusted ? texts.distrust : texts.trust)}
          </Button>
        )}
        <Button
          size="sm"
          variant="secondary"
          disabled={busy}
          icon={<Ban aria-hidden="true" />}
          onClick={() => void update({ sender: is_blocked ? 'plain' : 'blocked' })}
        >
          {t(is_blocked ? texts.unblock : texts.block)}
        </Button>
        {is_reported ? (
          <span className="inline-flex min-h-9 items-center px-2 text-muted text-sm">
            {t(texts.reported)}
          </span>
        ) : (
          <Button
            size="sm"
            variant="quiet"
            disabled={busy}
            icon={<Flag aria-hidden="true" />}
            onClick={() => setReporting(true)}
          >
            {t(texts.report)}
          </Button>
        )}
        <Button size="sm" variant="quiet" onClick={onMarkUnread}>
          {t(texts.markUnread)}
        </Button>
      </div>
      {reporting && <ReportDialog actions={actions} onClose={() => setReporting(false)} />}
    </div>
  );
}

type ReportDialogProps = { actions: LeadActions; onClose: () => void };

function ReportDialog({ actions: { report, busy }, onClose }: ReportDialogProps) {
  const t = useTranslate();
  return (
    <ReasonDialog
      title={t(texts.reportQuestion)}
      description={t(texts.reportLead)}
      reason={{
        label: t(texts.reason),
        options: reportReasons.map((value) => ({ value, label: t(reportsTexts[value]) })),
      }}
      note={{ label: t(texts.reportNote), longest: REPORT_NOTE_LONGEST }}
      confirmLabel={t(texts.report)}
      busy={busy}
      onSend={report}
      onClose={onClose}
    />
  );
}
