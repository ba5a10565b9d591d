import { requestLimits } from '#features/enquiries/requests/requests.contract.ts';
import { requestsTexts as texts } from '#features/enquiries/requests/requests.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import type { FieldWiring } from '#platform/pages/form-fields.ts';
import { TextField } from '#ui/forms/text-field.tsx';
import type { RequestField } from './request-fields.ts';
import { WishedCompanies } from './wished-companies.tsx';

type NeedFieldsProps = {
  wire: (field: RequestField) => FieldWiring;
  /** Initial description, from the link that led here. */
  need: string;
};

/** Fields for a described need and for the companies to ask. */
export function NeedFields({ wire, need }: NeedFieldsProps) {
  const t = useTranslate();
  return (
    <div className="grid gap-5">
      <div className="grid items-start gap-5 sm:grid-cols-[minmax(0,1fr)_8rem]">
        <TextField
          {...wire('need')}
          required
          label={t(texts.need)}
          placeholder={t(texts.needExample)}
          defaultValue={need}
          maxLength={requestLimits.need}
        />
        <TextField
          {...wire('need_quantity')}
          inputMode="numeric"
          label={t(texts.quantity)}
          defaultValue="1"
        />
      </div>
      <WishedCompanies wire={wire} />
    </div>
  );
}
