import { useId, useState } from 'react';
import { useOwnerClaim } from '#collection/web/owner-claim.ts';
import { inboxTexts } from '#features/enquiries/inbox/inbox.texts.ts';
import type { LeadActions, WholeLead } from '#features/enquiries/inbox/web/use-inbox.ts';
import { downloadQuotationFile } from '#features/enquiries/quotations/quotations.contract.ts';
import { quotationsTexts as texts } from '#features/enquiries/quotations/quotations.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useClient } from '#platform/pages/use-call.ts';
import { Button } from '#ui/actions/button.tsx';
import { SaveFileButton } from '#ui/actions/save-file-button.tsx';
import { QuotationForm } from './quotation-form.tsx';
import { EarlierRevisions, QuotationView } from './quotation-view.tsx';

type LeadQuotationsProps = { lead: WholeLead; actions: LeadActions };

/** The company's quotations for a lead, with a form for a new one. */
export function LeadQuotations({ lead, actions }: LeadQuotationsProps) {
  const t = useTranslate();
  const id = useId();
  const client = useClient();
  const claim = useOwnerClaim();
  const [isWriting, setWriting] = useState(false);
  const { request, is_closed, is_erased } = lead;
  if (!request) return null;
  const [current, ...earlier] = request.quotations;
  const mayQuote = !is_closed && !is_erased && current?.state !== 'accepted';
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h3 id={id} className="font-semibold">
        {t(texts.quotation)}
      </h3>
      {current && (
        <div className="grid gap-3 rounded-lg border border-line p-4">
          <QuotationView quotation={current} />
          {current.file_name && (
            <SaveFileButton
              label={current.file_name}
              failed={t(inboxTexts.fileFailed)}
              name={current.file_name}
              fetchFile={() =>
                client(downloadQuotationFile, { ...claim, quotation_id: current.id })
              }
            />
          )}
          <EarlierRevisions quotations={earlier} />
        </div>
      )}
      {mayQuote &&
        (isWriting ? (
          <QuotationForm
            asked={request.lines}
            last={current}
            enquiry={lead.id}
            onDone={(answer) => {
              setWriting(false);
              void actions.show(answer);
            }}
            onCancel={() => setWriting(false)}
          />
        ) : (
          <Button
            variant={current ? 'secondary' : 'primary'}
            className="sm:justify-self-start"
            onClick={() => setWriting(true)}
          >
            {t(current ? texts.revise : texts.write)}
          </Button>
        ))}
    </section>
  );
}
