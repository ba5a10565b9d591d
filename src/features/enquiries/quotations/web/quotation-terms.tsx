import { quotationLimits } from '#features/enquiries/quotations/quotations.contract.ts';
import { quotationsTexts as texts } from '#features/enquiries/quotations/quotations.texts.ts';
import { addDays } from '#platform/dates/calendar-date.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { TextArea } from '#ui/forms/text-area.tsx';
import { TextField } from '#ui/forms/text-field.tsx';

/** Default validity of a quotation. */
const USUAL_DAYS = 30;

type QuotationTermsProps = {
  errors: Readonly<Record<string, string>>;
  onEdit: (field: 'valid_until') => void;
  /** Terms of the previous revision. */
  terms: string | undefined;
};

/** Fields for a quotation's validity and terms. */
export function QuotationTerms({ errors, onEdit, terms }: QuotationTermsProps) {
  const t = useTranslate();
  return (
    <>
      <TextField
        required
        type="date"
        name="valid_until"
        className="sm:max-w-xs"
        label={t(texts.validUntil)}
        defaultValue={addDays(todayAt(new Date()), USUAL_DAYS)}
        error={errors.valid_until}
        onChange={() => onEdit('valid_until')}
      />
      <TextArea
        optional
        dir="auto"
        name="terms"
        label={t(texts.terms)}
        help={t(texts.termsHelp)}
        defaultValue={terms}
        limit={quotationLimits.terms}
        maxLength={quotationLimits.terms}
        error={errors.terms}
      />
    </>
  );
}
