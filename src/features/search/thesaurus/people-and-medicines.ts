import { alliedProfessions } from './allied-professions.ts';
import { antibiotics } from './antibiotics.ts';
import { asthmaMedicines } from './asthma-medicines.ts';
import { bloodAndLipidMedicines } from './blood-and-lipid-medicines.ts';
import { bowelMedicines } from './bowel-medicines.ts';
import { cancerAndImmunityMedicines } from './cancer-and-immunity-medicines.ts';
import { coldAndAirwayMedicines } from './cold-and-airway-medicines.ts';
import { diabetesAndHormoneMedicines } from './diabetes-and-hormone-medicines.ts';
import { doctors } from './doctors.ts';
import { dosageForms } from './dosage-forms.ts';
import { everydayComplaints } from './everyday-complaints.ts';
import { eyeAndEarMedicines } from './eye-and-ear-medicines.ts';
import { heartMedicines } from './heart-medicines.ts';
import { hospitalMedicines } from './hospital-medicines.ts';
import { lastingComplaints } from './lasting-complaints.ts';
import { medicineClasses } from './medicine-classes.ts';
import { medicineTrade } from './medicine-trade.ts';
import { mindAndNerveComplaints } from './mind-and-nerve-complaints.ts';
import { mindMedicines } from './mind-medicines.ts';
import { nerveMedicines } from './nerve-medicines.ts';
import { nursesAndMidwives } from './nurses-and-midwives.ts';
import { officeProfessions } from './office-professions.ts';
import { organComplaints } from './organ-complaints.ts';
import { otherInfectionMedicines } from './other-infection-medicines.ts';
import { painMedicines } from './pain-medicines.ts';
import { pharmacyAndIndustryProfessions } from './pharmacy-and-industry-professions.ts';
import { qualifications } from './qualifications.ts';
import { skinAndEyeComplaints } from './skin-and-eye-complaints.ts';
import { skinMedicines } from './skin-medicines.ts';
import { specialities } from './specialities.ts';
import { stomachMedicines } from './stomach-medicines.ts';
import { subSpecialities } from './sub-specialities.ts';
import { surgicalSpecialities } from './surgical-specialities.ts';
import { technologists } from './technologists.ts';
import type { ThesaurusGroup } from './thesaurus-group.ts';
import { vaccinesAndFluids } from './vaccines-and-fluids.ts';
import { vitaminsAndMinerals } from './vitamins-and-minerals.ts';
import { womenAndChildrenComplaints } from './women-and-children-complaints.ts';
import { womenAndMenMedicines } from './women-and-men-medicines.ts';
import { workingTerms } from './working-terms.ts';

/** Every group about complaints, medicines and the people of health care. */
export const peopleAndMedicines: readonly ThesaurusGroup[] = [
  ...Object.values(everydayComplaints),
  ...Object.values(lastingComplaints),
  ...Object.values(skinAndEyeComplaints),
  ...Object.values(womenAndChildrenComplaints),
  ...Object.values(mindAndNerveComplaints),
  ...Object.values(organComplaints),
  ...painMedicines,
  ...coldAndAirwayMedicines,
  ...asthmaMedicines,
  ...stomachMedicines,
  ...bowelMedicines,
  ...heartMedicines,
  ...bloodAndLipidMedicines,
  ...diabetesAndHormoneMedicines,
  ...antibiotics,
  ...otherInfectionMedicines,
  ...mindMedicines,
  ...nerveMedicines,
  ...skinMedicines,
  ...eyeAndEarMedicines,
  ...vitaminsAndMinerals,
  ...womenAndMenMedicines,
  ...cancerAndImmunityMedicines,
  ...hospitalMedicines,
  ...vaccinesAndFluids,
  ...dosageForms,
  ...Object.values(medicineClasses),
  ...medicineTrade,
  ...specialities,
  ...Object.values(subSpecialities),
  ...surgicalSpecialities,
  ...Object.values(doctors),
  ...nursesAndMidwives,
  ...alliedProfessions,
  ...technologists,
  ...pharmacyAndIndustryProfessions,
  ...officeProfessions,
  ...qualifications,
  ...workingTerms,
];
