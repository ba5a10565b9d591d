import { askedFor } from './asked-for.ts';
import { everydayComplaints } from './everyday-complaints.ts';
import { lastingComplaints } from './lasting-complaints.ts';
import { medicineClasses } from './medicine-classes.ts';
import { organComplaints } from './organ-complaints.ts';
import { skinAndEyeComplaints } from './skin-and-eye-complaints.ts';
import type { ThesaurusGroup } from './thesaurus-group.ts';
import { womenAndChildrenComplaints } from './women-and-children-complaints.ts';

/** Further substances against bacteria, and those against fungi, viruses, worms and other parasites. */
export const otherInfectionMedicines: readonly ThesaurusGroup[] = [
  {
    en: ['metronidazole', 'Flagyl', 'Amrizole', 'Metrolag', 'Flagyl syrup'],
    ar: [
      'ميترونيدازول',
      'فلاجيل',
      'أمريزول',
      'فلاجل',
      'مترونيدازول',
      'فلاقيل',
      'ميترونيدازل',
      'فلاجيل شراب',
    ],
    asked: askedFor(
      medicineClasses.nitroimidazole,
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
    asked: askedFor(medicineClasses.nitroimidazole, organComplaints.amoebiasis),
  },
  {
    en: ['secnidazole', 'Flagentyl'],
    ar: ['سيكنيدازول', 'فلاجنتيل', 'سكنيدازول'],
    asked: askedFor(medicineClasses.nitroimidazole, organComplaints.amoebiasis),
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
    asked: askedFor(
      medicineClasses.nitroimidazole,
      medicineClasses.macrolide,
      everydayComplaints.toothache,
      everydayComplaints.gumDisease,
    ),
  },
  {
    en: ['gentamicin', 'gentamycin', 'Garamycin'],
    ar: ['جنتاميسين', 'جاراميسين', 'جنتامايسين', 'جينتامايسين', 'غاراميسين'],
    asked: askedFor(medicineClasses.aminoglycoside, organComplaints.sepsis),
  },
  {
    en: ['amikacin', 'Amikin', 'Likacin'],
    ar: ['أميكاسين', 'أميكين', 'ليكاسين'],
    asked: askedFor(medicineClasses.aminoglycoside, organComplaints.sepsis),
  },
  {
    en: ['vancomycin', 'Vancocin'],
    ar: ['فانكومايسين', 'فانكوميسين', 'فانكوسين'],
    asked: [
      ...askedFor(
        organComplaints.resistantInfection,
        medicineClasses.glycopeptide,
        organComplaints.sepsis,
      ),
    ],
  },
  {
    en: ['teicoplanin', 'Targocid'],
    ar: ['تيكوبلانين', 'تارجوسيد'],
    asked: [
      ...askedFor(
        organComplaints.resistantInfection,
        medicineClasses.glycopeptide,
        organComplaints.sepsis,
      ),
    ],
  },
  {
    en: ['linezolid', 'Zyvox'],
    ar: ['لينيزوليد', 'زيفوكس', 'لاينزوليد'],
    asked: [...askedFor(organComplaints.resistantInfection, medicineClasses.antibiotic)],
  },
  {
    en: ['colistin', 'colistimethate', 'colistimethate sodium', 'Colomycin'],
    ar: ['كوليستين', 'كوليستيميثات', 'كولوميسين'],
    asked: [...askedFor(organComplaints.resistantInfection, medicineClasses.antibiotic)],
  },
  {
    en: ['rifampicin', 'rifampin', 'Rimactane', 'Rifadin'],
    ar: ['ريفامبيسين', 'ريماكتان', 'ريفامبين', 'ريفادين'],
    asked: askedFor(
      medicineClasses.antituberculous,
      organComplaints.tuberculosis,
      organComplaints.brucellosis,
    ),
  },
  {
    en: ['isoniazid', 'INH'],
    ar: ['إيزونيازيد'],
    asked: askedFor(medicineClasses.antituberculous, organComplaints.tuberculosis),
  },
  {
    en: ['ethambutol', 'Myambutol'],
    ar: ['إيثامبوتول', 'ميامبيوتول', 'ايتامبيوتول'],
    asked: askedFor(medicineClasses.antituberculous, organComplaints.tuberculosis),
  },
  {
    en: ['pyrazinamide'],
    ar: ['بيرازيناميد'],
    asked: askedFor(medicineClasses.antituberculous, organComplaints.tuberculosis),
  },
  {
    en: ['rifaximin', 'Xifaxan', 'Gastrobiotic'],
    ar: ['ريفاكسيمين', 'زيفاكسان', 'جاستروبيوتيك', 'ريفاكسمين'],
    asked: [
      "traveller's diarrhoea",
      'إسهال المسافرين',
      ...askedFor(
        medicineClasses.antibiotic,
        medicineClasses.intestinalAntiseptic,
        everydayComplaints.ibs,
      ),
    ],
  },
  {
    en: ['fluconazole', 'Diflucan', 'Flucoral'],
    ar: ['فلوكونازول', 'ديفلوكان', 'فلوكورال', 'دايفلوكان', 'دفلوكان', 'فلكونازول'],
    asked: [
      'كبسولة فطريات مهبلية',
      ...askedFor(
        medicineClasses.antifungal,
        womenAndChildrenComplaints.vaginalInfection,
        skinAndEyeComplaints.thrush,
        skinAndEyeComplaints.skinFungus,
        skinAndEyeComplaints.nailFungus,
      ),
    ],
  },
  {
    en: ['itraconazole', 'Sporanox', 'Itrapex'],
    ar: ['إيتراكونازول', 'سبورانوكس', 'إترابكس'],
    asked: askedFor(
      medicineClasses.antifungal,
      skinAndEyeComplaints.nailFungus,
      skinAndEyeComplaints.ringworm,
    ),
  },
  {
    en: ['voriconazole', 'Vfend'],
    ar: ['فوريكونازول', 'فيفيند'],
    asked: [
      ...askedFor(
        organComplaints.systemicFungus,
        medicineClasses.antifungal,
        skinAndEyeComplaints.skinFungus,
      ),
    ],
  },
  {
    en: ['amphotericin B', 'AmBisome', 'Fungizone', 'liposomal amphotericin'],
    ar: ['أمفوتريسين ب', 'أمبيزوم', 'فنجيزون', 'أمفوتيريسين بي'],
    asked: [...askedFor(organComplaints.systemicFungus, medicineClasses.antifungal)],
  },
  {
    en: ['caspofungin', 'Cancidas'],
    ar: ['كاسبوفونجين', 'كانسيداس', 'كاسبوفنجين'],
    asked: [...askedFor(organComplaints.systemicFungus, medicineClasses.antifungal)],
  },
  {
    en: ['griseofulvin', 'Ultragriseofulvin', 'Fulcin'],
    ar: ['جريزوفولفين', 'جريسيوفولفين', 'غريزيوفولفين'],
    asked: askedFor(medicineClasses.antifungal, skinAndEyeComplaints.ringworm),
  },
  {
    en: ['nystatin', 'Mycostatin', 'nystatin drops'],
    ar: ['نيستاتين', 'ميكوستاتين', 'مايكوستاتين', 'نستاتين', 'نقط نيستاتين'],
    asked: [
      'نقط فطريات الفم',
      ...askedFor(
        medicineClasses.antifungal,
        womenAndChildrenComplaints.vaginalInfection,
        skinAndEyeComplaints.thrush,
      ),
    ],
  },
  {
    en: ['aciclovir', 'acyclovir', 'Zovirax', 'Cyclovir'],
    ar: ['أسيكلوفير', 'أسايكلوفير', 'زوفيراكس', 'زوفيركس', 'اسيكلوفر', 'سيكلوفير'],
    asked: askedFor(
      medicineClasses.antiviral,
      skinAndEyeComplaints.coldSore,
      skinAndEyeComplaints.shingles,
      skinAndEyeComplaints.chickenpox,
    ),
  },
  {
    en: ['valaciclovir', 'valacyclovir', 'Valtrex'],
    ar: ['فالاسيكلوفير', 'فالتريكس', 'فالسيكلوفير', 'فالاسايكلوفير'],
    asked: askedFor(
      medicineClasses.antiviral,
      skinAndEyeComplaints.coldSore,
      skinAndEyeComplaints.shingles,
    ),
  },
  {
    en: ['oseltamivir', 'Tamiflu'],
    ar: ['أوسيلتاميفير', 'تاميفلو', 'تامفلو', 'اوسلتاميفير'],
    asked: askedFor(medicineClasses.antiviral, everydayComplaints.influenza),
  },
  {
    en: ['sofosbuvir', 'Sovaldi', 'Gratisovir'],
    ar: ['سوفوسبوفير', 'سوفالدي', 'جراتيسوفير'],
    asked: askedFor(medicineClasses.hepatitisAntiviral, lastingComplaints.hepatitis),
  },
  {
    en: ['sofosbuvir and velpatasvir', 'Epclusa'],
    ar: ['سوفوسبوفير وفيلباتاسفير', 'إبكلوسا'],
    asked: askedFor(medicineClasses.hepatitisAntiviral, lastingComplaints.hepatitis),
  },
  {
    en: ['sofosbuvir and ledipasvir', 'ledipasvir and sofosbuvir', 'Harvoni'],
    ar: ['سوفوسبوفير وليديباسفير', 'هارفوني'],
    asked: askedFor(medicineClasses.hepatitisAntiviral, lastingComplaints.hepatitis),
  },
  {
    en: ['entecavir', 'Baraclude'],
    ar: ['إنتيكافير', 'باراكلود'],
    asked: askedFor(medicineClasses.hepatitisAntiviral, lastingComplaints.hepatitis),
  },
  {
    en: ['tenofovir', 'Viread', 'tenofovir disoproxil'],
    ar: ['تينوفوفير', 'فيريد', 'تينوفوفير ديسوبروكسيل'],
    asked: askedFor(
      medicineClasses.hepatitisAntiviral,
      medicineClasses.antiretroviral,
      lastingComplaints.hepatitis,
      womenAndChildrenComplaints.hiv,
    ),
  },
  {
    en: ['remdesivir', 'Veklury'],
    ar: ['ريمديسيفير', 'فيكلوري'],
    asked: askedFor(medicineClasses.antiviral, organComplaints.covid),
  },
  {
    en: ['nirmatrelvir and ritonavir', 'Paxlovid'],
    ar: ['نيرماتريلفير وريتونافير', 'باكسلوفيد'],
    asked: askedFor(medicineClasses.antiviral, organComplaints.covid),
  },
  {
    en: ['albendazole', 'Zentel', 'Alzental'],
    ar: ['ألبيندازول', 'زنتل', 'ألزنتال', 'البندازول'],
    asked: askedFor(medicineClasses.anthelmintic, everydayComplaints.worms),
  },
  {
    en: ['mebendazole', 'Vermox', 'Antiver', 'Verm-1'],
    ar: ['ميبيندازول', 'فيرموكس', 'أنتيفر', 'مبندازول', 'فرموكس'],
    asked: askedFor(medicineClasses.anthelmintic, everydayComplaints.worms),
  },
  {
    en: ['praziquantel', 'Distocide', 'Biltricide'],
    ar: ['برازيكوانتيل', 'ديستوسيد', 'برازيكوانتل'],
    asked: askedFor(medicineClasses.anthelmintic, organComplaints.bilharzia),
  },
  {
    en: ['ivermectin', 'Iverzine', 'Stromectol'],
    ar: ['إيفرمكتين', 'ستروميكتول', 'ايفرزين', 'ايفرمكتن'],
    asked: askedFor(
      medicineClasses.antiparasitic,
      medicineClasses.scabicide,
      medicineClasses.liceMedicine,
      skinAndEyeComplaints.scabies,
      skinAndEyeComplaints.headLice,
    ),
  },
  {
    en: ['nitazoxanide', 'Nanazoxid', 'Alinia', 'Cryptonaz'],
    ar: ['نيتازوكسانيد', 'نانازوكسيد', 'كريبتوناز', 'نيتازوكسانايد'],
    asked: askedFor(
      medicineClasses.antiprotozoal,
      everydayComplaints.diarrhoea,
      organComplaints.amoebiasis,
    ),
  },
  {
    en: ['hydroxychloroquine', 'Plaquenil', 'Hydroquine'],
    ar: ['هيدروكسي كلوروكين', 'بلاكوينيل', 'هيدروكين', 'هيدروكسيكلوروكوين', 'بلاكنيل'],
    asked: askedFor(
      medicineClasses.antimalarial,
      medicineClasses.dmard,
      lastingComplaints.rheumatoid,
      organComplaints.lupus,
      organComplaints.malaria,
    ),
  },
  {
    en: ['chloroquine', 'Aralen', 'chloroquine phosphate'],
    ar: ['كلوروكين', 'كلوروكوين'],
    asked: askedFor(medicineClasses.antimalarial, organComplaints.malaria),
  },
  {
    en: ['artemether and lumefantrine', 'Coartem', 'artemether lumefantrine'],
    ar: ['أرتيميثير ولوميفانترين', 'كوارتم', 'أرتيميثر لوميفانترين'],
    asked: askedFor(medicineClasses.antimalarial, organComplaints.malaria),
  },
  {
    en: ['atovaquone and proguanil', 'Malarone'],
    ar: ['أتوفاكون وبروغوانيل', 'مالارون', 'أتوفاكون وبروجوانيل'],
    asked: askedFor(medicineClasses.antimalarial, organComplaints.malaria),
  },
  {
    en: ['famciclovir', 'Famvir'],
    ar: ['فامسيكلوفير', 'فامفير'],
    asked: askedFor(
      medicineClasses.antiviral,
      skinAndEyeComplaints.shingles,
      skinAndEyeComplaints.coldSore,
    ),
  },
  {
    en: ['favipiravir', 'Avigan'],
    ar: ['فافيبيرافير', 'أفيجان'],
    asked: askedFor(medicineClasses.antiviral, organComplaints.covid, everydayComplaints.influenza),
  },
  {
    en: ['daclatasvir', 'Daklinza'],
    ar: ['داكلاتاسفير', 'داكلينزا'],
    asked: askedFor(medicineClasses.hepatitisAntiviral, lastingComplaints.hepatitis),
  },
  {
    en: ['niclosamide', 'Yomesan'],
    ar: ['نيكلوساميد', 'يوميزان'],
    asked: askedFor(medicineClasses.anthelmintic),
  },
  {
    en: ['pyrantel', 'pyrantel pamoate', 'Combantrin'],
    ar: ['بيرانتيل', 'كومبانترين'],
    asked: askedFor(medicineClasses.anthelmintic),
  },
  {
    en: ['levamisole', 'Ketrax'],
    ar: ['ليفاميزول', 'كتراكس'],
    asked: askedFor(medicineClasses.anthelmintic),
  },
  {
    en: ['mefloquine', 'Lariam'],
    ar: ['ميفلوكوين', 'لاريام'],
    asked: askedFor(medicineClasses.antimalarial),
  },
  {
    en: ['primaquine'],
    ar: ['بريماكين', 'بريماكوين'],
    asked: askedFor(medicineClasses.antimalarial),
  },
  {
    en: ['artesunate', 'Artesun'],
    ar: ['أرتيسونات', 'ارتيسونيت'],
    asked: askedFor(medicineClasses.antimalarial),
  },
  {
    en: ['quinine', 'quinine sulfate'],
    ar: ['كينين', 'كوينين'],
    asked: askedFor(medicineClasses.antimalarial),
  },
  {
    en: ['dolutegravir', 'Tivicay'],
    ar: ['دولوتيجرافير', 'تيفيكاي'],
    asked: askedFor(medicineClasses.antiretroviral),
  },
  {
    en: ['emtricitabine and tenofovir', 'Truvada'],
    ar: ['إمتريسيتابين وتينوفوفير', 'تروفادا'],
    asked: askedFor(medicineClasses.antiretroviral),
  },
];
