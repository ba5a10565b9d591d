import type { DemoCompany } from '#demo/demo-company.ts';
import { demoCountries } from '#demo/demo-countries.ts';
import { type DemoText, fillText, joinTexts } from '#demo/demo-text.ts';
import type { EventTheme } from '#demo/events/event-theme.ts';
import type { Choice } from '#demo/seeded-choice.ts';

const halls: readonly DemoText[] = [
  { en: 'Main Hall, Convention Centre, {0}', ar: 'القاعة الرئيسية، مركز المؤتمرات، {0}' },
  { en: 'Exhibition Grounds, Hall 3, {0}', ar: 'أرض المعارض، القاعة 3، {0}' },
  { en: 'Medical Society Auditorium, {0}', ar: 'قاعة الجمعية الطبية، {0}' },
];

const classrooms: readonly DemoText[] = [
  { en: 'Training Centre, {1}, {0}', ar: 'مركز التدريب، {1}، {0}' },
  {
    en: 'Simulation Laboratory, Faculty of Health Sciences, {0}',
    ar: 'مختبر المحاكاة، كلية العلوم الصحية، {0}',
  },
];

const squares: readonly DemoText[] = [
  { en: 'Central Park Pavilion, {0}', ar: 'جناح الحديقة المركزية، {0}' },
  { en: 'Old Market Square, {0}', ar: 'ساحة السوق القديم، {0}' },
];

const venues: Readonly<Record<EventTheme, readonly DemoText[]>> = {
  congress: halls,
  exhibition: halls.slice(0, 2),
  workshop: classrooms,
  course: classrooms,
  campaign: squares,
  webinar: [{ en: 'Online', ar: 'عبر الإنترنت' }],
};

export function venueOf(theme: EventTheme, company: DemoCompany, choice: Choice): DemoText {
  return fillText(choice.pick(venues[theme]), [placeOf(company), company.name]);
}

/** In the small states an event is known by the country, elsewhere by its city. */
export function placeOf(company: DemoCompany): DemoText {
  const isCityState = ['KW', 'QA', 'BH'].includes(company.country);
  return isCityState ? demoCountries[company.country].name : company.city;
}

/** Never a time of day: that has a field of its own, and two could differ. */
const practical: Readonly<Record<EventTheme, readonly DemoText[]>> = {
  congress: [
    { en: 'Coffee and lunch are included.', ar: 'القهوة والغداء مشمولان.' },
    {
      en: 'The desk opens an hour before the first lecture.',
      ar: 'يُفتح مكتب الاستقبال قبل المحاضرة الأولى بساعة.',
    },
  ],
  exhibition: [
    { en: 'One badge is valid on all days.', ar: 'بطاقة الدخول صالحة لجميع الأيام.' },
    {
      en: 'Guided tours start at the main entrance.',
      ar: 'تنطلق الجولات المرشدة من المدخل الرئيسي.',
    },
  ],
  workshop: [
    { en: 'Lunch is included.', ar: 'وجبة الغداء مشمولة.' },
    { en: 'Limited to 24 places.', ar: 'عدد المقاعد 24 فقط.' },
  ],
  course: [
    { en: 'Places are given in order of registration.', ar: 'تُمنح المقاعد بحسب أسبقية التسجيل.' },
    { en: 'Course material is included in the fee.', ar: 'المادة التدريبية مشمولة في الرسوم.' },
  ],
  campaign: [
    { en: 'Free of charge for everyone.', ar: 'مجاني للجميع.' },
    { en: 'No appointment is needed.', ar: 'لا حاجة إلى موعد.' },
  ],
  webinar: [
    {
      en: 'Questions are answered at the end.',
      ar: 'يُجاب عن الأسئلة في الختام.',
    },
    {
      en: 'A recording is sent to all who register.',
      ar: 'يُرسل تسجيل الندوة المصوّر إلى كل من سجّل فيها.',
    },
  ],
};

const extras: readonly DemoText[] = [
  {
    en: 'Continuing education credits have been applied for.',
    ar: 'قُدم طلب لاعتماد ساعات التعليم المستمر.',
  },
  {
    en: 'Arabic and English, with simultaneous interpretation.',
    ar: 'بالعربية والإنجليزية مع ترجمة فورية.',
  },
  { en: 'The venue is accessible for wheelchairs.', ar: 'المكان مهيأ للكراسي المتحركة.' },
];

/** Only where there is a fee. */
const paidExtras: readonly DemoText[] = [
  ...extras,
  { en: 'Reduced fee for students and residents.', ar: 'رسوم مخفضة للطلبة والأطباء المقيمين.' },
];

const openExtras: readonly DemoText[] = [
  { en: 'Volunteers are welcome.', ar: 'نرحب بالمتطوعين.' },
  { en: 'Please bring your identity card.', ar: 'يرجى إحضار البطاقة الشخصية.' },
];

const onlineExtras: readonly DemoText[] = [
  { en: 'Questions can be sent in advance.', ar: 'يمكن إرسال الأسئلة مسبقًا.' },
  { en: 'Attendance is free for health workers.', ar: 'الحضور مجاني للعاملين الصحيين.' },
];

const more: Readonly<Record<EventTheme, readonly DemoText[]>> = {
  congress: paidExtras,
  exhibition: extras,
  workshop: paidExtras,
  course: paidExtras,
  campaign: openExtras,
  webinar: onlineExtras,
};

/** Practical matters, so that the side column of an event is not empty. */
export function furtherDetails(theme: EventTheme, choice: Choice): DemoText {
  return joinTexts([...choice.shuffle(practical[theme]), choice.pick(more[theme])]);
}

export const eventRemarks: readonly DemoText[] = [
  { en: 'Programme subject to change.', ar: 'البرنامج قابل للتعديل.' },
  { en: 'Please arrive fifteen minutes early.', ar: 'يرجى الحضور قبل الموعد بخمس عشرة دقيقة.' },
  {
    en: 'Group registration from five people by e-mail.',
    ar: 'تسجيل المجموعات من خمسة أشخاص عبر البريد الإلكتروني.',
  },
  {
    en: 'Press representatives are asked to announce their visit.',
    ar: 'يرجى من ممثلي الصحافة إبلاغنا بزيارتهم مسبقًا.',
  },
];
