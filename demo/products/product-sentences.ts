import type { DemoText } from '#demo/demo-text.ts';
import { choiceFor } from '#demo/seeded-choice.ts';

const deviceClosings: readonly DemoText[] = [
  {
    en: 'Two years of warranty, with a loan unit during repairs.',
    ar: 'ضمان سنتين مع جهاز بديل أثناء الإصلاح.',
  },
  {
    en: 'Delivery includes training for the people who will use it.',
    ar: 'يشمل التسليم تدريب الفريق المستخدم.',
  },
  {
    en: 'Spare parts are kept in the country for eight years.',
    ar: 'تتوفر قطع الغيار داخل البلاد لثماني سنوات.',
  },
  {
    en: 'Instructions and labels are in Arabic and English.',
    ar: 'التعليمات والملصقات بالعربية والإنجليزية.',
  },
  {
    en: 'A two-week trial is possible before the order.',
    ar: 'تتاح تجربة لمدة أسبوعين قبل الطلب.',
  },
];

const packClosings: readonly DemoText[] = [
  {
    en: 'Each lot comes with its certificate of analysis.',
    ar: 'ترافق كل تشغيلة شهادة تحليلها.',
  },
  {
    en: 'Standing orders are delivered weekly.',
    ar: 'تُسلَّم الطلبات الدائمة أسبوعيًا.',
  },
  {
    en: 'The carton is sized to fit standard ward shelves.',
    ar: 'صُمم الكرتون ليناسب رفوف الأقسام القياسية.',
  },
  {
    en: 'Barcodes identify lot and expiry down to the single pack.',
    ar: 'يبيّن الرمز الشريطي التشغيلة وتاريخ الانتهاء لكل عبوة.',
  },
];

const ownClosings: readonly DemoText[] = [
  {
    en: 'Designed and made in our own plant.',
    ar: 'من تصميمنا وصنعنا في مصنعنا.',
  },
  {
    en: 'Own production, open to customer audits.',
    ar: 'إنتاج ذاتي مفتوح لتدقيق العملاء.',
  },
];

/** The seller's own sentence after what the article is. */
export function closingFor(key: string, companyType: number, isDevice: boolean): DemoText {
  const choice = choiceFor(`closing ${key}`);
  if (companyType === 2 && choice.chance(0.4)) return choice.pick(ownClosings);
  return choice.pick(isDevice ? deviceClosings : packClosings);
}

const deviceSafety: readonly DemoText[] = [
  {
    en: 'Read the instructions before first use; yearly service by trained technicians.',
    ar: 'اقرأ التعليمات قبل أول استخدام، وتُجرى الصيانة السنوية على يد فنيين مدربين.',
  },
  {
    en: 'Inspect before each use and do not use when damaged.',
    ar: 'يُفحص المنتج قبل كل استخدام ولا يُستخدم عند تلفه.',
  },
];

const packSafety: readonly DemoText[] = [
  {
    en: 'Do not use if the pack is open or damaged, or after the expiry date.',
    ar: 'لا يُستخدم المنتج إذا كانت العبوة مفتوحة أو تالفة أو بعد تاريخ الانتهاء.',
  },
  {
    en: 'Store dry and away from sunlight; follow the instructions in the pack.',
    ar: 'يُحفظ المنتج في مكان جاف بعيدًا عن الشمس، مع اتباع التعليمات المرفقة.',
  },
];

export function safetyFor(key: string, isDevice: boolean): DemoText {
  return choiceFor(`safety ${key}`).pick(isDevice ? deviceSafety : packSafety);
}

type SideTexts = { readonly notes: readonly DemoText[]; readonly remarks: readonly DemoText[] };

const tender = {
  en: 'Tender prices on request; delivery within three working days.',
  ar: 'أسعار المناقصات عند الطلب، والتسليم خلال ثلاثة أيام عمل.',
};
const registered = {
  en: 'Registered with the ministry of health.',
  ar: 'المنتج مسجل لدى وزارة الصحة.',
};
const newPack = {
  en: 'New pack design since this year.',
  ar: 'تصميم جديد للعبوة منذ هذا العام.',
};

const sideTexts = {
  medicine: {
    notes: [
      tender,
      {
        en: 'Arabic and English leaflet in each pack.',
        ar: 'نشرة بالعربية والإنجليزية في كل عبوة.',
      },
    ],
    remarks: [registered, newPack],
  },
  device: {
    notes: [
      tender,
      {
        en: 'A demonstration at your site can be arranged.',
        ar: 'يمكن ترتيب عرض توضيحي في موقعكم.',
      },
      { en: 'The price includes delivery and installation.', ar: 'السعر شامل التوصيل والتركيب.' },
    ],
    remarks: [
      registered,
      {
        en: 'Older equipment is taken in part exchange.',
        ar: 'تُقبل الأجهزة القديمة ضمن الاستبدال.',
      },
    ],
  },
  pack: {
    notes: [
      tender,
      { en: 'Samples for evaluation on request.', ar: 'تتوفر عينات للتقييم عند الطلب.' },
    ],
    remarks: [
      newPack,
      { en: 'Quantity discounts from ten packs.', ar: 'خصم على الكميات ابتداءً من عشر عبوات.' },
    ],
  },
} as const satisfies Record<string, SideTexts>;

/** Not everyone fills in everything: about half have a note, a third a remark. */
export function sideTextsFor(
  key: string,
  kind: keyof typeof sideTexts,
): { notes?: DemoText; remarks?: DemoText } {
  const choice = choiceFor(`side texts ${key}`);
  const { notes, remarks }: SideTexts = sideTexts[kind];
  return {
    ...(choice.chance(0.5) && { notes: choice.pick(notes) }),
    ...(choice.chance(0.35) && { remarks: choice.pick(remarks) }),
  };
}
