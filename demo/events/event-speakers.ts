import { type DemoText, fillText, linesOf } from '#demo/demo-text.ts';
import type { Choice } from '#demo/seeded-choice.ts';
import type { EventTheme } from './event-theme.ts';

type Person = { readonly name: DemoText; readonly isWoman: boolean };

const woman = (en: string, ar: string): Person => ({ name: { en, ar }, isWoman: true });
const man = (en: string, ar: string): Person => ({ name: { en, ar }, isWoman: false });

/** Nobody's names in particular. */
const people: readonly Person[] = [
  woman('Dr Hessa Al-Marzam', 'د. حصة المرزم'),
  man('Dr Badr Al-Khuzama', 'د. بدر الخزامى'),
  woman('Dr Rim Sahrawi', 'د. ريم الصحراوي'),
  man('Prof. Yusuf Al-Dawhan', 'أ.د. يوسف الدوحان'),
  woman('Dr Lamia Zarqawi', 'د. لمياء زرقاوي'),
  man('Dr Tariq Al-Nasim', 'د. طارق النسيم'),
  woman('Prof. Nadia Bahri', 'أ.د. نادية البحري'),
  man('Dr Sami Al-Wadi', 'د. سامي الوادي'),
  woman('Maryam Al-Sidra', 'مريم السدرة'),
  man('Khalid Rimali', 'خالد الرمالي'),
  woman('Dr Anjali Varmaan', 'د. أنجالي فارمان'),
  man('Dr Fadi Karmeh', 'د. فادي كرمة'),
  woman('Huda Al-Ghadeer', 'هدى الغدير'),
  man('Omar Tahoun', 'عمر طاحون'),
];

type Role = readonly [en: string, man: string, woman: string];

const scientific: readonly Role[] = [
  ['chair of the scientific committee', 'رئيس اللجنة العلمية', 'رئيسة اللجنة العلمية'],
  ['consultant, {0}', 'استشاري، {0}', 'استشارية، {0}'],
  ['head of research, {0}', 'رئيس الأبحاث، {0}', 'رئيسة الأبحاث، {0}'],
  ['guest speaker', 'متحدث ضيف', 'متحدثة ضيفة'],
];

const teaching: readonly Role[] = [
  ['course leader, {0}', 'مشرف الدورة، {0}', 'مشرفة الدورة، {0}'],
  ['instructor', 'مدرب', 'مدربة'],
];

const roles: Readonly<Record<EventTheme, readonly Role[]>> = {
  congress: scientific,
  exhibition: [],
  workshop: teaching,
  course: teaching,
  campaign: [['volunteer doctor', 'طبيب متطوع', 'طبيبة متطوعة']],
  webinar: [
    ['speaker, {0}', 'متحدث، {0}', 'متحدثة، {0}'],
    ['moderator', 'مدير الحوار', 'مديرة الحوار'],
  ],
};

/** Who speaks, each with their part; {0} is the host. */
export function speakersOf(theme: EventTheme, host: DemoText, choice: Choice): DemoText {
  const chosen = choice.shuffle(people);
  const lines = roles[theme].flatMap(([en, forMan, forWoman], position) => {
    const person = chosen[position];
    if (!person) return [];
    const role = fillText({ en, ar: person.isWoman ? forWoman : forMan }, [host]);
    return [{ en: `${person.name.en}, ${role.en}`, ar: `${person.name.ar}، ${role.ar}` }];
  });
  return linesOf(lines);
}
