import type { EnquiryAuthor, EnquiryState } from '#features/enquiries/enquiry-states.ts';
import type { DeclineReason } from '#features/enquiries/quotations/quotation-states.ts';
import type { Language } from '#platform/i18n/languages.ts';

export type DemoQuotation = {
  readonly currency: string;
  readonly hoursAgo: number;
  /** Days from today; one in the past is over. */
  readonly validIn: number;
  readonly terms: string;
  readonly state: 'open' | 'replaced' | 'accepted' | 'declined';
  readonly declined?: { readonly reason: DeclineReason; readonly note: string };
  /** For each line that was asked, in their order; none is not offered. */
  readonly lines: readonly (DemoOffer | null)[];
};

type DemoOffer = {
  /** For one, as a decimal number. */
  readonly price: string;
  readonly least?: number;
  readonly days?: number;
  readonly note?: string;
};

type DemoAsked = {
  /** The company's key. */
  readonly company: string;
  readonly state: EnquiryState;
  readonly unread?: boolean;
  readonly labels?: readonly string[];
  /** A part of the product's name; without it the need is in words. */
  readonly lines: readonly {
    readonly product?: string;
    readonly quantity: number;
    readonly note?: string;
  }[];
  /** The oldest revision first. */
  readonly quotations?: readonly DemoQuotation[];
  /** How many hours ago each was written. */
  readonly talk?: readonly (readonly [EnquiryAuthor, number, string])[];
};

export type DemoRequest = {
  /** One of the demo's own accounts, where the address is theirs. */
  readonly email: string;
  readonly name: string;
  readonly phone?: string;
  readonly language: Language;
  readonly country: string;
  readonly city: string;
  /** What is needed in the buyer's words, where no product was chosen. */
  readonly need?: string;
  readonly notes: string;
  /** Days from today. */
  readonly neededIn: number;
  readonly hoursAgo: number;
  readonly asked: readonly DemoAsked[];
};

const DAY = 24;
const seeker = { email: 'seeker@mai.example', phone: '+965 5512 0347' } as const;

