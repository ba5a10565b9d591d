import type { DemoText } from '#demo/demo-text.ts';
import type { ProductPictureKind } from '#demo/logos/picture-kinds.ts';

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

type DosageForm = { readonly name: DemoText; readonly picture: ProductPictureKind };

export const dosageForms = {
  tablet: form('Film-coated tablets', 'أقراص مغلفة', 'tablets'),
  plain: form('Tablets', 'أقراص', 'tablets'),
  resistant: form('Gastro-resistant tablets', 'أقراص مقاومة لحموضة المعدة', 'tablets'),
  chewable: form('Chewable tablets', 'أقراص للمضغ', 'tablets'),
  modified: form('Modified-release tablets', 'أقراص معدلة التحرر', 'tablets'),
  effervescent: form('Effervescent tablets', 'أقراص فوّارة', 'tablets'),
  capsule: form('Capsules', 'كبسولات', 'capsules'),
  syrup: form('Syrup', 'شراب', 'syrup'),
  suspension: form('Oral suspension', 'معلق فموي', 'syrup'),
  sachet: form('Powder in sachets', 'مسحوق في أكياس', 'capsules'),
  inhaler: form('Pressurised inhaler', 'بخاخ للاستنشاق', 'inhaler'),
  nasal: form('Nasal spray', 'بخاخ أنفي', 'drops'),
  eyedrops: form('Eye drops', 'قطرة عينية', 'drops'),
  cream: form('Cream', 'كريم', 'cream'),
  ointment: form('Ointment', 'مرهم', 'cream'),
  gel: form('Gel', 'جل', 'cream'),
  vial: form('Powder for injection', 'مسحوق للحقن', 'injection'),
  pen: form('Pre-filled pen', 'قلم حقن معبأ مسبقًا', 'injection'),
} as const satisfies Record<string, DosageForm>;

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

function form(en: string, ar: string, picture: ProductPictureKind): DosageForm {
  return { name: { en, ar }, picture };
}
