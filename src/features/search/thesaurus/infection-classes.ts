import { askedFor } from './asked-for.ts';
import { everydayComplaints } from './everyday-complaints.ts';
import { organComplaints } from './organ-complaints.ts';
import { skinAndEyeComplaints } from './skin-and-eye-complaints.ts';
import type { ThesaurusGroup } from './thesaurus-group.ts';
import { womenAndChildrenComplaints } from './women-and-children-complaints.ts';

const antibiotic: ThesaurusGroup = {
  en: ['antibiotic', 'antibiotics', 'antibacterial', 'antibacterials'],
  ar: [
    'مضاد حيوي',
    'مضادات حيوية',
    'مضاد للبكتيريا',
    'صاد حيوي',
    'انتيبيوتيك',
    'مضادات للبكتيريا',
    'صادات حيوية',
    'مضاد بكتيري',
  ],
  asked: [
    'antibiotik',
    'antibiotique',
    'anti biotic',
    'modad 7ayawi',
    'mudad hayawi',
    'modad hayawy',
    'انتي بيوتك',
    'انتبيوتك',
    'مضاد حيوى',
    'كورس مضاد',
    'infection medicine',
    ...askedFor(organComplaints.bacterialInfection),
  ],
};

const penicillin: ThesaurusGroup = {
  en: ['penicillins', 'penicillin'],
  ar: ['بنسلين', 'بنسلينات', 'بنسيلين'],
  asked: [
    'beta-lactam',
    'بيتا لاكتام',
    'بنسلين حبوب',
    'إبرة بنسلين',
    'banseleen',
    ...askedFor(antibiotic),
  ],
};

const cephalosporin: ThesaurusGroup = {
  en: ['cephalosporin', 'cephalosporins', 'cefalosporin'],
  ar: ['سيفالوسبورين', 'سيفالوسبورينات', 'كيفالوسبورين'],
  asked: ['beta-lactam', 'بيتا لاكتام', ...askedFor(antibiotic)],
};

const carbapenem: ThesaurusGroup = {
  en: ['carbapenem', 'carbapenems'],
  ar: ['كاربابينيم', 'كاربابينيمات', 'كاربابينم'],
  asked: ['beta-lactam', 'بيتا لاكتام', ...askedFor(antibiotic, organComplaints.sepsis)],
};

const macrolide: ThesaurusGroup = {
  en: ['macrolide', 'macrolides', 'macrolide antibiotic'],
  ar: ['ماكروليد', 'ماكروليدات'],
  asked: ['antibiotic for penicillin allergy', 'مضاد لحساسية البنسلين', ...askedFor(antibiotic)],
};

const quinolone: ThesaurusGroup = {
  en: ['quinolone', 'fluoroquinolone', 'quinolones', 'fluoroquinolones'],
  ar: ['كينولون', 'فلوروكينولون', 'كينولونات', 'فلوروكينولونات'],
  asked: askedFor(antibiotic),
};

const tetracyclineFamily: ThesaurusGroup = {
  en: ['tetracyclines', 'tetracycline antibiotic', 'tetracycline antibiotics'],
  ar: ['تتراسيكلينات', 'مجموعة التتراسيكلين', 'مضادات التتراسيكلين'],
  asked: askedFor(antibiotic),
};

const aminoglycoside: ThesaurusGroup = {
  en: ['aminoglycoside', 'aminoglycosides'],
  ar: ['أمينوغليكوزيد', 'أمينوجليكوسيد', 'أمينوجلايكوسايد'],
  asked: askedFor(antibiotic),
};

const glycopeptide: ThesaurusGroup = {
  en: ['glycopeptide', 'glycopeptide antibiotic', 'anti-MRSA antibiotic'],
  ar: ['ببتيد سكري مضاد حيوي', 'غليكوببتيد', 'جليكوببتيد'],
  asked: ['MRSA', 'بكتيريا مقاومة', ...askedFor(antibiotic)],
};

