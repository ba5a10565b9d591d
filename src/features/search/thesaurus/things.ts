import { careServices } from './care-services.ts';
import { catalogueSubjects } from './catalogue-subjects.ts';
import { companyKinds } from './company-kinds.ts';
import { dental } from './dental.ts';
import { diagnosticDevices } from './diagnostic-devices.ts';
import { emergencyAndInfusion } from './emergency-and-infusion.ts';
import { eventTopics } from './event-topics.ts';
import { eyesAndEars } from './eyes-and-ears.ts';
import { glovesAndMasks } from './gloves-and-masks.ts';
import { healthIt } from './health-it.ts';
import { heartAndPressureDevices } from './heart-and-pressure-devices.ts';
import { hospitalFurniture } from './hospital-furniture.ts';
import { hospitalUnits } from './hospital-units.ts';
import { imaging } from './imaging.ts';
import { implants } from './implants.ts';
import { laboratoryEquipment } from './laboratory-equipment.ts';
import { laboratorySupplies } from './laboratory-supplies.ts';
import { laboratoryTests } from './laboratory-tests.ts';
import { mobilityAndSupports } from './mobility-and-supports.ts';
import { operatingTheatre } from './operating-theatre.ts';
import { peopleAndQualities } from './people-and-qualities.ts';
import { portalBusiness } from './portal-business.ts';
import { portalHelp } from './portal-help.ts';
import { respiratoryCare } from './respiratory-care.ts';
import { skinAndWellbeing } from './skin-and-wellbeing.ts';
import { spelledNames } from './spelled-names.ts';
import { sterilisationAndHygiene } from './sterilisation-and-hygiene.ts';
import { supplyAndRegulation } from './supply-and-regulation.ts';
import { supportsAndBraces } from './supports-and-braces.ts';
import { surgicalInstruments } from './surgical-instruments.ts';
import { technicalServices } from './technical-services.ts';
import { therapyAndHomeCare } from './therapy-and-home-care.ts';
import type { ThesaurusGroup } from './thesaurus-group.ts';
import { wardConsumables } from './ward-consumables.ts';
import { womenAndNewborns } from './women-and-newborns.ts';
import { woundCare } from './wound-care.ts';

/** Every group about things, places, companies, events and the portal itself. */
export const things: readonly ThesaurusGroup[] = [
  ...careServices,
  ...catalogueSubjects,
  ...companyKinds,
  ...dental,
  ...diagnosticDevices,
  ...emergencyAndInfusion,
  ...eventTopics,
  ...eyesAndEars,
  ...glovesAndMasks,
  ...healthIt,
  ...heartAndPressureDevices,
  ...hospitalFurniture,
  ...hospitalUnits,
  ...imaging,
  ...implants,
  ...laboratoryEquipment,
  ...laboratorySupplies,
  ...laboratoryTests,
  ...mobilityAndSupports,
  ...operatingTheatre,
  ...peopleAndQualities,
  ...portalBusiness,
  ...portalHelp,
  ...respiratoryCare,
  ...skinAndWellbeing,
  ...spelledNames,
  ...sterilisationAndHygiene,
  ...supplyAndRegulation,
  ...supportsAndBraces,
  ...surgicalInstruments,
  ...technicalServices,
  ...therapyAndHomeCare,
  ...wardConsumables,
  ...womenAndNewborns,
  ...woundCare,
];
