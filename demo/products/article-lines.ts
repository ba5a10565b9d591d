import type { DemoText } from '#demo/demo-text.ts';
import type { ArticleGroupName } from './article.ts';

/** What a company carries: under which brand, from which shelves, and how much of it. */
export type ArticleLine = {
  readonly companyKey: string;
  readonly brand: DemoText;
  readonly groups: readonly ArticleGroupName[];
  readonly count: number;
  /** English names of articles that would be out of character on these shelves. */
  readonly without?: readonly string[];
};

const theatreDevices = ['LED Operating Light', 'Electrosurgical Generator'];
const pumps = ['Volumetric Infusion Pump', 'Syringe Pump'];
const woundDevices = ['Negative Pressure Wound System'];

export const articleLines: readonly ArticleLine[] = [
  line('tiryaq-bay-medical', 'Khalijcare', 'خليج كير', 14, 'monitoring', 'infusion', 'furniture'),
  {
    ...line('dhow-dental-supply', 'Boomdent', 'بوم دنت', 8, 'dental', 'protection'),
    without: ['Isolation Gown', 'Extraction Forceps Set'],
  },
  line('failaka-lab-systems', 'Failalab', 'فيلالاب', 9, 'instruments', 'reagents'),
  line('united-arabian-rehabilitation-equipment', 'Khutwa', 'خطوة', 8, 'mobility', 'furniture'),
  {
    ...line('rimal-medical-industries', 'Rimalsafe', 'رمال سيف', 9, 'surgery', 'protection'),
    without: [...theatreDevices, 'Class B Autoclave', 'Alcohol Hand Rub'],
  },
  line('wasm-healthcare-supplies', 'Wasmed', 'وسمد', 9, 'infusion', 'wound'),
  line('sanam-orthopaedics', 'Sanamflex', 'سنام فلكس', 7, 'mobility', 'emergency'),
  line('ghaim-respiratory-care', 'Ghaimair', 'غيم إير', 8, 'breathing', 'monitoring'),
  line('saruq-medical-devices', 'Saruqview', 'ساروق فيو', 9, 'monitoring', 'infusion'),
  {
    ...line('creekside-surgical', 'Khorblade', 'خور بليد', 9, 'surgery', 'wound'),
    without: ['Burn Compression Garment'],
  },
  line('dafra-imaging-systems', 'Dafrascan', 'ضفرة سكان', 8, 'imaging', 'monitoring'),
  line('khor-al-shifa-medical', 'Shifaready', 'شفا ردي', 9, 'emergency', 'breathing'),
  line('dilmun-tech-medical', 'Dilmunta', 'دلمونتا', 9, 'monitoring', 'furniture', 'instruments'),
  line('reef-laboratory-supplies', 'Reefpure', 'ريف بيور', 8, 'reagents', 'instruments'),
  line('jabal-shams-medical', 'Shamsfield', 'شمس فيلد', 8, 'imaging', 'instruments', 'monitoring'),
  {
    ...line('sur-marine-first-aid', 'Sawahilaid', 'سواحل إيد', 7, 'emergency', 'wound'),
    without: [...woundDevices, 'Burn Compression Garment'],
  },
  {
    ...line('ajloun-sterile-products', 'Ajlounsoft', 'عجلون سوفت', 9, 'wound', 'infusion'),
    without: [...pumps, ...woundDevices, 'Burn Compression Garment'],
  },
  line('rum-biotech-reagents', 'Rumtest', 'رم تست', 7, 'reagents'),
  {
    ...line('balqa-medical-stores', 'Balqakit', 'بلقا كيت', 8, 'emergency', 'protection', 'wound'),
    without: [...woundDevices, 'Burn Compression Garment', 'Class B Autoclave'],
  },
  {
    ...line('jbeil-dental-arts', 'Jbeilart', 'جبيل آرت', 6, 'dental'),
    without: ['Dental Treatment Unit', 'High-Speed Handpiece'],
  },
  line('litani-medical-imports', 'Nahrline', 'نهر لاين', 8, 'imaging', 'breathing', 'furniture'),
  {
    ...line('bardi-medical-textiles', 'Bardicot', 'بردي كوت', 8, 'wound', 'protection'),
    without: [...woundDevices, 'Class B Autoclave', 'Alcohol Hand Rub'],
  },
  line('abu-qirdan-diagnostics', 'Qirdalab', 'قردا لاب', 8, 'instruments', 'reagents'),
  {
    ...line('malabar-suture-works', 'Malasut', 'مالاسوت', 7, 'surgery'),
    without: [...theatreDevices, 'Universal Drape Pack'],
  },
  {
    ...line('dakhini-lab-instruments', 'Dakhilab', 'دخي لاب', 7, 'instruments'),
    without: ['Haematology Analyser', 'Clinical Chemistry Analyser'],
  },
  line('neelkurinji-hospital-furniture', 'Neelrest', 'نيل رست', 8, 'furniture', 'mobility'),
];

function line(
  companyKey: string,
  en: string,
  ar: string,
  count: number,
  ...groups: ArticleGroupName[]
): ArticleLine {
  return { companyKey, brand: { en, ar }, groups, count };
}
