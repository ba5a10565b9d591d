import type { DemoText } from './demo-text.ts';
import type { LogoHints } from './logos/logo-hints.ts';

export type DemoSponsor = {
  readonly key: string;
  readonly name: DemoText;
  /** The line that rotates at the head of the home page. */
  readonly title: DemoText;
  /** As an operator would type it: some leave the scheme out, one left it empty. */
  readonly hyperlink?: string;
  /** Set where the sponsor is also a company of the portal. */
  readonly companyKey?: string;
  readonly logo: LogoHints;
};

export const demoSponsors: readonly DemoSponsor[] = [
  {
    key: 'tiryaq-bay-medical',
    name: { en: 'Tiryaq Bay Medical Supplies', ar: 'خليج الترياق للمستلزمات الطبية' },
    title: { en: 'Equipment that is ready when you are', ar: 'أجهزة جاهزة متى احتجت إليها' },
    hyperlink: 'https://tiryaq-bay-medical.example',
    companyKey: 'tiryaq-bay-medical',
    logo: { mark: 'wave', palette: 'teal' },
  },
  {
    key: 'hayl-pharmaceuticals',
    name: { en: 'Hayl Pharmaceuticals', ar: 'هيل للأدوية' },
    title: { en: 'Medicines made close to home', ar: 'أدوية تُصنع بالقرب منك' },
    hyperlink: 'https://hayl-pharmaceuticals.example/en',
    companyKey: 'hayl-pharmaceuticals',
    logo: { mark: 'leaf', palette: 'emerald' },
  },
  {
    key: 'saruq-medical-devices',
    name: { en: 'Saruq Medical Devices', ar: 'ساروق للأجهزة الطبية' },
    title: { en: 'Monitoring designed with nurses', ar: 'أجهزة مراقبة صُممت مع الممرضين' },
    hyperlink: 'saruq-medical-devices.example',
    companyKey: 'saruq-medical-devices',
    logo: { mark: 'pulse', palette: 'night' },
  },
  {
    key: 'qafila-cold-chain',
    name: { en: 'Qafila Cold Chain Logistics', ar: 'قافلة للنقل المبرد' },
    title: {
      en: 'Two to eight degrees, door to door',
      ar: 'من درجتين إلى ثماني درجات، من الباب إلى الباب',
    },
    hyperlink: 'www.qafila-cold-chain.example/vaccines',
    companyKey: 'qafila-cold-chain',
    logo: { mark: 'orbit', palette: 'olive' },
  },
  {
    key: 'arabian-nursing-forum',
    name: { en: 'Arabian Nursing Forum', ar: 'الملتقى العربي للتمريض' },
    title: {
      en: 'Ten thousand nurses, one conversation',
      ar: 'عشرة آلاف ممرض وممرضة في حوار واحد',
    },
    hyperlink: 'https://arabian-nursing-forum.example',
    logo: { mark: 'petals', palette: 'plum' },
  },
  {
    key: 'bayanat-health-cover',
    name: { en: 'Bayanat Health Cover', ar: 'بيانات للتغطية الصحية' },
    title: { en: 'Claims answered in one working day', ar: 'رد على المطالبات خلال يوم عمل' },
    hyperlink: 'https://bayanat-health-cover.example',
    logo: { mark: 'shield', palette: 'harbour' },
  },
  {
    key: 'manarat-medical-press',
    name: { en: 'Manarat Medical Press', ar: 'منارات للنشر الطبي' },
    title: { en: 'Clinical guidelines in Arabic', ar: 'الأدلة السريرية باللغة العربية' },
    hyperlink: 'manarat-medical-press.example',
    logo: { mark: 'sun', palette: 'clay' },
  },
  {
    key: 'wareed-blood-foundation',
    name: { en: 'Wareed Blood Foundation', ar: 'مؤسسة وريد للتبرع بالدم' },
    title: { en: 'One donation can save three lives', ar: 'تبرع واحد ينقذ ثلاث أرواح' },
    logo: { mark: 'drop', palette: 'ruby' },
  },
  {
    key: 'madarat-hospital-software',
    name: { en: 'Madarat Hospital Software', ar: 'مدارات لبرامج المستشفيات' },
    title: { en: 'One record for every patient', ar: 'سجل واحد لكل مريض' },
    hyperlink: 'https://madarat-hospital-software.example',
    logo: { mark: 'arcs', palette: 'indigo' },
  },
  {
    key: 'vaidyaka-remedies',
    name: { en: 'Vaidyaka Remedies', ar: 'فايدياكا للأدوية' },
    title: {
      en: 'Trusted in Gulf tenders for twenty years',
      ar: 'شريك مناقصات الخليج منذ عشرين عامًا',
    },
    hyperlink: 'https://vaidyaka-remedies.example',
    companyKey: 'vaidyaka-remedies',
    logo: { mark: 'petals', palette: 'olive' },
  },
  {
    key: 'jisrain-medical-finance',
    name: { en: 'Jisrain Medical Finance', ar: 'جسرين للتمويل الطبي' },
    title: { en: 'Leasing for clinics that are growing', ar: 'تأجير تمويلي للعيادات المتنامية' },
    hyperlink: 'https://jisrain-medical-finance.example',
    logo: { mark: 'pillars', palette: 'slate' },
  },
  {
    key: 'sarw-pharmaceuticals',
    name: { en: 'Sarw Pharmaceuticals', ar: 'سرو للأدوية' },
    title: { en: 'Made in Sahab, trusted in thirty markets', ar: 'من سحاب إلى ثلاثين سوقًا' },
    hyperlink: 'sarw-pharmaceuticals.example/export',
    companyKey: 'sarw-pharmaceuticals',
    logo: { mark: 'molecule', palette: 'forest' },
  },
];
