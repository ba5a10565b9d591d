import { professionTexts } from './professions.texts.ts';

/** A profession's code: its English name with hyphens, so that the search finds it by its words. */
export type Profession = keyof typeof professionTexts;

export const professions = Object.keys(professionTexts) as readonly Profession[];

/** Groups of professions that people change between or search together. */
const families: readonly (readonly Profession[])[] = [
  ['doctor', 'surgeon', 'dentist'],
  ['nurse', 'midwife', 'nursing-assistant', 'caregiver', 'paramedic'],
  ['pharmacist', 'pharmacy-technician', 'pharmacovigilance-officer', 'cold-chain-coordinator'],
  [
    'physiotherapist',
    'occupational-therapist',
    'speech-therapist',
    'respiratory-therapist',
    'dietitian',
    'psychologist',
    'social-worker',
    'genetic-counsellor',
  ],
  ['optometrist', 'audiologist', 'dental-assistant', 'dental-hygienist', 'dental-technician'],
  ['radiographer', 'sonographer', 'cardiac-technologist', 'medical-physicist'],
  ['laboratory-technologist', 'quality-control-analyst', 'clinical-research-coordinator'],
  [
    'dialysis-technician',
    'anaesthesia-technician',
    'operating-theatre-technician',
    'sterilisation-technician',
  ],
  ['biomedical-engineer', 'biomedical-technician', 'service-engineer', 'application-specialist'],
  ['medical-representative', 'sales-engineer', 'sales-manager', 'product-manager'],
  ['regulatory-affairs-specialist', 'quality-assurance-officer'],
  ['warehouse-supervisor', 'purchasing-officer', 'tender-officer'],
  [
    'medical-receptionist',
    'medical-coder',
    'health-information-technician',
    'customer-care-officer',
    'administrative-assistant',
  ],
  ['health-data-analyst', 'it-support-specialist'],
  ['accountant', 'human-resources-officer', 'recruitment-consultant', 'marketing-officer'],
  ['hospital-administrator', 'lecturer'],
];

/** The profession and those of its group; empty for none. */
export function professionsNear(profession: string | null): Profession[] {
  const family = families.find((each) => each.some((near) => near === profession));
  return [...(family ?? [])];
}
