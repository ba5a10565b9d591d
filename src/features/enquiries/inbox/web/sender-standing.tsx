import { Ban, Flag, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { REPORT_NOTE_LONGEST } from '#features/enquiries/inbox/inbox.contract.ts';
import { inboxTexts as texts } from '#features/enquiries/inbox/inbox.texts.ts';
import { type ReportReason, reportReasons } from '#features/enquiries/reports/report-reasons.ts';
import { reportsTexts } from '#features/enquiries/reports/reports.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Select } from '#ui/forms/select.tsx';
import { TextArea } from '#ui/forms/text-area.tsx';
import { FormDialog } from '#ui/overlays/form-dialog.tsx';
import { overlaysTexts } from '#ui/overlays/overlays.texts.ts';
import type { LeadActions, WholeLead } from './use-inbox.ts';

type StandingProps = {
  lead: WholeLead;
  actions: LeadActions;
  /** As if nobody had read it. */
  onPutBack: () => void;
};

/** Trusting, blocking and reporting whoever wrote. */
export function SenderStanding({ lead, actions, onPutBack }: StandingProps) {
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
        <Button size="sm" variant="quiet" onClick={onPutBack}>
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
  const [reason, setReason] = useState<ReportReason>('spam');
  const [note, setNote] = useState('');

  async function send() {
    if (await report({ reason, note })) onClose();
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      title={t(texts.reportQuestion)}
      description={t(texts.reportLead)}
      actions={(cancel) => (
        <>
          <Button variant="secondary" disabled={busy} onClick={cancel}>
            {t(overlaysTexts.cancel)}
          </Button>
          <Button variant="danger" loading={busy} onClick={() => void send()}>
            {t(texts.report)}
          </Button>
        </>
      )}
    >
      <div className="grid gap-5">
        <Select
          label={t(texts.reason)}
          value={reason}
          onChange={({ target }) => setReason(target.value as ReportReason)}
          options={reportReasons.map((value) => ({ value, label: t(reportsTexts[value]) }))}
        />
        <TextArea
          optional
          label={t(texts.reportNote)}
          value={note}
          limit={REPORT_NOTE_LONGEST}
          maxLength={REPORT_NOTE_LONGEST}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
    </FormDialog>
  );
}
