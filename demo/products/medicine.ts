import type { DemoText } from '#demo/demo-text.ts';

/** Short names for the companies that hold medicine brands. */
export const medicineHolders = {
  wadaq: 'wadaq-pharma',
  muzn: 'muzn-pharmaceutical-industries',
  hayl: 'hayl-pharmaceuticals',
  qurm: 'qurm-life-sciences',
  zaafaran: 'zaafaran-pharma',
  simsim: 'simsim-pharma-distribution',
  murjan: 'murjan-pharma',
  luban: 'luban-pharma-industries',
  sarw: 'sarw-pharmaceuticals',
  arzline: 'arzline-pharma',
  nilora: 'nilora-pharma',
  vaidyaka: 'vaidyaka-remedies',
  sanjeeta: 'sanjeeta-generics',
} as const;

export type MedicineHolder = keyof typeof medicineHolders;

export const medicineCategories = {
  pain: { en: 'Pain and fever', ar: 'الألم والحمى' },
  allergy: { en: 'Allergy and cold', ar: 'الحساسية والزكام' },
  airways: { en: 'Respiratory medicines', ar: 'أدوية الجهاز التنفسي' },
  digestion: { en: 'Digestive system', ar: 'الجهاز الهضمي' },
  infection: { en: 'Anti-infectives', ar: 'مضادات العدوى' },
  heart: { en: 'Heart and circulation', ar: 'القلب والدورة الدموية' },
  diabetes: { en: 'Diabetes and hormones', ar: 'السكري والهرمونات' },
  nerves: { en: 'Nervous system', ar: 'الجهاز العصبي' },
  eye: { en: 'Eye care', ar: 'العناية بالعين' },
  skin: { en: 'Skin medicines', ar: 'أدوية الجلد' },
  vitamins: { en: 'Vitamins and minerals', ar: 'الفيتامينات والمعادن' },
} as const satisfies Record<string, DemoText>;

export const dispenseModes = {
  otc: { en: 'Without prescription (OTC)', ar: 'يُصرف من دون وصفة طبية' },
  pharmacist: { en: 'On pharmacist’s advice', ar: 'يُصرف بمشورة الصيدلي' },
  prescription: { en: 'Prescription only', ar: 'يُصرف بوصفة طبية فقط' },
  controlled: { en: 'Controlled prescription', ar: 'يُصرف بوصفة طبية مراقبة' },
  hospital: { en: 'Hospital use', ar: 'للاستعمال في المستشفيات' },
} as const satisfies Record<string, DemoText>;

export const dosageForms = {
  tablet: { en: 'Film-coated tablets', ar: 'أقراص مغلفة' },
  plain: { en: 'Tablets', ar: 'أقراص' },
  resistant: { en: 'Gastro-resistant tablets', ar: 'أقراص مقاومة لحموضة المعدة' },
  chewable: { en: 'Chewable tablets', ar: 'أقراص للمضغ' },
  modified: { en: 'Modified-release tablets', ar: 'أقراص معدلة التحرر' },
  effervescent: { en: 'Effervescent tablets', ar: 'أقراص فوّارة' },
  capsule: { en: 'Capsules', ar: 'كبسولات' },
  syrup: { en: 'Syrup', ar: 'شراب' },
  suspension: { en: 'Oral suspension', ar: 'معلق فموي' },
  sachet: { en: 'Powder in sachets', ar: 'مسحوق في أكياس' },
  inhaler: { en: 'Pressurised inhaler', ar: 'بخاخ للاستنشاق' },
  nasal: { en: 'Nasal spray', ar: 'بخاخ أنفي' },
  eyedrops: { en: 'Eye drops', ar: 'قطرة عينية' },
  cream: { en: 'Cream', ar: 'كريم' },
  ointment: { en: 'Ointment', ar: 'مرهم' },
  gel: { en: 'Gel', ar: 'جل' },
  vial: { en: 'Powder for injection', ar: 'مسحوق للحقن' },
  pen: { en: 'Pre-filled pen', ar: 'قلم حقن معبأ مسبقًا' },
} as const satisfies Record<string, DemoText>;

export type Presentation = {
  readonly strength: string;
  readonly form: keyof typeof dosageForms;
  /** A number of tablets and the like, or an amount such as "100 ml". */
  readonly pack: number | string;
  readonly dollars: number;
};

export type DemoGeneric = {
  /** ATC code, so that brands of one substance meet on one page. */
  readonly code: string;
  readonly name: DemoText;
  readonly category: keyof typeof medicineCategories;
  readonly dispense: keyof typeof dispenseModes;
  readonly about: DemoText;
  readonly precaution: DemoText;
  readonly leaflet: DemoText;
  /** Every brand has the first presentation; the first brand has them all. */
  readonly presentations: readonly [Presentation, ...Presentation[]];
  readonly brands: readonly (readonly [en: string, ar: string, holder: MedicineHolder])[];
};
