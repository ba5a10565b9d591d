/** What an applicant says the company is; the operator gives it its type at approval. */
export const companyCategories = [
  'hospital',
  'clinic',
  'pharmaceutical',
  'medical-equipment',
  'laboratory',
  'healthcare-service',
  'other',
] as const;
