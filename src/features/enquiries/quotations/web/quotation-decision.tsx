import { useState } from 'react';
import { declineReasons } from '#features/enquiries/quotations/quotation-states.ts';
import { quotationLimits } from '#features/enquiries/quotations/quotations.contract.ts';
import { quotationsTexts as texts } from '#features/enquiries/quotations/quotations.texts.ts';
import type { RequestActions } from '#features/enquiries/requests/web/use-request.ts';
import { ReasonDialog } from '#features/enquiries/web/reason-dialog.tsx';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Button } from '#ui/actions/button.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import type { Column } from './comparison.ts';

type DecisionProps = { column: Column; actions: RequestActions };

/** Buttons to accept or decline a quotation while that is possible; a dialog says what follows. */
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
  const { company, quotation } = column;
  return (
    <ReasonDialog
      title={t(texts.declineQuestion)}
      description={t(texts.declineLead)}
      reason={{
        label: t(texts.reason),
        options: declineReasons.map((value) => ({ value, label: t(texts[`${value}_reason`]) })),
      }}
      note={{ label: t(texts.declineNote), longest: quotationLimits.declineNote }}
      confirmLabel={t(texts.decline)}
      busy={actions.busy}
      onSend={(given) => actions.decline(company.id, quotation.id, given)}
      onClose={onClose}
    />
  );
}
