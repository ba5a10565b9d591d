import { choiceFor } from '#demo/seeded-choice.ts';
import type { BrochureLine } from './brochure.ts';

type Person = { readonly name: string; readonly profession: string; readonly email: string };

const employers = [
  'Al Noor General Hospital',
  'Gulf Clinical Engineering',
  'Palm City Medical Centre',
  'Safa Hospital Group',
  'Bayan Health Services',
];

const duties = [
  'Trained ward teams on new equipment and wrote the handover notes.',
  'Cut waiting time for repairs from nine days to four.',
  'Led a team of six through two accreditation visits.',
  'Kept records for audits without a single open finding.',
  'Answered calls day and night in a rota of four.',
];

const degrees = ['Bachelor of Science, 2016', 'Higher diploma, 2015', 'Master of Science, 2018'];
const languages = ['Arabic, English', 'Arabic, English, French', 'English, Hindi, Arabic'];

/** A CV of one page, as somebody would send it. */
export function curriculum({ name, profession, email }: Person): readonly BrochureLine[] {
  const choice = choiceFor(`cv ${email}`);
  const [present = '', before = ''] = choice.shuffle(employers);
  const [first = '', second = '', third = ''] = choice.shuffle(duties);
  const heading = (text: string): readonly BrochureLine[] => [
    { text: ' ', size: 10 },
    { text, size: 15 },
  ];
  const lines = (...texts: readonly string[]) => texts.map((text) => ({ text, size: 11 }));
  return [
    { text: name, size: 26 },
    { text: profession, size: 14 },
    { text: email, size: 11 },
    ...heading('Experience'),
    ...lines(`${present}, since 2021`, `- ${first}`, `- ${second}`),
    ...lines(' ', `${before}, 2017 to 2021`, `- ${third}`),
    ...heading('Education'),
    ...lines(choice.pick(degrees)),
    ...heading('Languages'),
    ...lines(choice.pick(languages)),
    ...heading('References'),
    ...lines('Named on request.'),
  ];
}
