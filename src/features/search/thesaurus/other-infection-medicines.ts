import { askedFor } from './asked-for.ts';
import { everydayComplaints } from './everyday-complaints.ts';
import { lastingComplaints } from './lasting-complaints.ts';
import { organComplaints } from './organ-complaints.ts';
import { skinAndEyeComplaints } from './skin-and-eye-complaints.ts';
import type { ThesaurusGroup } from './thesaurus-group.ts';
import { womenAndChildrenComplaints } from './women-and-children-complaints.ts';

/** Further substances against bacteria, and those against fungi, viruses, worms and other parasites. */
export const otherInfectionMedicines: readonly ThesaurusGroup[] = [
  {
    en: ['metronidazole', 'Flagyl', 'Amrizole', 'Metrolag'],
    ar: ['ميترونيدازول', 'فلاجيل', 'أمريزول', 'فلاجل', 'مترونيدازول', 'فلاقيل'],
    asked: askedFor(
      organComplaints.amoebiasis,
      everydayComplaints.toothache,
      everydayComplaints.gumDisease,
      womenAndChildrenComplaints.vaginalInfection,
      everydayComplaints.helicobacter,
    ),
  },
  {
    en: ['tinidazole', 'Fasigyn'],
    ar: ['تينيدازول', 'فاسيجين'],
    asked: askedFor(organComplaints.amoebiasis),
  },
  {
    en: ['secnidazole', 'Flagentyl'],
    ar: ['سيكنيدازول', 'فلاجنتيل', 'سكنيدازول'],
    asked: askedFor(organComplaints.amoebiasis),
  },
  {
    en: [
      'metronidazole and spiramycin',
      'spiramycin and metronidazole',
      'Spirazole',
      'Rodogyl',
      'Birodogyl',
    ],
    ar: ['ميترونيدازول وسبيرامايسين', 'سبيرازول', 'رودوجيل', 'بيرودوجيل'],
    asked: askedFor(everydayComplaints.toothache, everydayComplaints.gumDisease),
  },
  {
    en: ['gentamicin', 'gentamycin', 'Garamycin'],
    ar: ['جنتاميسين', 'جاراميسين', 'جنتامايسين', 'جينتامايسين', 'غاراميسين'],
    asked: askedFor(organComplaints.sepsis),
  },
  {
    en: ['amikacin', 'Amikin', 'Likacin'],
    ar: ['أميكاسين', 'أميكين', 'ليكاسين'],
    asked: askedFor(organComplaints.sepsis),
  },
  {
    en: ['vancomycin', 'Vancocin'],
    ar: ['فانكومايسين', 'فانكوميسين', 'فانكوسين'],
    asked: ['MRSA', ...askedFor(organComplaints.sepsis)],
  },
  {
    en: ['teicoplanin', 'Targocid'],
    ar: ['تيكوبلانين', 'تارجوسيد'],
    asked: ['MRSA', ...askedFor(organComplaints.sepsis)],
  },
  { en: ['linezolid', 'Zyvox'], ar: ['لينيزوليد', 'زيفوكس', 'لاينزوليد'], asked: ['MRSA'] },
  {
    en: ['colistin', 'colistimethate', 'colistimethate sodium', 'Colomycin'],
    ar: ['كوليستين', 'كوليستيميثات', 'كولوميسين'],
    asked: ['resistant germs'],
  },
  {
    en: ['rifampicin', 'rifampin', 'Rimactane', 'Rifadin'],
    ar: ['ريفامبيسين', 'ريماكتان', 'ريفامبين', 'ريفادين'],
    asked: askedFor(organComplaints.tuberculosis, organComplaints.brucellosis),
  },
  { en: ['isoniazid', 'INH'], ar: ['إيزونيازيد'], asked: askedFor(organComplaints.tuberculosis) },
  {
    en: ['ethambutol', 'Myambutol'],
    ar: ['إيثامبوتول', 'ميامبيوتول', 'ايتامبيوتول'],
    asked: askedFor(organComplaints.tuberculosis),
  },
  { en: ['pyrazinamide'], ar: ['بيرازيناميد'], asked: askedFor(organComplaints.tuberculosis) },
  {
    en: ['rifaximin', 'Xifaxan', 'Gastrobiotic'],
    ar: ['ريفاكسيمين', 'زيفاكسان', 'جاستروبيوتيك', 'ريفاكسمين'],
    asked: ["traveller's diarrhoea", 'إسهال المسافرين', ...askedFor(everydayComplaints.ibs)],
  },
  {
    en: ['fluconazole', 'Diflucan', 'Flucoral'],
    ar: ['فلوكونازول', 'ديفلوكان', 'فلوكورال', 'دايفلوكان', 'دفلوكان'],
    asked: askedFor(
      womenAndChildrenComplaints.vaginalInfection,
      skinAndEyeComplaints.thrush,
      skinAndEyeComplaints.skinFungus,
      skinAndEyeComplaints.nailFungus,
    ),
  },
  {
    en: ['itraconazole', 'Sporanox', 'Itrapex'],
    ar: ['إيتراكونازول', 'سبورانوكس', 'إترابكس'],
    asked: askedFor(skinAndEyeComplaints.nailFungus, skinAndEyeComplaints.ringworm),
  },
  {
    en: ['voriconazole', 'Vfend'],
    ar: ['فوريكونازول', 'فيفيند'],
    asked: askedFor(skinAndEyeComplaints.skinFungus),
  },
  {
    en: ['amphotericin B', 'AmBisome', 'Fungizone', 'liposomal amphotericin'],
    ar: ['أمفوتريسين ب', 'أمبيزوم', 'فنجيزون', 'أمفوتيريسين بي'],
    asked: ['systemic fungal infection'],
  },
  {
    en: ['caspofungin', 'Cancidas'],
    ar: ['كاسبوفونجين', 'كانسيداس', 'كاسبوفنجين'],
    asked: ['systemic fungal infection'],
  },
  {
    en: ['griseofulvin', 'Ultragriseofulvin', 'Fulcin'],
    ar: ['جريزوفولفين', 'جريسيوفولفين', 'غريزيوفولفين'],
    asked: askedFor(skinAndEyeComplaints.ringworm),
  },
  {
    en: ['nystatin', 'Mycostatin'],
    ar: ['نيستاتين', 'ميكوستاتين', 'مايكوستاتين', 'نستاتين'],
    asked: askedFor(skinAndEyeComplaints.thrush),
  },
  {
    en: ['aciclovir', 'acyclovir', 'Zovirax', 'Cyclovir'],
    ar: ['أسيكلوفير', 'أسايكلوفير', 'زوفيراكس', 'زوفيركس', 'اسيكلوفر', 'سيكلوفير'],
    asked: askedFor(
      skinAndEyeComplaints.coldSore,
      skinAndEyeComplaints.shingles,
      skinAndEyeComplaints.chickenpox,
    ),
  },
  {
    en: ['valaciclovir', 'valacyclovir', 'Valtrex'],
    ar: ['فالاسيكلوفير', 'فالتريكس', 'فالسيكلوفير', 'فالاسايكلوفير'],
    asked: askedFor(skinAndEyeComplaints.coldSore, skinAndEyeComplaints.shingles),
  },
  {
    en: ['oseltamivir', 'Tamiflu'],
    ar: ['أوسيلتاميفير', 'تاميفلو', 'تامفلو', 'اوسلتاميفير'],
    asked: askedFor(everydayComplaints.influenza),
  },
  {
    en: ['sofosbuvir', 'Sovaldi', 'Gratisovir'],
    ar: ['سوفوسبوفير', 'سوفالدي', 'جراتيسوفير'],
    asked: askedFor(lastingComplaints.hepatitis),
  },
  {
    en: ['sofosbuvir and velpatasvir', 'Epclusa'],
    ar: ['سوفوسبوفير وفيلباتاسفير', 'إبكلوسا'],
    asked: askedFor(lastingComplaints.hepatitis),
  },
  {
    en: ['sofosbuvir and ledipasvir', 'ledipasvir and sofosbuvir', 'Harvoni'],
    ar: ['سوفوسبوفير وليديباسفير', 'هارفوني'],
    asked: askedFor(lastingComplaints.hepatitis),
  },
  {
    en: ['entecavir', 'Baraclude'],
    ar: ['إنتيكافير', 'باراكلود'],
    asked: askedFor(lastingComplaints.hepatitis),
  },
  {
    en: ['tenofovir', 'Viread', 'tenofovir disoproxil'],
    ar: ['تينوفوفير', 'فيريد', 'تينوفوفير ديسوبروكسيل'],
    asked: askedFor(lastingComplaints.hepatitis, womenAndChildrenComplaints.hiv),
  },
  {
    en: ['remdesivir', 'Veklury'],
    ar: ['ريمديسيفير', 'فيكلوري'],
    asked: askedFor(organComplaints.covid),
  },
  {
    en: ['nirmatrelvir and ritonavir', 'Paxlovid'],
    ar: ['نيرماتريلفير وريتونافير', 'باكسلوفيد'],
    asked: askedFor(organComplaints.covid),
  },
  {
    en: ['albendazole', 'Zentel', 'Alzental'],
    ar: ['ألبيندازول', 'زنتل', 'ألزنتال', 'البندازول'],
    asked: askedFor(everydayComplaints.worms),
  },
  {
    en: ['mebendazole', 'Vermox', 'Antiver', 'Verm-1'],
    ar: ['ميبيندازول', 'فيرموكس', 'أنتيفر', 'مبندازول', 'فرموكس'],
    asked: askedFor(everydayComplaints.worms),
  },
  {
    en: ['praziquantel', 'Distocide', 'Biltricide'],
    ar: ['برازيكوانتيل', 'ديستوسيد', 'برازيكوانتل'],
    asked: askedFor(organComplaints.bilharzia),
  },
  {
    en: ['ivermectin', 'Iverzine', 'Stromectol'],
    ar: ['إيفرمكتين', 'ستروميكتول', 'ايفرزين', 'ايفرمكتن'],
    asked: askedFor(skinAndEyeComplaints.scabies, skinAndEyeComplaints.headLice),
  },
  {
    en: ['nitazoxanide', 'Nanazoxid', 'Alinia', 'Cryptonaz'],
    ar: ['نيتازوكسانيد', 'نانازوكسيد', 'كريبتوناز', 'نيتازوكسانايد'],
    asked: askedFor(everydayComplaints.diarrhoea, organComplaints.amoebiasis),
  },
  {
    en: ['hydroxychloroquine', 'Plaquenil', 'Hydroquine'],
    ar: ['هيدروكسي كلوروكين', 'بلاكوينيل', 'هيدروكين', 'هيدروكسيكلوروكوين', 'بلاكنيل'],
    asked: askedFor(lastingComplaints.rheumatoid, organComplaints.lupus, organComplaints.malaria),
  },
  {
    en: ['chloroquine', 'Aralen', 'chloroquine phosphate'],
    ar: ['كلوروكين', 'كلوروكوين'],
    asked: askedFor(organComplaints.malaria),
  },
  {
    en: ['artemether and lumefantrine', 'Coartem', 'artemether lumefantrine'],
    ar: ['أرتيميثير ولوميفانترين', 'كوارتم', 'أرتيميثر لوميفانترين'],
    asked: askedFor(organComplaints.malaria),
  },
  {
    en: ['atovaquone and proguanil', 'Malarone'],
    ar: ['أتوفاكون وبروغوانيل', 'مالارون', 'أتوفاكون وبروجوانيل'],
    asked: askedFor(organComplaints.malaria),
  },
];
