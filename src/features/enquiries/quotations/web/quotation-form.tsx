import { useId, useState } from 'react';
import { useOwnerClaim } from '#collection/web/owner-claim.ts';
import { sendQuotation } from '#features/enquiries/quotations/quotations.contract.ts';
import { quotationsTexts as texts } from '#features/enquiries/quotations/quotations.texts.ts';
import { EnquiryFileField } from '#features/enquiries/web/enquiry-file-field.tsx';
import type { CallAnswer } from '#platform/calls/call.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { currencyOfCountry } from '#platform/money/country-currency.ts';
import { useCallForm } from '#platform/pages/use-call-form.ts';
import { useRetryKey } from '#platform/pages/use-retry-key.ts';
import { useVisitorCountry } from '#platform/pages/visitor-context.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { CurrencySelect } from '#ui/forms/currency-select.tsx';
import { overlaysTexts } from '#ui/overlays/overlays.texts.ts';
import { QuotationTerms } from './quotation-terms.tsx';
import type { Quotation } from './quotation-view.tsx';
import { QuotedLineFields } from './quoted-line-fields.tsx';
import { type AskedLine, useQuotedLines } from './use-quoted-lines.ts';

type QuotationFormProps = {
  enquiry: number;
  asked: readonly AskedLine[];
  /** The previous revision, whose values are the initial ones. */
  last: Quotation | undefined;
  onDone: (answer: CallAnswer<typeof sendQuotation>) => void;
  onCancel: () => void;
};

/** The form for a company's prices. */
export function QuotationForm(props: QuotationFormProps) {
  const { enquiry, asked, last, onDone, onCancel } = props;
  const t = useTranslate();
  const id = useId();
  const claim = useOwnerClaim();
  const country = useVisitorCountry();
  const { key, heard } = useRetryKey();
  const [currency, setCurrency] = useState(last?.currency ?? currencyOfCountry(country.code));
  const { quotedFor, type, lines } = useQuotedLines(asked, last);
  const [file, setFile] = useState<File | null>(null);
  const form = useCallForm(sendQuotation, {
    also: {
      ...claim,
      id: enquiry,
      key,
      currency,
      lines: JSON.stringify(lines),
      ...(file ? { file } : {}),
    },
    onDone,
    onFailure: heard,
  });
  const { errors } = form;
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-5 rounded-lg bg-sunken p-4">
      {(errors.lines ?? form.failure) && (
        <Notice tone="danger">{errors.lines ?? form.failure}</Notice>
      )}
      <CurrencySelect
        required
        label={t(texts.currency)}
        className="sm:max-w-xs"
        value={currency}
        onChange={({ target }) => setCurrency(target.value)}
        error={errors.currency}
      />
      {asked.map((line) => (
        <QuotedLineFields
          key={line.id}
          asked={line}
          quoted={quotedFor(line.id)}
          onType={(part, value) => type(line.id, part, value)}
        />
      ))}
      <QuotationTerms errors={errors} onEdit={form.edited} terms={last?.terms} />
      <EnquiryFileField id={`${id}-file`} file={file} onFile={setFile} error={errors.file} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={form.sending} loadingLabel={t(texts.sending)}>
          {t(texts.send)}
        </Button>
        <Button variant="secondary" disabled={form.sending} onClick={onCancel}>
          {t(overlaysTexts.cancel)}
        </Button>
      </div>
    </form>
  );
}
