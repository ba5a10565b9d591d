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

const hours: Readonly<Record<EventTheme, readonly DemoText[]>> = {
  congress: [
    { en: 'Daily from 9:00 to 17:00.', ar: 'يوميًا من 9:00 إلى 17:00.' },
    { en: 'Registration opens at 8:00.', ar: 'يبدأ التسجيل في الساعة 8:00.' },
  ],
  exhibition: [
    { en: 'Open daily from 10:00 to 20:00.', ar: 'مفتوح يوميًا من 10:00 إلى 20:00.' },
    { en: 'Trade visitors only before 14:00.', ar: 'للمختصين فقط قبل الساعة 14:00.' },
  ],
  workshop: [
    { en: 'From 8:30 to 15:30, lunch included.', ar: 'من 8:30 إلى 15:30 مع وجبة الغداء.' },
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
      en: 'At 19:00 Gulf time, about an hour.',
      ar: 'في الساعة 19:00 بتوقيت الخليج، لمدة ساعة تقريبًا.',
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

/** Hours and practical matters, so that the side column of an event is not empty. */
export function furtherDetails(theme: EventTheme, choice: Choice): DemoText {
  const more = theme === 'campaign' ? openExtras : theme === 'webinar' ? onlineExtras : extras;
  return joinTexts([...choice.shuffle(hours[theme]), choice.pick(more)]);
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
