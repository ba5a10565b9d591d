import { askedFor } from './asked-for.ts';
import { everydayComplaints } from './everyday-complaints.ts';
import { lastingComplaints } from './lasting-complaints.ts';
import { medicineClasses } from './medicine-classes.ts';
import { mindAndNerveComplaints } from './mind-and-nerve-complaints.ts';
import { organComplaints } from './organ-complaints.ts';
import { skinAndEyeComplaints } from './skin-and-eye-complaints.ts';
import type { ThesaurusGroup } from './thesaurus-group.ts';

/** Substances for cancer, immunity and inflammation, with the brands they are known by. */
export const cancerAndImmunityMedicines: readonly ThesaurusGroup[] = [
  {
    en: ['prednisolone', 'Predsol', 'Deltacortril'],
    ar: ['بريدنيزولون', 'بريدنيسولون', 'بردنيزولون'],
    asked: [
      'cortisone',
      'كورتيزون',
      ...askedFor(
        medicineClasses.corticosteroid,
        lastingComplaints.allergy,
        lastingComplaints.asthma,
        lastingComplaints.rheumatoid,
      ),
    ],
  },
  {
    en: ['prednisone', 'Deltasone'],
    ar: ['بريدنيزون', 'بريدنيسون'],
    asked: [
      'cortisone',
      'كورتيزون',
      ...askedFor(
        medicineClasses.corticosteroid,
        lastingComplaints.asthma,
        lastingComplaints.allergy,
      ),
    ],
  },
  {
    en: ['dexamethasone', 'Decadron', 'dexamethasone sodium phosphate', 'Fortecortin'],
    ar: ['ديكساميثازون', 'ديكادرون', 'دكساميثازون', 'ديكساميتازون'],
    asked: [
      'cortisone',
      'كورتيزون',
      'إبرة كورتيزون',
      ...askedFor(medicineClasses.corticosteroid, lastingComplaints.allergy),
    ],
  },
  {
    en: [
      'methylprednisolone',
      'Solu-Medrol',
      'Medrol',
      'Depo-Medrol',
      'methylprednisolone sodium succinate',
    ],
    ar: ['ميثيل بريدنيزولون', 'سولوميدرول', 'ميدرول', 'ديبو ميدرول', 'ميثيل بريدنيسولون'],
    asked: [
      'cortisone',
      'كورتيزون',
      ...askedFor(
        medicineClasses.corticosteroid,
        lastingComplaints.rheumatoid,
        mindAndNerveComplaints.multipleSclerosis,
      ),
    ],
  },
  {
    en: ['hydrocortisone injection', 'hydrocortisone sodium succinate', 'Solu-Cortef'],
    ar: ['هيدروكورتيزون حقن', 'سولوكورتيف', 'سولو كورتيف'],
    asked: askedFor(
      medicineClasses.corticosteroid,
      medicineClasses.emergencyMedicine,
      lastingComplaints.anaphylaxis,
      lastingComplaints.asthma,
    ),
  },
  {
    en: ['betamethasone injection', 'Diprofos', 'Celestone', 'Diprospan'],
    ar: ['بيتاميثازون حقن', 'ديبروفوس', 'سيليستون', 'ديبروسبان'],
    asked: [
      'cortisone injection',
      'إبرة كورتيزون',
      ...askedFor(
        medicineClasses.corticosteroid,
        everydayComplaints.jointPain,
        lastingComplaints.allergy,
      ),
    ],
  },
  {
    en: ['triamcinolone', 'Kenacort', 'Kenalog', 'triamcinolone acetonide'],
    ar: ['تريامسينولون', 'كيناكورت', 'كينالوج'],
    asked: [
      'joint injection',
      'إبرة مفصل',
      ...askedFor(
        medicineClasses.corticosteroid,
        everydayComplaints.jointPain,
        skinAndEyeComplaints.scar,
      ),
    ],
  },
  {
    en: ['methotrexate', 'MTX', 'Trexall', 'Unitrexate'],
    ar: ['ميثوتريكسات', 'ميتوتركسات', 'ميثوتركسيت', 'يونيتركسات'],
    asked: askedFor(
      medicineClasses.dmard,
      medicineClasses.chemotherapy,
      medicineClasses.immunosuppressant,
      lastingComplaints.rheumatoid,
      skinAndEyeComplaints.psoriasis,
    ),
  },
  {
    en: ['azathioprine', 'Imuran'],
    ar: ['أزاثيوبرين', 'إميوران', 'ايموران'],
    asked: askedFor(
      medicineClasses.immunosuppressant,
      organComplaints.lupus,
      lastingComplaints.crohn,
      organComplaints.transplant,
    ),
  },
  {
    en: ['mycophenolate', 'mycophenolate mofetil', 'CellCept'],
    ar: ['ميكوفينولات', 'سيلسبت', 'ميكوفينولات موفيتيل', 'سلسبت'],
    asked: askedFor(
      medicineClasses.immunosuppressant,
      organComplaints.transplant,
      organComplaints.lupus,
    ),
  },
  {
    en: ['tacrolimus', 'Prograf', 'Advagraf', 'FK506'],
    ar: ['تاكروليموس', 'بروجراف', 'أدفاجراف', 'بروغراف'],
    asked: askedFor(medicineClasses.immunosuppressant, organComplaints.transplant),
  },
  {
    en: ['ciclosporin', 'cyclosporine', 'cyclosporin', 'Sandimmune', 'Neoral', 'Sandimmun'],
    ar: ['سيكلوسبورين', 'سانديميون', 'نيورال', 'سايكلوسبورين', 'ساندمين'],
    asked: askedFor(
      medicineClasses.immunosuppressant,
      organComplaints.transplant,
      skinAndEyeComplaints.psoriasis,
    ),
  },
  {
    en: ['sulfasalazine', 'sulphasalazine', 'Salazopyrin', 'Salazopyrine'],
    ar: ['سلفاسالازين', 'سالازوبيرين', 'سالازوبرين'],
    asked: askedFor(medicineClasses.dmard, lastingComplaints.rheumatoid, lastingComplaints.crohn),
  },
  {
    en: ['leflunomide', 'Arava'],
    ar: ['ليفلونوميد', 'أرافا', 'ليفلونومايد'],
    asked: askedFor(medicineClasses.dmard, lastingComplaints.rheumatoid),
  },
  {
    en: ['adalimumab', 'Humira', 'Amgevita', 'Hyrimoz', 'Amjevita'],
    ar: ['أداليموماب', 'هيوميرا', 'هوميرا', 'ادالوماب'],
    asked: [
      'biologic injection',
      'علاج بيولوجي',
      ...askedFor(
        medicineClasses.biologic,
        lastingComplaints.rheumatoid,
        lastingComplaints.crohn,
        skinAndEyeComplaints.psoriasis,
      ),
    ],
  },
  {
    en: ['etanercept', 'Enbrel', 'Erelzi'],
    ar: ['إيتانيرسبت', 'إنبريل', 'ايتانرسبت'],
    asked: [
      'علاج بيولوجي',
      ...askedFor(
        medicineClasses.biologic,
        lastingComplaints.rheumatoid,
        skinAndEyeComplaints.psoriasis,
      ),
    ],
  },
  {
    en: ['infliximab', 'Remicade', 'Remsima'],
    ar: ['إنفليكسيماب', 'ريميكاد', 'ريمسيما', 'انفلكسيماب'],
    asked: [
      'علاج بيولوجي',
      ...askedFor(medicineClasses.biologic, lastingComplaints.crohn, lastingComplaints.rheumatoid),
    ],
  },
  {
    en: ['secukinumab', 'Cosentyx'],
    ar: ['سيكوكينوماب', 'كوزنتيكس', 'كوسنتكس'],
    asked: ['علاج بيولوجي', ...askedFor(medicineClasses.biologic, skinAndEyeComplaints.psoriasis)],
  },
  {
    en: ['ustekinumab', 'Stelara'],
    ar: ['أوستيكينوماب', 'ستيلارا'],
    asked: [
      'علاج بيولوجي',
      ...askedFor(
        medicineClasses.biologic,
        skinAndEyeComplaints.psoriasis,
        lastingComplaints.crohn,
      ),
    ],
  },
  {
    en: ['dupilumab', 'Dupixent'],
    ar: ['دوبيلوماب', 'دوبيكسنت', 'ديوبيكسنت'],
    asked: [
      'علاج بيولوجي',
      ...askedFor(medicineClasses.biologic, skinAndEyeComplaints.eczema, lastingComplaints.asthma),
    ],
  },
  {
    en: ['omalizumab', 'Xolair'],
    ar: ['أوماليزوماب', 'زولير', 'زوليير'],
    asked: askedFor(medicineClasses.biologic, lastingComplaints.asthma, skinAndEyeComplaints.hives),
  },
  {
    en: ['tocilizumab', 'Actemra', 'RoActemra'],
    ar: ['توسيليزوماب', 'أكتيمرا', 'اكتمرا'],
    asked: askedFor(medicineClasses.biologic, lastingComplaints.rheumatoid),
  },
  {
    en: ['tofacitinib', 'Xeljanz'],
    ar: ['توفاسيتينيب', 'زيلجانز', 'توفاستينيب'],
    asked: askedFor(medicineClasses.dmard, lastingComplaints.crohn, lastingComplaints.rheumatoid),
  },
  {
    en: [
      'immunoglobulin',
      'intravenous immunoglobulin',
      'IVIG',
      'immune globulin',
      'Privigen',
      'Octagam',
      'Kiovig',
    ],
    ar: [
      'غلوبولين مناعي',
      'إيمينوجلوبيولين',
      'أجسام مناعية',
      'جلوبيولين مناعي',
      'غلوبيولين مناعي وريدي',
    ],
    asked: askedFor(lastingComplaints.lowImmunity),
  },
  {
    en: ['rituximab', 'MabThera', 'Rituxan', 'Truxima'],
    ar: ['ريتوكسيماب', 'مابثيرا', 'ريتوكسان'],
    asked: askedFor(
      medicineClasses.biologic,
      medicineClasses.targetedTherapy,
      organComplaints.lymphoma,
      lastingComplaints.rheumatoid,
    ),
  },
  {
    en: ['trastuzumab', 'Herceptin', 'Herzuma', 'Kanjinti'],
    ar: ['تراستوزوماب', 'هيرسبتين', 'هرسبتين'],
    asked: [
      ...askedFor(
        organComplaints.breastCancer,
        medicineClasses.biologic,
        medicineClasses.targetedTherapy,
        organComplaints.cancer,
      ),
    ],
  },
  {
    en: ['bevacizumab', 'Avastin'],
    ar: ['بيفاسيزوماب', 'أفاستين'],
    asked: askedFor(
      medicineClasses.biologic,
      medicineClasses.targetedTherapy,
      organComplaints.cancer,
      skinAndEyeComplaints.retina,
    ),
  },
  {
    en: ['pembrolizumab', 'Keytruda'],
    ar: ['بيمبروليزوماب', 'كيترودا'],
    asked: [
      'immunotherapy',
      'علاج مناعي',
      ...askedFor(medicineClasses.immunotherapy, medicineClasses.biologic, organComplaints.cancer),
    ],
  },
  {
    en: ['nivolumab', 'Opdivo'],
    ar: ['نيفولوماب', 'أوبديفو'],
    asked: [
      'immunotherapy',
      'علاج مناعي',
      ...askedFor(medicineClasses.immunotherapy, medicineClasses.biologic, organComplaints.cancer),
    ],
  },
  {
    en: ['imatinib', 'Glivec', 'Gleevec'],
    ar: ['إيماتينيب', 'جليفيك', 'غليفيك', 'ايماتنيب'],
    asked: askedFor(medicineClasses.targetedTherapy, organComplaints.leukaemia),
  },
  {
    en: ['tamoxifen', 'Nolvadex', 'tamoxifen citrate'],
    ar: ['تاموكسيفين', 'نولفادكس', 'تاموكسفين'],
    asked: [
      'breast cancer tablets',
      ...askedFor(
        organComplaints.breastCancer,
        medicineClasses.cancerHormoneTherapy,
        organComplaints.cancer,
      ),
    ],
  },
  {
    en: ['anastrozole', 'Arimidex'],
    ar: ['أناستروزول', 'أريميدكس', 'ارميدكس'],
    asked: [
      'breast cancer tablets',
      ...askedFor(
        organComplaints.breastCancer,
        medicineClasses.cancerHormoneTherapy,
        organComplaints.cancer,
      ),
    ],
  },
  {
    en: ['capecitabine', 'Xeloda'],
    ar: ['كابيسيتابين', 'زيلودا', 'كابستابين'],
    asked: askedFor(medicineClasses.chemotherapy, organComplaints.cancer),
  },
  {
    en: ['doxorubicin', 'Adriamycin', 'Adriablastina'],
    ar: ['دوكسوروبيسين', 'أدرياميسين', 'ادريابلاستينا'],
    asked: [
      'chemotherapy',
      'علاج كيماوي',
      ...askedFor(medicineClasses.chemotherapy, organComplaints.cancer),
    ],
  },
  {
    en: ['cisplatin', 'Platinol'],
    ar: ['سيسبلاتين', 'بلاتينول'],
    asked: [
      'chemotherapy',
      'علاج كيماوي',
      ...askedFor(medicineClasses.chemotherapy, organComplaints.cancer),
    ],
  },
  {
    en: ['carboplatin', 'Paraplatin'],
    ar: ['كاربوبلاتين', 'بارابلاتين'],
    asked: [
      'chemotherapy',
      'علاج كيماوي',
      ...askedFor(medicineClasses.chemotherapy, organComplaints.cancer),
    ],
  },
  {
    en: ['oxaliplatin', 'Eloxatin'],
    ar: ['أوكساليبلاتين', 'إلوكساتين'],
    asked: [
      'chemotherapy',
      'علاج كيماوي',
      ...askedFor(medicineClasses.chemotherapy, organComplaints.cancer),
    ],
  },
  {
    en: ['paclitaxel', 'Taxol'],
    ar: ['باكليتاكسيل', 'تاكسول'],
    asked: [
      'chemotherapy',
      'علاج كيماوي',
      ...askedFor(medicineClasses.chemotherapy, organComplaints.cancer),
    ],
  },
  {
    en: ['docetaxel', 'Taxotere'],
    ar: ['دوسيتاكسيل', 'تاكسوتير'],
    asked: [
      'chemotherapy',
      'علاج كيماوي',
      ...askedFor(medicineClasses.chemotherapy, organComplaints.cancer),
    ],
  },
  {
    en: ['fluorouracil', '5-fluorouracil', '5-FU', 'Efudix'],
    ar: ['فلورويوراسيل', 'فلورو يوراسيل', 'إيفوديكس', '5 فلورويوراسيل'],
    asked: [
      'chemotherapy',
      'علاج كيماوي',
      ...askedFor(medicineClasses.chemotherapy, organComplaints.cancer),
    ],
  },
  {
    en: ['cyclophosphamide', 'Endoxan', 'Cytoxan'],
    ar: ['سيكلوفوسفاميد', 'إندوكسان'],
    asked: [
      'chemotherapy',
      'علاج كيماوي',
      ...askedFor(medicineClasses.chemotherapy, organComplaints.lupus, organComplaints.cancer),
    ],
  },
  {
    en: ['vincristine', 'Oncovin'],
    ar: ['فينكريستين', 'أونكوفين'],
    asked: [
      'chemotherapy',
      'علاج كيماوي',
      ...askedFor(medicineClasses.chemotherapy, organComplaints.leukaemia),
    ],
  },
  {
    en: ['bicalutamide', 'Casodex'],
    ar: ['بيكالوتاميد', 'كازودكس', 'كاسودكس'],
    asked: [
      ...askedFor(
        organComplaints.prostateCancer,
        medicineClasses.cancerHormoneTherapy,
        organComplaints.cancer,
      ),
    ],
  },
  {
    en: ['gemcitabine', 'Gemzar'],
    ar: ['جيمسيتابين', 'جيمزار'],
    asked: askedFor(medicineClasses.chemotherapy, organComplaints.cancer),
  },
  {
    en: ['etoposide', 'Vepesid'],
    ar: ['إيتوبوسيد', 'فيبيسيد'],
    asked: askedFor(medicineClasses.chemotherapy, organComplaints.cancer),
  },
  {
    en: ['irinotecan', 'Campto'],
    ar: ['إرينوتيكان', 'كامبتو'],
    asked: askedFor(medicineClasses.chemotherapy, organComplaints.cancer),
  },
  {
    en: ['pemetrexed', 'Alimta'],
    ar: ['بيميتريكسيد', 'أليمتا'],
    asked: askedFor(medicineClasses.chemotherapy, organComplaints.cancer),
  },
  {
    en: ['temozolomide', 'Temodal'],
    ar: ['تيموزولوميد', 'تيمودال'],
    asked: askedFor(medicineClasses.chemotherapy, organComplaints.cancer),
  },
  {
    en: ['exemestane', 'Aromasin'],
    ar: ['إكسيميستان', 'أروماسين'],
    asked: askedFor(
      organComplaints.breastCancer,
      medicineClasses.cancerHormoneTherapy,
      organComplaints.cancer,
    ),
  },
  {
    en: ['fulvestrant', 'Faslodex'],
    ar: ['فولفيسترانت', 'فازلودكس'],
    asked: askedFor(
      organComplaints.breastCancer,
      medicineClasses.cancerHormoneTherapy,
      organComplaints.cancer,
    ),
  },
  {
    en: ['erlotinib', 'Tarceva'],
    ar: ['إرلوتينيب', 'تارسيفا'],
    asked: askedFor(medicineClasses.targetedTherapy),
  },
  {
    en: ['sorafenib', 'Nexavar'],
    ar: ['سورافينيب', 'نيكسافار'],
    asked: askedFor(medicineClasses.targetedTherapy),
  },
  {
    en: ['sunitinib', 'Sutent'],
    ar: ['سونيتينيب', 'سوتنت'],
    asked: askedFor(medicineClasses.targetedTherapy),
  },
  {
    en: ['nilotinib', 'Tasigna'],
    ar: ['نيلوتينيب', 'تاسيجنا'],
    asked: askedFor(medicineClasses.targetedTherapy, organComplaints.leukaemia),
  },
  {
    en: ['dasatinib', 'Sprycel'],
    ar: ['داساتينيب', 'سبرايسل'],
    asked: askedFor(medicineClasses.targetedTherapy, organComplaints.leukaemia),
  },
  {
    en: ['palbociclib', 'Ibrance'],
    ar: ['بالبوسيكليب', 'إبرانس'],
    asked: askedFor(organComplaints.breastCancer, medicineClasses.targetedTherapy),
  },
  {
    en: ['osimertinib', 'Tagrisso'],
    ar: ['أوسيمرتينيب', 'تاجريسو'],
    asked: askedFor(medicineClasses.targetedTherapy),
  },
  {
    en: ['atezolizumab', 'Tecentriq'],
    ar: ['أتيزوليزوماب', 'تيسنتريك'],
    asked: askedFor(medicineClasses.immunotherapy, medicineClasses.biologic),
  },
  {
    en: ['bortezomib', 'Velcade'],
    ar: ['بورتيزوميب', 'فيلكيد'],
    asked: [
      ...askedFor(organComplaints.myeloma, medicineClasses.chemotherapy, organComplaints.cancer),
    ],
  },
  {
    en: ['lenalidomide', 'Revlimid'],
    ar: ['ليناليدوميد', 'ريفليميد'],
    asked: [...askedFor(organComplaints.myeloma, organComplaints.cancer)],
  },
  {
    en: ['golimumab', 'Simponi'],
    ar: ['جوليموماب', 'سيمبوني'],
    asked: askedFor(medicineClasses.biologic, lastingComplaints.rheumatoid),
  },
  {
    en: ['certolizumab', 'Cimzia'],
    ar: ['سيرتوليزوماب', 'سيمزيا'],
    asked: askedFor(
      medicineClasses.biologic,
      lastingComplaints.rheumatoid,
      lastingComplaints.crohn,
    ),
  },
  {
    en: ['vedolizumab', 'Entyvio'],
    ar: ['فيدوليزوماب', 'إنتيفيو'],
    asked: askedFor(medicineClasses.biologic, lastingComplaints.crohn),
  },
  {
    en: ['baricitinib', 'Olumiant'],
    ar: ['باريسيتينيب', 'أولوميانت'],
    asked: askedFor(medicineClasses.dmard),
  },
  {
    en: ['upadacitinib', 'Rinvoq'],
    ar: ['أوباداسيتينيب', 'رينفوك'],
    asked: askedFor(medicineClasses.dmard, skinAndEyeComplaints.eczema),
  },
  {
    en: ['ixekizumab', 'Taltz'],
    ar: ['إكسيكيزوماب', 'تالتز'],
    asked: askedFor(medicineClasses.biologic, skinAndEyeComplaints.psoriasis),
  },
  {
    en: ['mepolizumab', 'Nucala'],
    ar: ['ميبوليزوماب', 'نيوكالا'],
    asked: askedFor(medicineClasses.biologic, lastingComplaints.asthma),
  },
  {
    en: ['everolimus', 'Certican', 'Afinitor'],
    ar: ['إيفروليموس', 'سيرتيكان', 'أفينيتور'],
    asked: askedFor(medicineClasses.immunosuppressant),
  },
  {
    en: ['deflazacort', 'Calcort'],
    ar: ['ديفلازاكورت', 'كالكورت'],
    asked: askedFor(medicineClasses.corticosteroid, lastingComplaints.allergy),
  },
  {
    en: ['fludrocortisone', 'Florinef'],
    ar: ['فلودروكورتيزون', 'فلورينيف'],
    asked: askedFor(medicineClasses.corticosteroid, organComplaints.hypotension),
  },
];
