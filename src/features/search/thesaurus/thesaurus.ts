import { alliedProfessions } from './allied-professions.ts';
import { antibiotics } from './antibiotics.ts';
import { bloodAndLipidMedicines } from './blood-and-lipid-medicines.ts';
import { bowelMedicines } from './bowel-medicines.ts';
import { cancerAndImmunityMedicines } from './cancer-and-immunity-medicines.ts';
import { careServices } from './care-services.ts';
import { coldAndAirwayMedicines } from './cold-and-airway-medicines.ts';
import { companyKinds } from './company-kinds.ts';
import { dental } from './dental.ts';
import { diabetesAndHormoneMedicines } from './diabetes-and-hormone-medicines.ts';
import { diagnosticDevices } from './diagnostic-devices.ts';
import { doctors } from './doctors.ts';
import { dosageForms } from './dosage-forms.ts';
import { emergencyAndInfusion } from './emergency-and-infusion.ts';
import { eventTopics } from './event-topics.ts';
import { everydayComplaints } from './everyday-complaints.ts';
import { eyeAndEarMedicines } from './eye-and-ear-medicines.ts';
import { eyesAndEars } from './eyes-and-ears.ts';
import { healthIt } from './health-it.ts';
import { heartMedicines } from './heart-medicines.ts';
import { hospitalFurniture } from './hospital-furniture.ts';
import { hospitalMedicines } from './hospital-medicines.ts';
import { hospitalUnits } from './hospital-units.ts';
import { imaging } from './imaging.ts';
import { implants } from './implants.ts';
import { laboratoryEquipment } from './laboratory-equipment.ts';
import { laboratorySupplies } from './laboratory-supplies.ts';
import { laboratoryTests } from './laboratory-tests.ts';
import { lastingComplaints } from './lasting-complaints.ts';
import { medicineClasses } from './medicine-classes.ts';
import { medicineTrade } from './medicine-trade.ts';
import { mindAndNerveComplaints } from './mind-and-nerve-complaints.ts';
import { mindMedicines } from './mind-medicines.ts';
import { mobilityAndSupports } from './mobility-and-supports.ts';
import { nerveMedicines } from './nerve-medicines.ts';
import { nursesAndMidwives } from './nurses-and-midwives.ts';
import { officeProfessions } from './office-professions.ts';
import { operatingTheatre } from './operating-theatre.ts';
import { organComplaints } from './organ-complaints.ts';
import { otherInfectionMedicines } from './other-infection-medicines.ts';
import { painMedicines } from './pain-medicines.ts';
import { peopleAndMedicines } from './people-and-medicines.ts';
import { peopleAndQualities } from './people-and-qualities.ts';
import { pharmacyAndIndustryProfessions } from './pharmacy-and-industry-professions.ts';
import { portalBusiness } from './portal-business.ts';
import { portalHelp } from './portal-help.ts';
import { qualifications } from './qualifications.ts';
import { respiratoryCare } from './respiratory-care.ts';
import { skinAndEyeComplaints } from './skin-and-eye-complaints.ts';
import { skinAndWellbeing } from './skin-and-wellbeing.ts';
import { skinMedicines } from './skin-medicines.ts';
import { specialities } from './specialities.ts';
import { sterilisationAndHygiene } from './sterilisation-and-hygiene.ts';
import { stomachMedicines } from './stomach-medicines.ts';
import { supplyAndRegulation } from './supply-and-regulation.ts';
import { surgicalInstruments } from './surgical-instruments.ts';
import { surgicalSpecialities } from './surgical-specialities.ts';
import { technicalServices } from './technical-services.ts';
import { technologists } from './technologists.ts';
import { therapyAndHomeCare } from './therapy-and-home-care.ts';
import type { ThesaurusGroup } from './thesaurus-group.ts';
import { things } from './things.ts';
import { vaccinesAndFluids } from './vaccines-and-fluids.ts';
import { vitaminsAndMinerals } from './vitamins-and-minerals.ts';
import { wardConsumables } from './ward-consumables.ts';
import { womenAndChildrenComplaints } from './women-and-children-complaints.ts';
import { womenAndMenMedicines } from './women-and-men-medicines.ts';
import { womenAndNewborns } from './women-and-newborns.ts';
import { workingTerms } from './working-terms.ts';
import { woundCare } from './wound-care.ts';

/** Words of medicine that mean the same, as the product ships them. */
export const thesaurus: readonly ThesaurusGroup[] = [
  ...alliedProfessions,
  ...antibiotics,
  ...bloodAndLipidMedicines,
  ...bowelMedicines,
  ...cancerAndImmunityMedicines,
  ...careServices,
  ...coldAndAirwayMedicines,
  ...companyKinds,
  ...dental,
  ...diabetesAndHormoneMedicines,
  ...diagnosticDevices,
  ...doctors,
  ...dosageForms,
  ...emergencyAndInfusion,
  ...eventTopics,
  ...Object.values(everydayComplaints),
  ...eyeAndEarMedicines,
  ...eyesAndEars,
  ...healthIt,
  ...heartMedicines,
  ...hospitalFurniture,
  ...hospitalMedicines,
  ...hospitalUnits,
  ...imaging,
  ...implants,
  ...laboratoryEquipment,
  ...laboratorySupplies,
  ...laboratoryTests,
  ...Object.values(lastingComplaints),
  ...medicineClasses,
  ...medicineTrade,
  ...Object.values(mindAndNerveComplaints),
  ...mindMedicines,
  ...mobilityAndSupports,
  ...nerveMedicines,
  ...nursesAndMidwives,
  ...officeProfessions,
  ...operatingTheatre,
  ...Object.values(organComplaints),
  ...otherInfectionMedicines,
  ...painMedicines,
  ...peopleAndMedicines,
  ...peopleAndQualities,
  ...pharmacyAndIndustryProfessions,
  ...portalBusiness,
  ...portalHelp,
  ...qualifications,
  ...respiratoryCare,
  ...Object.values(skinAndEyeComplaints),
  ...skinAndWellbeing,
  ...skinMedicines,
  ...specialities,
  ...sterilisationAndHygiene,
  ...stomachMedicines,
  ...supplyAndRegulation,
  ...surgicalInstruments,
  ...surgicalSpecialities,
  ...technicalServices,
  ...technologists,
  ...therapyAndHomeCare,
  ...things,
  ...vaccinesAndFluids,
  ...vitaminsAndMinerals,
  ...wardConsumables,
  ...Object.values(womenAndChildrenComplaints),
  ...womenAndMenMedicines,
  ...womenAndNewborns,
  ...workingTerms,
  ...woundCare,
];
