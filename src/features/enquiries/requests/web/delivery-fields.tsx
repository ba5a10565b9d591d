import { requestLimits } from '#features/enquiries/requests/requests.contract.ts';
import { requestsTexts as texts } from '#features/enquiries/requests/requests.texts.ts';
import { CityField } from '#features/enquiries/web/city-field.tsx';
import { CountryField } from '#features/enquiries/web/country-field.tsx';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import type { FieldWiring } from '#platform/pages/form-fields.ts';
import { TextArea } from '#ui/forms/text-area.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import type { RequestField } from './request-fields.ts';

/** Fields for place and date of delivery, and further notes. */
export function DeliveryFields({ wire }: { wire: (field: RequestField) => FieldWiring }) {
  const t = useTranslate();
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-3">
        <CountryField {...wire('country')} label={t(texts.country)} />
        <CityField {...wire('city')} label={t(texts.city)} />
        <TextField {...wire('needed_by')} optional type="date" label={t(texts.neededBy)} />
      </div>
      <TextArea
        {...wire('notes')}
        optional
        label={t(texts.notes)}
        help={t(texts.notesHelp)}
        limit={requestLimits.notes}
        maxLength={requestLimits.notes}
      />
    </>
  );
}
