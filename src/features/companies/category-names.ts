/** The fields an applicant can choose for the company. The company type is given by the operator at approval. */
export const companyCategories = [
  'hospital',
  'clinic',
  'pharmaceutical',
  'medical-equipment',
  'laboratory',
  'healthcare-service',
  'other',
] as const;
