import { useState } from 'react';
import {
  type DeclineReason,
  declineReasons,
} from '#features/enquiries/quotations/quotation-states.ts';
import { quotationLimits } from '#features/enquiries/quotations/quotations.contract.ts';
import { quotationsTexts as texts } from '#features/enquiries/quotations/quotations.texts.ts';
import type { RequestActions } from '#features/enquiries/requests/web/use-request.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Select } from '#ui/forms/select.tsx';
import { TextArea } from '#ui/forms/text-area.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { FormDialog } from '#ui/overlays/form-dialog.tsx';
import { overlaysTexts } from '#ui/overlays/overlays.texts.ts';
import type { Column } from './comparison.ts';

type DecisionProps = { column: Column; actions: RequestActions };

/** Accepting or declining, as long as either is possible; what happens then is said before. */
export function QuotationDecision({ column, actions }: DecisionProps) {
  const t = useTranslate();
  const { company, quotation } = column;
  const [asking, setAsking] = useState<'accept' | 'decline'>();
  const isOpen = quotation.state === 'open';
  if (company.state === 'closed' || !(isOpen || quotation.state === 'expired')) return null;

  async function accept() {
    await actions.accept(company.id, quotation.id);
    setAsking(undefined);
  }

  return (
    <div className="flex flex-wrap gap-2">
      {isOpen && <Button onClick={() => setAsking('accept')}>{t(texts.accept)}</Button>}
      <Button variant="secondary" onClick={() => setAsking('decline')}>
        {t(texts.decline)}
      </Button>
      <ConfirmDialog
        open={asking === 'accept'}
        onClose={() => setAsking(undefined)}
        onConfirm={() => void accept()}
        title={t(texts.acceptQuestion)}
        confirmLabel={t(texts.accept)}
        pending={actions.busy}
      >
        {t(texts.acceptLead, { company: company.company_name })}
      </ConfirmDialog>
      {asking === 'decline' && (
        <DeclineDialog column={column} actions={actions} onClose={() => setAsking(undefined)} />
      )}
    </div>
  );
}

function DeclineDialog({ column, actions, onClose }: DecisionProps & { onClose: () => void }) {
  const t = useTranslate();
  const [reason, setReason] = useState<DeclineReason>('price');
  const [note, setNote] = useState('');
  const { company, quotation } = column;
  const { busy } = actions;

  async function send() {
    if (await actions.decline(company.id, quotation.id, { reason, note })) onClose();
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      title={t(texts.declineQuestion)}
      description={t(texts.declineLead)}
      actions={(cancel) => (
        <>
          <Button variant="secondary" disabled={busy} onClick={cancel}>
            {t(overlaysTexts.cancel)}
          </Button>
          <Button variant="danger" loading={busy} onClick={() => void send()}>
            {t(texts.decline)}
          </Button>
        </>
      )}
    >
      <div className="grid gap-5">
        <Select
          label={t(texts.reason)}
          value={reason}
          onChange={({ target }) => setReason(target.value as DeclineReason)}
          options={declineReasons.map((value) => ({
            value,
            label: t(texts[`${value}_reason`]),
          }))}
        />
        <TextArea
          optional
          label={t(texts.declineNote)}
          value={note}
          limit={quotationLimits.declineNote}
          maxLength={quotationLimits.declineNote}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
    </FormDialog>
  );
}
