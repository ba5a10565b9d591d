import { airwayClasses } from './airway-classes.ts';
import { diabetesAndHormoneClasses } from './diabetes-and-hormone-classes.ts';
import { digestionClasses } from './digestion-classes.ts';
import { heartAndBloodClasses } from './heart-and-blood-classes.ts';
import { hospitalClasses } from './hospital-classes.ts';
import { infectionClasses } from './infection-classes.ts';
import { mindAndNerveClasses } from './mind-and-nerve-classes.ts';
import { painClasses } from './pain-classes.ts';
import { skinAndEyeClasses } from './skin-and-eye-classes.ts';
import { supplementClasses } from './supplement-classes.ts';
import type { ThesaurusGroup } from './thesaurus-group.ts';
import { womenAndMenClasses } from './women-and-men-classes.ts';

const medicine: ThesaurusGroup = {
  en: ['medicine', 'medication', 'pharmaceutical', 'medicament'],
  ar: ['دواء', 'أدوية', 'عقار', 'مستحضر دوائي', 'مستحضرات دوائية'],
  asked: ['دوا', 'dawa', 'adwya'],
};

/**
 * Classes of medicines. A medicine names its narrowest classes in its `asked` words, and the wider ones lead to it as
 * well.
 */
export const medicineClasses = {
  medicine,
  ...painClasses,
  ...airwayClasses,
  ...digestionClasses,
  ...heartAndBloodClasses,
  ...diabetesAndHormoneClasses,
  ...infectionClasses,
  ...mindAndNerveClasses,
  ...womenAndMenClasses,
  ...skinAndEyeClasses,
  ...hospitalClasses,
  ...supplementClasses,
} satisfies Record<string, ThesaurusGroup>;