/** Requests of the demo's buyers: some to compare, some that were won or lost, one of today. */
export const demoRequests: readonly DemoRequest[] = [
  {
    ...seeker,
    name: 'مريم درويش',
    language: 'ar',
    country: 'KW',
    city: 'حولي',
    notes:
      'الأجهزة لغرفة الإفاقة في مركز جراحة اليوم الواحد. نرجو أن يشمل السعر التركيب وتدريب الممرضات.',
    neededIn: 20,
    hoursAgo: 24 * DAY,
    asked: [
      {
        company: 'tiryaq-bay-medical',
        state: 'won',
        labels: ['Kuwait', 'Clinics'],
        lines: [
          { product: 'Bedside Patient Monitor', quantity: 4, note: 'مع حامل جداري' },
          { product: 'Fingertip Pulse Oximeter', quantity: 6 },
        ],
        quotations: [
          {
            currency: 'KWD',
            hoursAgo: 22 * DAY,
            validIn: 8,
            state: 'accepted',
            terms:
              'السعر شامل التركيب وتدريب يومين في موقعكم. ضمان سنتين. الدفع 50% عند الطلب و50% عند التسليم.',
            lines: [
              { price: '685.000', days: 10, note: 'الحامل الجداري مشمول في السعر' },
              { price: '12.500', days: 2 },
            ],
          },
        ],
        talk: [
          ['buyer', 21 * DAY, 'هل يشمل الضمان الكابلات والحساسات؟'],
          ['company', 21 * DAY - 5, 'الكابلات سنة واحدة، والحساسات ستة أشهر، والجهاز نفسه سنتان.'],
        ],
      },
      {
        company: 'ghaim-respiratory-care',
        state: 'lost',
        lines: [{ product: 'Bedside Patient Monitor', quantity: 4 }],
        quotations: [
          {
            currency: 'SAR',
            hoursAgo: 20 * DAY,
            validIn: 2,
            state: 'declined',
            declined: { reason: 'other_offer', note: 'اخترنا موردًا يتولى التركيب داخل الكويت.' },
            terms: 'التسليم في مستودعنا بالرياض، والشحن على المشتري.',
            lines: [{ price: '7900.00', days: 21, least: 2 }],
          },
        ],
      },
      {
        company: 'saruq-medical-devices',
        state: 'new',
        lines: [{ product: 'Bedside Patient Monitor', quantity: 4 }],
      },
    ],
  },
  {
    email: 'purchasing@qurain-hospital.example',
    name: 'Qurain Hospital, Purchasing',
    phone: '+965 2548 9000',
    language: 'en',
    country: 'KW',
    city: 'Qurain',
    notes:
      'Replacement for pumps that leave service in spring. Please quote with two years of service.',
    neededIn: 45,
    hoursAgo: 11 * DAY,
    asked: [
      {
        company: 'tiryaq-bay-medical',
        state: 'lost',
        labels: ['Kuwait', 'Tender'],
        lines: [
          { product: 'Volumetric Infusion Pump', quantity: 25 },
          { product: 'Syringe Pump', quantity: 10 },
        ],
        quotations: [
          {
            currency: 'KWD',
            hoursAgo: 9 * DAY,
            validIn: 21,
            state: 'declined',
            declined: {
              reason: 'delivery',
              note: 'Eight weeks are too long; the old ones go at the end of March.',
            },
            terms: 'Two years of service included. 30 days net. Delivery in one lot.',
            lines: [
              { price: '410.000', days: 56 },
              { price: '365.000', days: 56, note: 'The successor of the model you asked for' },
            ],
          },
        ],
      },
      {
        company: 'wasm-healthcare-supplies',
        state: 'quoted',
        lines: [{ product: 'Volumetric Infusion Pump', quantity: 25 }],
        quotations: [
          {
            currency: 'SAR',
            hoursAgo: 8 * DAY,
            validIn: 22,
            state: 'open',
            terms: 'Delivered to Kuwait, customs cleared. Service by our partner in Shuwaikh.',
            lines: [{ price: '5150.00', days: 28, least: 10 }],
          },
        ],
      },
    ],
  },
  {
    ...seeker,
    name: 'Mariam Darwish',
    language: 'en',
    country: 'KW',
    city: 'Hawalli',
    notes: 'For a six-bed day ward on the second floor; the lift takes 2.10 m.',
    neededIn: 35,
    hoursAgo: 5 * DAY,
    asked: [
      {
        company: 'tiryaq-bay-medical',
        state: 'quoted',
        labels: ['Kuwait'],
        lines: [
          { product: 'Electric Hospital Bed', quantity: 6, note: 'With side rails' },
          { product: 'Bedside Locker', quantity: 6 },
        ],
        quotations: [
          {
            currency: 'KWD',
            hoursAgo: 4 * DAY,
            validIn: 20,
            state: 'replaced',
            terms: 'Delivery and installation included. 30 days net.',
            lines: [
              { price: '520.000', days: 28 },
              { price: '64.000', days: 7 },
            ],
          },
          {
            currency: 'KWD',
            hoursAgo: 2 * DAY,
            validIn: 26,
            state: 'open',
            terms: 'Delivery and installation included. 30 days net. Three years of warranty.',
            lines: [
              { price: '485.000', days: 14, note: 'Four from stock, two a week later' },
              { price: '64.000', days: 7 },
            ],
          },
        ],
        talk: [
          ['buyer', 3 * DAY, 'Can the beds come within three weeks? We open on the first.'],
          ['company', 2 * DAY, 'Yes: we have found four in stock. The new revision says 14 days.'],
        ],
      },
      {
        company: 'united-arabian-rehabilitation-equipment',
        state: 'quoted',
        lines: [
          { product: 'Electric Hospital Bed', quantity: 6 },
          { product: 'Bedside Locker', quantity: 6 },
        ],
        quotations: [
          {
            currency: 'KWD',
            hoursAgo: 3 * DAY,
            validIn: 12,
            state: 'open',
            terms: 'Prepaid. Installation on request. One year of warranty.',
            lines: [{ price: '455.000', days: 35, least: 4 }, null],
          },
        ],
      },
      {
        company: 'dilmun-tech-medical',
        state: 'quoted',
        lines: [{ product: 'Electric Hospital Bed', quantity: 6 }],
        quotations: [
          {
            currency: 'BHD',
            hoursAgo: 4 * DAY,
            validIn: -1,
            state: 'open',
            terms: 'Ex works Manama, transport by the buyer.',
            lines: [{ price: '540.000', days: 10 }],
          },
        ],
      },
    ],
  },
  {
    email: 'biomed@fintas-medical.example',
    name: 'مجمع الفنطاس الطبي',
    phone: '+965 2371 6644',
    language: 'ar',
    country: 'KW',
    city: 'الفنطاس',
    need: 'عربات طوارئ لقسم الإسعاف مع درج للأدوية قابل للقفل',
    notes: 'نفضّل التوريد من داخل الكويت مع توفر قطع الغيار.',
    neededIn: 30,
    hoursAgo: 6,
    asked: [
      {
        company: 'tiryaq-bay-medical',
        state: 'new',
        unread: true,
        lines: [{ quantity: 3 }],
      },
      {
        company: 'united-arabian-rehabilitation-equipment',
        state: 'new',
        unread: true,
        lines: [{ quantity: 3 }],
      },
    ],
  },
  {
    email: 'stores@nakheel-clinics.example',
    name: 'Nakheel Clinics, Central Stores',
    phone: '+966 11 555 0183',
    language: 'en',
    country: 'SA',
    city: 'Riyadh',
    notes: 'One for each consulting room of four clinics. Cuffs in three sizes, please.',
    neededIn: 28,
    hoursAgo: 9 * DAY,
    asked: [
      {
        company: 'ghaim-respiratory-care',
        state: 'quoted',
        lines: [{ product: 'Blood Pressure Monitor', quantity: 32 }],
        quotations: [
          {
            currency: 'SAR',
            hoursAgo: 8 * DAY,
            validIn: 22,
            state: 'open',
            terms: 'Delivered to each clinic. Two years of warranty. 45 days net.',
            lines: [{ price: '268.00', days: 5, note: 'With cuffs S, M and L' }],
          },
        ],
      },
      {
        company: 'saruq-medical-devices',
        state: 'quoted',
        lines: [{ product: 'Blood Pressure Monitor', quantity: 32 }],
        quotations: [
          {
            currency: 'AED',
            hoursAgo: 7 * DAY,
            validIn: 15,
            state: 'open',
            terms: 'One delivery to Riyadh, duty paid. One year of warranty. Half in advance.',
            lines: [{ price: '241.00', days: 18, least: 20, note: 'Cuff M; others at 22.00 each' }],
          },
        ],
        talk: [
          ['buyer', 6 * DAY, 'What would it cost with all three cuffs?'],
          ['company', 6 * DAY - 3, 'AED 285.00 for one with S, M and L, from 20 pieces on.'],
        ],
      },
      {
        company: 'dilmun-tech-medical',
        state: 'quoted',
        lines: [{ product: 'Blood Pressure Monitor', quantity: 32 }],
        quotations: [
          {
            currency: 'BHD',
            hoursAgo: 5 * DAY,
            validIn: 25,
            state: 'open',
            terms: 'By road over the causeway within a week of the order. 30 days net.',
            lines: [{ price: '26.900', days: 7, least: 10 }],
          },
        ],
      },
    ],
  },
  {
    ...seeker,
    name: 'مريم درويش',
    language: 'ar',
    country: 'KW',
    city: 'حولي',
    notes: 'لوحدة الطوارئ الجديدة في الطابق الأرضي. نحتاج الأدراج بأقفال مركزية.',
    neededIn: 15,
    hoursAgo: 33 * DAY,
    asked: [
      {
        company: 'united-arabian-rehabilitation-equipment',
        state: 'won',
        lines: [
          { product: 'Crash Trolley', quantity: 2, note: 'مع حامل أسطوانة أكسجين' },
          { product: 'Medicine Trolley', quantity: 3 },
        ],
        quotations: [
          {
            currency: 'KWD',
            hoursAgo: 31 * DAY,
            validIn: 6,
            state: 'accepted',
            terms: 'التسليم والتركيب داخل الكويت خلال أسبوعين. ضمان سنتين على الأقفال والعجلات.',
            lines: [
              { price: '395.000', days: 14 },
              { price: '280.000', days: 10 },
            ],
          },
        ],
      },
      {
        company: 'dilmun-tech-medical',
        state: 'lost',
        lines: [{ product: 'Crash Trolley', quantity: 2 }],
        quotations: [
          {
            currency: 'BHD',
            hoursAgo: 30 * DAY,
            validIn: 3,
            state: 'declined',
            declined: { reason: 'delivery', note: 'نحتاجها قبل نهاية الشهر.' },
            terms: 'التسليم في المنامة، والشحن إلى الكويت على المشتري.',
            lines: [{ price: '410.000', days: 35 }],
          },
        ],
      },
    ],
  },
];
