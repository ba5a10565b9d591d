import { enquiryLimits } from '#features/enquiries/enquiries.contract.ts';
import type { FieldWiring } from '#platform/pages/form-fields.ts';
import { TextField } from '#ui/forms/text-field.tsx';

/** The city of delivery. */
export function CityField(props: FieldWiring & { label: string }) {
  return (
    <TextField {...props} optional autoComplete="address-level2" maxLength={enquiryLimits.city} />
  );
}
