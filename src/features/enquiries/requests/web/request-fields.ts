/** The form's fields, in the order of the page. */
export const requestFields = [
  'need',
  'need_quantity',
  'category',
  'company_country',
  'company_type',
  'companies',
  'needed_by',
  'country',
  'city',
  'notes',
  'file_1',
  'file_2',
  'file_3',
  'name',
  'phone',
  'email',
] as const;

export type RequestField = (typeof requestFields)[number];