const sulfonamide: ThesaurusGroup = {
  en: ['sulfonamide', 'sulphonamide', 'sulfa antibiotic', 'sulfa drug'],
  ar: ['سلفوناميد', 'دواء سلفا', 'مركبات السلفا'],
  asked: askedFor(antibiotic),
};

const antiparasitic: ThesaurusGroup = {
  en: ['antiparasitic', 'antiparasitics', 'parasite medicine'],
  ar: ['مضاد للطفيليات', 'مضاد طفيليات', 'دواء الطفيليات', 'مضادات الطفيليات'],
  asked: ['دوا طفيليات', 'علاج الطفيليات'],
};

const antiprotozoal: ThesaurusGroup = {
  en: ['antiprotozoal', 'antiprotozoals', 'amoebicide', 'anti-amoebic'],
  ar: ['مضاد أوليات', 'مضاد للأوليات', 'مضاد للأميبا', 'مضاد أميبا'],
  asked: [
    'دوا أميبا',
    'حبوب أميبا',
    'دوا ديزنتاريا',
    ...askedFor(antiparasitic, organComplaints.amoebiasis),
  ],
};

const nitroimidazole: ThesaurusGroup = {
  en: ['nitroimidazole', 'nitroimidazoles'],
  ar: ['نيتروإيميدازول', 'نتروايميدازول'],
  asked: askedFor(antiprotozoal, antibiotic),
};

const antituberculous: ThesaurusGroup = {
  en: ['antituberculous', 'antitubercular', 'anti-TB', 'TB medicine', 'tuberculosis medicine'],
  ar: ['مضاد سل', 'أدوية السل', 'أدوية الدرن', 'مضاد للسل', 'علاج الدرن'],
  asked: ['حبوب الدرن', 'دوا السل', ...askedFor(organComplaints.tuberculosis)],
};

const urinaryAntiseptic: ThesaurusGroup = {
  en: ['urinary antiseptic', 'urine antiseptic', 'urinary antibiotic'],
  ar: ['مطهر بول', 'مطهر مجرى البول', 'مطهر المسالك البولية', 'مطهر للبول'],
  asked: [
    'دوا التهاب بول',
    'حبوب التهاب البول',
    'مضاد التهاب البول',
    'مضاد مسالك',
    'دوا حرقان البول',
    'urine infection tablets',
    ...askedFor(womenAndChildrenComplaints.uti),
  ],
};

const antifungal: ThesaurusGroup = {
  en: ['antifungal', 'antifungals', 'antimycotic', 'fungus medicine'],
  ar: ['مضاد فطريات', 'مضادات الفطريات', 'مضاد للفطور', 'مضاد للفطريات', 'مضاد فطري', 'مضاد فطور'],
  asked: [
    'دوا فطريات',
    'حبوب فطريات',
    'علاج الفطريات',
    'كبسولة فطريات',
    'modad fetriat',
    'antifongique',
  ],
};

const antifungalCream: ThesaurusGroup = {
  en: ['antifungal cream', 'topical antifungal', 'fungus cream'],
  ar: ['كريم فطريات', 'مضاد فطريات موضعي', 'مرهم فطريات', 'كريم مضاد للفطريات'],
  asked: ['كريم تينيا', 'دهان فطريات', ...askedFor(antifungal, skinAndEyeComplaints.skinFungus)],
};

const antiviral: ThesaurusGroup = {
  en: ['antiviral', 'antivirals', 'antiviral medicine'],
  ar: ['مضاد فيروسات', 'مضادات الفيروسات', 'مضاد للفيروسات', 'مضاد فيروسي'],
  asked: ['دوا فيروس', 'علاج الفيروس', ...askedFor(organComplaints.viralInfection)],
};

