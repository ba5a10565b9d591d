import type { EnquiryAuthor, EnquiryState } from '#features/enquiries/enquiry-states.ts';
import type { Language } from '#platform/i18n/languages.ts';

export type DemoEnquiry = {
  readonly name: string;
  readonly email: string;
  readonly phone?: string;
  readonly language: Language;
  readonly country: string;
  readonly city?: string;
  /** A part of the product's name, to find one of the company's own; without it the company is asked. */
  readonly product?: string;
  readonly subject: string;
  readonly quantity?: string;
  readonly wantsCall?: boolean;
  readonly state: EnquiryState;
  readonly unread?: boolean;
  readonly shared?: boolean;
  readonly closed?: boolean;
  readonly labels?: readonly string[];
  readonly notes?: string;
  /** Days from today. */
  readonly remindIn?: number;
  readonly reported?: boolean;
  /** How many hours after the one before each was written. */
  readonly messages: readonly (readonly [EnquiryAuthor, number, string])[];
  readonly hoursAgo: number;
};

/** What the company of the demo's exhibitor was asked, the oldest first. */
export const demoEnquiries: readonly DemoEnquiry[] = [
  {
    name: 'Dr. Huda Al-Sabah',
    email: 'huda@salwa-clinic.example',
    phone: '+965 9912 4410',
    language: 'en',
    country: 'KW',
    city: 'Salwa',
    product: 'monitor',
    subject: 'Bedside monitors for six recovery beds',
    quantity: '6 pieces',
    state: 'won',
    shared: true,
    labels: ['Kuwait', 'Clinics'],
    notes: 'Order placed after the visit of 3 October; delivery in two lots.',
    hoursAgo: 24 * 52,
    messages: [
      [
        'buyer',
        0,
        'We are opening a recovery room with six beds in January. Which monitor do you recommend, and what does it cost with installation and two years of service?',
      ],
      [
        'company',
        5,
        'Thank you, Dr. Huda. For recovery beds we suggest the model on this page with ECG, SpO2 and NIBP. Installation in Kuwait is included; may our engineer visit you this week?',
      ],
      ['buyer', 20, 'Wednesday at 10 suits us. I have shared my number.'],
      ['company', 3, 'Wednesday at 10 it is. The written offer follows after the visit.'],
    ],
  },
  {
    name: 'Rashid Al-Kuwari',
    email: 'rashid@doha-day-surgery.example',
    language: 'en',
    country: 'QA',
    city: 'Doha',
    product: 'pump',
    subject: 'Infusion pumps with drug library in Arabic',
    quantity: '20 pieces',
    state: 'lost',
    labels: ['Qatar'],
    notes: 'Wanted delivery within two weeks; we could promise five.',
    hoursAgo: 24 * 38,
    messages: [
      ['buyer', 0, 'Do your pumps come with an Arabic drug library? We would need 20 by the 15th.'],
      [
        'company',
        26,
        'Yes, the library is bilingual. Delivery to Doha takes about five weeks at the moment.',
      ],
      ['buyer', 4, 'That is too late for us this time, thank you.'],
    ],
  },
  {
    name: 'مستشفى الروضة – قسم المشتريات',
    email: 'procurement@rawda-hospital.example',
    phone: '+966 11 455 2010',
    language: 'ar',
    country: 'SA',
    city: 'الرياض',
    product: 'hospital bed',
    subject: 'أسرّة كهربائية لجناح الباطنية',
    quantity: '40 سريرًا',
    wantsCall: true,
    state: 'quoted',
    shared: true,
    labels: ['Saudi Arabia', 'Tender'],
    notes: 'العرض رقم 118 أُرسل وصالح حتى نهاية الشهر.',
    remindIn: -1,
    hoursAgo: 24 * 16,
    messages: [
      [
        'buyer',
        0,
        'نجهّز جناحًا جديدًا للباطنية ونحتاج إلى 40 سريرًا كهربائيًا مع المراتب. نرجو تزويدنا بالمواصفات والسعر شاملًا التوصيل إلى الرياض ومدة الضمان.',
      ],
      [
        'company',
        7,
        'شكرًا لاهتمامكم. السرير المعروض بأربعة محركات وضمان ثلاث سنوات. سنرسل عرضًا مفصّلًا خلال يومين.',
      ],
      [
        'company',
        44,
        'أرسلنا العرض، والسعر شامل التوصيل والتركيب في الرياض. العرض صالح لمدة 30 يومًا.',
      ],
      ['buyer', 30, 'وصل العرض، وسيُعرض على اللجنة يوم الأحد.'],
    ],
  },
  {
    name: 'Priya Raman',
    email: 'priya@muscat-imaging.example',
    language: 'en',
    country: 'OM',
    city: 'Muscat',
    subject: 'Service contract for monitors of another maker',
    state: 'answered',
    labels: ['Service'],
    hoursAgo: 24 * 6,
    messages: [
      [
        'buyer',
        0,
        'Do you also maintain monitors that were not bought from you? We have eleven of them, four years old. The list is at https://muscat-imaging.example/devices.',
      ],
      [
        'company',
        9,
        'We do, after an inspection. Please tell us the models, and whether you have the service manuals.',
      ],
    ],
  },
  {
    name: 'Best Offers Ltd.',
    email: 'sales@best-offers.example',
    language: 'en',
    country: 'AE',
    subject: 'Increase your sales 300%!!!',
    state: 'new',
    reported: true,
    hoursAgo: 24 * 3,
    messages: [
      [
        'buyer',
        0,
        'Dear Sir, we bring you 10,000 customers. Visit https://best-offers.example now!',
      ],
    ],
  },
  {
    name: 'عيادة النخيل',
    email: 'info@nakheel-clinic.example',
    language: 'ar',
    country: 'KW',
    city: 'الجهراء',
    product: 'monitor',
    subject: 'استفسار عن توفر أجهزة المراقبة',
    quantity: 'جهازان',
    wantsCall: true,
    state: 'new',
    unread: true,
    hoursAgo: 21,
    messages: [
      [
        'buyer',
        0,
        'هل الأجهزة متوفرة لديكم حاليًا؟ نحتاج إلى جهازين لغرفة الطوارئ مع تدريب الممرضات على استخدامهما.',
      ],
    ],
  },
  {
    name: 'Eng. Samir Khoury',
    email: 'samir@beirut-medical-center.example',
    language: 'en',
    country: 'LB',
    city: 'Beirut',
    product: 'pump',
    subject: 'Spare batteries and lead time',
    quantity: '15 batteries',
    state: 'new',
    unread: true,
    hoursAgo: 4,
    messages: [
      [
        'buyer',
        0,
        'We run fifteen of these pumps and need spare batteries. What is the price, and how soon can they be in Beirut?',
      ],
    ],
  },
];
