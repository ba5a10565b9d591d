import { useId, useState } from 'react';
import { useOwnerClaim } from '#collection/web/owner-claim.ts';
import { enquiriesTexts } from '#features/enquiries/enquiries.texts.ts';
import {
  quotationLimits,
  sendQuotation,
} from '#features/enquiries/quotations/quotations.contract.ts';
import { quotationsTexts as texts } from '#features/enquiries/quotations/quotations.texts.ts';
import type { AskedCompany } from '#features/enquiries/requests/web/use-request.ts';
import { ENQUIRY_FILE_ACCEPT, fileProblem } from '#features/enquiries/web/enquiry-file.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { newKey } from '#platform/calls/new-key.ts';
import { addDays } from '#platform/dates/calendar-date.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { toLatinDigits } from '#platform/i18n/latin-digits.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { currencyOfCountry } from '#platform/money/country-currency.ts';
import { useCallForm } from '#platform/pages/use-call-form.ts';
import { useVisitorCountry } from '#platform/pages/visitor-context.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { CurrencySelect } from '#ui/forms/currency-select.tsx';
import { FileDropZone } from '#ui/forms/file-drop-zone.tsx';
import { TextArea } from '#ui/forms/text-area.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { overlaysTexts } from '#ui/overlays/overlays.texts.ts';
import type { Quotation } from './quotation-view.tsx';

/** How long a price usually holds. */
const USUAL_DAYS = 30;

type Typed = {
  readonly price: string;
  readonly least: string;
  readonly days: string;
  readonly note: string;
};

const numberOf = (typed: string) => {
  const digits = toLatinDigits(typed).replace(/\D/g, '');
  return digits === '' ? null : Number(digits);
};

type QuotationFormProps = {
  enquiry: number;
  lines: AskedCompany['lines'];
  /** The revision before, whose figures are the first of this one. */
  last: Quotation | undefined;
  onDone: (answer: CallAnswer<typeof sendQuotation>) => void;
  onCancel: () => void;
};

export function QuotationForm({ enquiry, lines, last, onDone, onCancel }: QuotationFormProps) {
  const t = useTranslate();
  const id = useId();
  const claim = useOwnerClaim();
  const country = useVisitorCountry();
  const [key] = useState(newKey);
  const [currency, setCurrency] = useState(last?.currency ?? currencyOfCountry(country.code));
  const [typed, setTyped] = useState<Readonly<Record<number, Typed>>>(() =>
    Object.fromEntries(
      lines.map((line) => {
        const before = last?.lines.find(({ line_id }) => line_id === line.id);
        return [
          line.id,
          {
            price: before?.price ?? '',
            least: String(before?.min_quantity ?? ''),
            days: String(before?.delivery_days ?? ''),
            note: before?.note ?? '',
          },
        ];
      }),
    ),
  );
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string>();
  const form = useCallForm(sendQuotation, {
    also: {
      ...claim,
      id: enquiry,
      key,
      currency,
      lines: JSON.stringify(
        lines.map(({ id: line_id }) => ({
          line_id,
          price: typed[line_id]?.price ?? '',
          min_quantity: numberOf(typed[line_id]?.least ?? ''),
          delivery_days: numberOf(typed[line_id]?.days ?? ''),
          note: typed[line_id]?.note ?? '',
        })),
      ),
      ...(file ? { file } : {}),
    },
    onDone,
  });
  const type = (line: number, part: keyof Typed, value: string) =>
    setTyped((others) => {
      const { price = '', least = '', days = '', note = '' } = others[line] ?? {};
      return { ...others, [line]: { price, least, days, note, [part]: value } };
    });

  function choose(chosen: File | null) {
    const found = chosen && fileProblem(chosen);
    setProblem(found ? t(found) : undefined);
    setFile(found ? null : chosen);
  }

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
      {lines.map((line) => (
        <fieldset key={line.id} className="grid gap-3 border-line border-t pt-4">
          <legend className="sr-only">{line.title}</legend>
          <p aria-hidden="true" className="flex items-baseline justify-between gap-4 font-medium">
            <bdi className="min-w-0 break-words">{line.title}</bdi>
            <span className="shrink-0 tabular-nums">× {line.quantity}</span>
          </p>
          <div className="grid items-end gap-3 sm:grid-cols-3">
            <TextField
              dir="ltr"
              inputMode="decimal"
              label={t(texts.price)}
              help={t(texts.priceHelp)}
              value={typed[line.id]?.price ?? ''}
              onChange={({ target }) => type(line.id, 'price', target.value)}
            />
            <TextField
              optional
              dir="ltr"
              inputMode="numeric"
              label={t(texts.minQuantity)}
              value={typed[line.id]?.least ?? ''}
              onChange={({ target }) => type(line.id, 'least', target.value)}
            />
            <TextField
              optional
              dir="ltr"
              inputMode="numeric"
              label={t(texts.deliveryDays)}
              value={typed[line.id]?.days ?? ''}
              onChange={({ target }) => type(line.id, 'days', target.value)}
            />
          </div>
          <TextField
            optional
            dir="auto"
            label={t(texts.lineNote)}
            help={t(texts.lineNoteHelp)}
            maxLength={quotationLimits.lineNote}
            value={typed[line.id]?.note ?? ''}
            onChange={({ target }) => type(line.id, 'note', target.value)}
          />
        </fieldset>
      ))}
      <TextField
        required
        type="date"
        name="valid_until"
        className="sm:max-w-xs"
        label={t(texts.validUntil)}
        defaultValue={addDays(todayAt(new Date()), USUAL_DAYS)}
        error={errors.valid_until}
        onChange={() => form.edited('valid_until')}
      />
      <TextArea
        optional
        dir="auto"
        name="terms"
        label={t(texts.terms)}
        help={t(texts.termsHelp)}
        defaultValue={last?.terms}
        limit={quotationLimits.terms}
        maxLength={quotationLimits.terms}
        error={errors.terms}
      />
      <FileDropZone
        id={`${id}-file`}
        optional
        label={t(enquiriesTexts.file)}
        help={t(enquiriesTexts.fileHelp)}
        accept={ENQUIRY_FILE_ACCEPT}
        file={file}
        onFileChange={choose}
        error={problem ?? errors.file}
      />
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
