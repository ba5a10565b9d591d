import { type DemoText, linesOf } from '#demo/demo-text.ts';
import type { EventTheme } from './event-theme.ts';

type Entry = readonly [time: string, en: string, ar: string];

const congressDay: readonly Entry[] = [
  ['08:30', 'Registration and coffee', 'التسجيل والقهوة'],
  ['09:15', 'Opening and keynote', 'الافتتاح والمحاضرة الرئيسية'],
  ['10:30', 'What changed this year: three short talks', 'مستجدات العام: ثلاث محاضرات قصيرة'],
  ['12:15', 'Prayer and lunch among the posters', 'الصلاة والغداء بين الملصقات العلمية'],
  ['13:30', 'Case discussions in small groups', 'مناقشة حالات في مجموعات صغيرة'],
  ['15:30', 'Questions to the panel', 'أسئلة إلى المتحدثين'],
];

const secondDay: readonly Entry[] = [
  ['09:00', 'Hands-on sessions', 'جلسات تطبيقية'],
  ['11:00', 'Young researchers present', 'عروض الباحثين الشباب'],
  ['12:30', 'Prayer and lunch', 'الصلاة والغداء'],
  ['14:00', 'What to take back to the ward', 'ما نعود به إلى أقسامنا'],
  ['16:00', 'Prizes and farewell', 'الجوائز والختام'],
];

const entry = ([time, en, ar]: Entry): DemoText => ({ en: `${time} ${en}`, ar: `${time} ${ar}` });

const day = (en: string, ar: string, entries: readonly Entry[]): readonly DemoText[] => [
  { en, ar },
  ...entries.map(entry),
];

const firstDay = ['Day 1', 'اليوم الأول'] as const;
const dayTwo = ['Day 2', 'اليوم الثاني'] as const;

const courseDays: readonly DemoText[] = [
  ...day(...firstDay, [
    ['09:00', 'Welcome and entry test', 'الترحيب واختبار تمهيدي'],
    ['10:00', 'Basics, step by step', 'الأساسيات خطوة بخطوة'],
    ['13:00', 'Practice in groups of six', 'تدريب في مجموعات من ستة'],
  ]),
  ...day(...dayTwo, [
    ['09:00', 'Typical mistakes and how to avoid them', 'أخطاء شائعة وكيف نتجنبها'],
    ['11:30', 'Simulated cases', 'حالات محاكاة'],
    ['14:00', 'Feedback one to one', 'تقييم فردي'],
  ]),
  ...day('Day 3', 'اليوم الثالث', [
    ['09:00', 'Written test', 'الاختبار التحريري'],
    ['10:30', 'Practical test', 'الاختبار العملي'],
    ['14:30', 'Certificates', 'توزيع الشهادات'],
  ]),
];

const agendas: Readonly<Record<EventTheme, readonly DemoText[]>> = {
  congress: [...day(...firstDay, congressDay), ...day(...dayTwo, secondDay)],
  exhibition: [
    { en: 'Every day', ar: 'كل يوم' },
    ...(
      [
        ['10:00', 'Doors open', 'فتح الأبواب'],
        ['12:00', 'Guided tour for buyers', 'جولة مرشدة للمشترين'],
        ['16:00', 'Product demonstrations in hall 3', 'عروض المنتجات في القاعة 3'],
        ['18:00', 'Meet the manufacturers', 'لقاء مع المصنّعين'],
      ] as const
    ).map(entry),
  ],
  workshop: (
    [
      ['09:00', 'Welcome and aims of the day', 'الترحيب وأهداف اليوم'],
      ['09:30', 'Demonstration', 'عرض توضيحي'],
      ['10:30', 'Practice at the stations', 'تدريب في المحطات'],
      ['12:30', 'Prayer and lunch', 'الصلاة والغداء'],
      ['13:15', 'Competency check and certificates', 'تقييم الكفاءة وتوزيع الشهادات'],
    ] as const
  ).map(entry),
  course: courseDays,
  campaign: (
    [
      ['16:00', 'Stands open', 'فتح الأجنحة'],
      ['17:00', 'Short talk for families', 'محاضرة قصيرة للأسر'],
      ['18:30', 'Talk in the evening, with questions', 'محاضرة مسائية مع الأسئلة'],
    ] as const
  ).map(entry),
  webinar: (
    [
      ['19:00', 'Welcome', 'الترحيب'],
      ['19:05', 'The talk', 'المحاضرة'],
      ['19:50', 'Your questions', 'أسئلتكم'],
    ] as const
  ).map(entry),
};

export const agendaOf = (theme: EventTheme): DemoText => linesOf(agendas[theme]);
