import { enquiryLimits } from '#features/enquiries/enquiries.contract.ts';
import { enquiriesTexts as texts } from '#features/enquiries/enquiries.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import type { FieldWiring } from '#platform/pages/form-fields.ts';
import { TextArea } from '#ui/forms/text-area.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { CityField } from './city-field.tsx';
import { CountryField } from './country-field.tsx';

type AskedFieldsProps = {
  wire: (field: 'subject' | 'message' | 'quantity' | 'country' | 'city') => FieldWiring;
  /** Title of the record that the enquiry is about. */
  title: string;
};

/** Fields for subject, message, quantity and place. */
export function AskedFields({ wire, title }: AskedFieldsProps) {
  const t = useTranslate();
  const suggested = t(texts.subjectSuggested, { title }).slice(0, enquiryLimits.subject);
  return (
    <>
      <TextField
        {...wire('subject')}
        required
        label={t(texts.subject)}
        defaultValue={suggested}
        maxLength={enquiryLimits.subject}
      />
      <TextArea
        {...wire('message')}
        required
        label={t(texts.message)}
        help={t(texts.messageHelp)}
        className="min-h-36"
        limit={enquiryLimits.message}
        maxLength={enquiryLimits.message}
      />
      <div className="grid items-start gap-5 sm:grid-cols-3">
        <TextField
          {...wire('quantity')}
          optional
          label={t(texts.quantity)}
          placeholder={t(texts.quantityExample)}
          maxLength={enquiryLimits.quantity}
        />
        <CountryField {...wire('country')} label={t(texts.country)} />
        <CityField {...wire('city')} label={t(texts.city)} />
      </div>
    </>
  );
}
