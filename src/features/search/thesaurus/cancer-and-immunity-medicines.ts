import { askedFor } from './asked-for.ts';
import { lastingComplaints } from './lasting-complaints.ts';
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
        lastingComplaints.allergy,
        lastingComplaints.asthma,
        lastingComplaints.rheumatoid,
      ),
    ],
  },
  {
    en: ['prednisone', 'Deltasone'],
    ar: ['بريدنيزون', 'بريدنيسون'],
    asked: ['cortisone', 'كورتيزون'],
  },
  {
    en: ['dexamethasone', 'Decadron', 'dexamethasone sodium phosphate', 'Fortecortin'],
    ar: ['ديكساميثازون', 'ديكادرون', 'دكساميثازون', 'ديكساميتازون'],
    asked: ['cortisone', 'كورتيزون', 'إبرة كورتيزون', ...askedFor(lastingComplaints.allergy)],
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
    asked: ['cortisone', 'كورتيزون'],
  },
  {
    en: ['hydrocortisone injection', 'hydrocortisone sodium succinate', 'Solu-Cortef'],
    ar: ['هيدروكورتيزون حقن', 'سولوكورتيف', 'سولو كورتيف'],
    asked: askedFor(lastingComplaints.anaphylaxis, lastingComplaints.asthma),
  },
  {
    en: ['betamethasone injection', 'Diprofos', 'Celestone', 'Diprospan'],
    ar: ['بيتاميثازون حقن', 'ديبروفوس', 'سيليستون', 'ديبروسبان'],
    asked: ['cortisone injection', 'إبرة كورتيزون', ...askedFor(lastingComplaints.allergy)],
  },
  {
    en: ['triamcinolone', 'Kenacort', 'Kenalog', 'triamcinolone acetonide'],
    ar: ['تريامسينولون', 'كيناكورت', 'كينالوج'],
    asked: ['joint injection', 'إبرة مفصل', ...askedFor(skinAndEyeComplaints.scar)],
  },
  {
    en: ['methotrexate', 'MTX', 'Trexall', 'Unitrexate'],
    ar: ['ميثوتريكسات', 'ميتوتركسات', 'ميثوتركسيت', 'يونيتركسات'],
    asked: askedFor(lastingComplaints.rheumatoid, skinAndEyeComplaints.psoriasis),
  },
  {
    en: ['azathioprine', 'Imuran'],
    ar: ['أزاثيوبرين', 'إميوران', 'ايموران'],
    asked: askedFor(organComplaints.lupus, lastingComplaints.crohn, organComplaints.transplant),
  },
  {
    en: ['mycophenolate', 'mycophenolate mofetil', 'CellCept'],
    ar: ['ميكوفينولات', 'سيلسبت', 'ميكوفينولات موفيتيل', 'سلسبت'],
    asked: askedFor(organComplaints.transplant, organComplaints.lupus),
  },
  {
    en: ['tacrolimus', 'Prograf', 'Advagraf', 'FK506'],
    ar: ['تاكروليموس', 'بروجراف', 'أدفاجراف', 'بروغراف'],
    asked: askedFor(organComplaints.transplant),
  },
  {
    en: ['ciclosporin', 'cyclosporine', 'cyclosporin', 'Sandimmune', 'Neoral', 'Sandimmun'],
    ar: ['سيكلوسبورين', 'سانديميون', 'نيورال', 'سايكلوسبورين', 'ساندمين'],
    asked: askedFor(organComplaints.transplant, skinAndEyeComplaints.psoriasis),
  },
  {
    en: ['sulfasalazine', 'sulphasalazine', 'Salazopyrin', 'Salazopyrine'],
    ar: ['سلفاسالازين', 'سالازوبيرين', 'سالازوبرين'],
    asked: askedFor(lastingComplaints.rheumatoid, lastingComplaints.crohn),
  },
  {
    en: ['leflunomide', 'Arava'],
    ar: ['ليفلونوميد', 'أرافا', 'ليفلونومايد'],
    asked: askedFor(lastingComplaints.rheumatoid),
  },
  {
    en: ['adalimumab', 'Humira', 'Amgevita', 'Hyrimoz', 'Amjevita'],
    ar: ['أداليموماب', 'هيوميرا', 'هوميرا', 'ادالوماب'],
    asked: [
      'biologic injection',
      'علاج بيولوجي',
      ...askedFor(
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
      ...askedFor(lastingComplaints.rheumatoid, skinAndEyeComplaints.psoriasis),
    ],
  },
  {
    en: ['infliximab', 'Remicade', 'Remsima'],
    ar: ['إنفليكسيماب', 'ريميكاد', 'ريمسيما', 'انفلكسيماب'],
    asked: ['علاج بيولوجي', ...askedFor(lastingComplaints.crohn, lastingComplaints.rheumatoid)],
  },
  {
    en: ['secukinumab', 'Cosentyx'],
    ar: ['سيكوكينوماب', 'كوزنتيكس', 'كوسنتكس'],
    asked: ['علاج بيولوجي', ...askedFor(skinAndEyeComplaints.psoriasis)],
  },
  {
    en: ['ustekinumab', 'Stelara'],
    ar: ['أوستيكينوماب', 'ستيلارا'],
    asked: ['علاج بيولوجي', ...askedFor(skinAndEyeComplaints.psoriasis, lastingComplaints.crohn)],
  },
  {
    en: ['dupilumab', 'Dupixent'],
    ar: ['دوبيلوماب', 'دوبيكسنت', 'ديوبيكسنت'],
    asked: ['علاج بيولوجي', ...askedFor(skinAndEyeComplaints.eczema, lastingComplaints.asthma)],
  },
  {
    en: ['omalizumab', 'Xolair'],
    ar: ['أوماليزوماب', 'زولير', 'زوليير'],
    asked: askedFor(lastingComplaints.asthma, skinAndEyeComplaints.hives),
  },
  {
    en: ['tocilizumab', 'Actemra', 'RoActemra'],
    ar: ['توسيليزوماب', 'أكتيمرا', 'اكتمرا'],
    asked: askedFor(lastingComplaints.rheumatoid),
  },
  {
    en: ['tofacitinib', 'Xeljanz'],
    ar: ['توفاسيتينيب', 'زيلجانز', 'توفاستينيب'],
    asked: askedFor(lastingComplaints.rheumatoid),
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
    asked: askedFor(organComplaints.lymphoma, lastingComplaints.rheumatoid),
  },
  {
    en: ['trastuzumab', 'Herceptin', 'Herzuma', 'Kanjinti'],
    ar: ['تراستوزوماب', 'هيرسبتين', 'هرسبتين'],
    asked: ['سرطان الثدي', ...askedFor(organComplaints.cancer)],
  },
  {
    en: ['bevacizumab', 'Avastin'],
    ar: ['بيفاسيزوماب', 'أفاستين'],
    asked: askedFor(organComplaints.cancer, skinAndEyeComplaints.retina),
  },
  {
    en: ['pembrolizumab', 'Keytruda'],
    ar: ['بيمبروليزوماب', 'كيترودا'],
    asked: ['immunotherapy', 'علاج مناعي', ...askedFor(organComplaints.cancer)],
  },
  {
    en: ['nivolumab', 'Opdivo'],
    ar: ['نيفولوماب', 'أوبديفو'],
    asked: ['immunotherapy', 'علاج مناعي', ...askedFor(organComplaints.cancer)],
  },
  {
    en: ['imatinib', 'Glivec', 'Gleevec'],
    ar: ['إيماتينيب', 'جليفيك', 'غليفيك', 'ايماتنيب'],
    asked: askedFor(organComplaints.leukaemia),
  },
  {
    en: ['tamoxifen', 'Nolvadex', 'tamoxifen citrate'],
    ar: ['تاموكسيفين', 'نولفادكس', 'تاموكسفين'],
    asked: ['breast cancer tablets', 'سرطان الثدي'],
  },
  {
    en: ['anastrozole', 'Arimidex'],
    ar: ['أناستروزول', 'أريميدكس', 'ارميدكس'],
    asked: ['breast cancer tablets', 'سرطان الثدي'],
  },
  {
    en: ['capecitabine', 'Xeloda'],
    ar: ['كابيسيتابين', 'زيلودا', 'كابستابين'],
    asked: askedFor(organComplaints.cancer),
  },
  {
    en: ['doxorubicin', 'Adriamycin', 'Adriablastina'],
    ar: ['دوكسوروبيسين', 'أدرياميسين', 'ادريابلاستينا'],
    asked: ['chemotherapy', 'علاج كيماوي', ...askedFor(organComplaints.cancer)],
  },
  {
    en: ['cisplatin', 'Platinol'],
    ar: ['سيسبلاتين', 'بلاتينول'],
    asked: ['chemotherapy', 'علاج كيماوي', ...askedFor(organComplaints.cancer)],
  },
  {
    en: ['carboplatin', 'Paraplatin'],
    ar: ['كاربوبلاتين', 'بارابلاتين'],
    asked: ['chemotherapy', 'علاج كيماوي', ...askedFor(organComplaints.cancer)],
  },
  {
    en: ['oxaliplatin', 'Eloxatin'],
    ar: ['أوكساليبلاتين', 'إلوكساتين'],
    asked: ['chemotherapy', 'علاج كيماوي', ...askedFor(organComplaints.cancer)],
  },
  {
    en: ['paclitaxel', 'Taxol'],
    ar: ['باكليتاكسيل', 'تاكسول'],
    asked: ['chemotherapy', 'علاج كيماوي', ...askedFor(organComplaints.cancer)],
  },
  {
    en: ['docetaxel', 'Taxotere'],
    ar: ['دوسيتاكسيل', 'تاكسوتير'],
    asked: ['chemotherapy', 'علاج كيماوي', ...askedFor(organComplaints.cancer)],
  },
  {
    en: ['fluorouracil', '5-fluorouracil', '5-FU', 'Efudix'],
    ar: ['فلورويوراسيل', 'فلورو يوراسيل', 'إيفوديكس', '5 فلورويوراسيل'],
    asked: ['chemotherapy', 'علاج كيماوي', ...askedFor(organComplaints.cancer)],
  },
  {
    en: ['cyclophosphamide', 'Endoxan', 'Cytoxan'],
    ar: ['سيكلوفوسفاميد', 'إندوكسان'],
    asked: [
      'chemotherapy',
      'علاج كيماوي',
      ...askedFor(organComplaints.lupus, organComplaints.cancer),
    ],
  },
  {
    en: ['vincristine', 'Oncovin'],
    ar: ['فينكريستين', 'أونكوفين'],
    asked: ['chemotherapy', 'علاج كيماوي', ...askedFor(organComplaints.leukaemia)],
  },
  {
    en: ['bicalutamide', 'Casodex'],
    ar: ['بيكالوتاميد', 'كازودكس', 'كاسودكس'],
    asked: ['prostate cancer', 'سرطان البروستاتا'],
  },
];