const antiretroviral: ThesaurusGroup = {
  en: ['antiretroviral', 'antiretrovirals', 'HIV medicine'],
  ar: ['مضاد فيروسات قهقرية', 'مضاد للفيروسات القهقرية', 'أدوية الإيدز'],
  asked: askedFor(antiviral, womenAndChildrenComplaints.hiv),
};

const hepatitisAntiviral: ThesaurusGroup = {
  en: [
    'hepatitis antiviral',
    'hepatitis C medicine',
    'direct-acting antiviral',
    'hepatitis B medicine',
  ],
  ar: ['علاج فيروس سي', 'أدوية فيروس الكبد', 'علاج فيروس بي', 'مضاد فيروس الكبد'],
  asked: ['حبوب فيروس سي', 'دوا فيروس الكبد', ...askedFor(antiviral)],
};

const anthelmintic: ThesaurusGroup = {
  en: ['anthelmintic', 'dewormer', 'worm medicine', 'anthelmintics', 'deworming medicine'],
  ar: [
    'طارد الديدان',
    'مضاد الديدان',
    'دواء الديدان',
    'مضاد للديدان',
    'طارد للديدان',
    'طارد ديدان',
  ],
  asked: [
    'دوا ديدان',
    'دوا دود',
    'شراب ديدان',
    'حبوب ديدان',
    'دوا الدود',
    'vermifuge',
    ...askedFor(antiparasitic, everydayComplaints.worms),
  ],
};

const antimalarial: ThesaurusGroup = {
  en: [
    'antimalarial',
    'antimalarials',
    'malaria tablets',
    'malaria medicine',
    'malaria prophylaxis',
  ],
  ar: ['مضاد ملاريا', 'أدوية الملاريا', 'مضاد للملاريا', 'حبوب ملاريا', 'دواء الملاريا'],
  asked: ['وقاية من الملاريا', ...askedFor(organComplaints.malaria)],
};

const scabicide: ThesaurusGroup = {
  en: ['scabicide', 'scabies medicine', 'scabies cream', 'scabies lotion'],
  ar: ['دواء الجرب', 'كريم جرب', 'مضاد الجرب', 'علاج الجرب', 'لوشن جرب'],
  asked: ['دوا جرب', 'دهان جرب', ...askedFor(skinAndEyeComplaints.scabies)],
};

const liceMedicine: ThesaurusGroup = {
  en: ['lice medicine', 'pediculicide', 'lice lotion', 'lice shampoo'],
  ar: ['دواء القمل', 'مضاد للقمل', 'شامبو قمل', 'لوشن قمل', 'مضاد قمل'],
  asked: ['دوا قمل', 'دوا الكمل', 'دوا السيبان', ...askedFor(skinAndEyeComplaints.headLice)],
};

const antibioticOintment: ThesaurusGroup = {
  en: ['antibiotic ointment', 'antibiotic cream', 'topical antibiotic', 'wound ointment'],
  ar: ['مرهم مضاد حيوي', 'كريم مضاد حيوي', 'مضاد حيوي موضعي', 'مرهم جروح'],
  asked: [
    'مرهم التهابات',
    'مرهم للجروح',
    'كريم جروح',
    'كريم التهاب',
    'بوماضة',
    'ointment for infected wound',
    ...askedFor(skinAndEyeComplaints.skinInfection),
  ],
};

/** Classes of medicines against bacteria, fungi, viruses and parasites. */
export const infectionClasses = {
  antibiotic,
  penicillin,
  cephalosporin,
  carbapenem,
  macrolide,
  quinolone,
  tetracyclineFamily,
  aminoglycoside,
  glycopeptide,
  sulfonamide,
  antiparasitic,
  antiprotozoal,
  nitroimidazole,
  antituberculous,
  urinaryAntiseptic,
  antifungal,
  antifungalCream,
  antiviral,
  antiretroviral,
  hepatitisAntiviral,
  anthelmintic,
  antimalarial,
  scabicide,
  liceMedicine,
  antibioticOintment,
} satisfies Record<string, ThesaurusGroup>;
