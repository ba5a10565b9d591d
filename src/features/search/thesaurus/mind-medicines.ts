import { askedFor } from './asked-for.ts';
import { everydayComplaints } from './everyday-complaints.ts';
import { lastingComplaints } from './lasting-complaints.ts';
import { mindAndNerveComplaints } from './mind-and-nerve-complaints.ts';
import type { ThesaurusGroup } from './thesaurus-group.ts';
import { womenAndChildrenComplaints } from './women-and-children-complaints.ts';

/** Substances for mood, sleep and the mind, with the brands they are known by. */
export const mindMedicines: readonly ThesaurusGroup[] = [
  {
    en: ['sertraline', 'Lustral', 'Zoloft', 'Moodapex'],
    ar: ['سيرترالين', 'لوسترال', 'زولوفت', 'مودابكس', 'سرترالين'],
    asked: askedFor(
      mindAndNerveComplaints.depression,
      mindAndNerveComplaints.anxiety,
      mindAndNerveComplaints.ocd,
    ),
  },
  {
    en: ['escitalopram', 'Cipralex', 'Lexapro'],
    ar: ['إسيتالوبرام', 'سيبرالكس', 'ليكسابرو', 'سبرالكس'],
    asked: askedFor(mindAndNerveComplaints.depression, mindAndNerveComplaints.anxiety),
  },
  {
    en: ['citalopram', 'Cipram', 'Celexa'],
    ar: ['سيتالوبرام', 'سيبرام', 'سيليكسا'],
    asked: askedFor(mindAndNerveComplaints.depression),
  },
  {
    en: ['fluoxetine', 'Prozac', 'Flutin', 'Philozac'],
    ar: ['فلوكستين', 'بروزاك', 'فلوكسيتين', 'فيلوزاك'],
    asked: askedFor(mindAndNerveComplaints.depression, mindAndNerveComplaints.ocd),
  },
  {
    en: ['paroxetine', 'Seroxat', 'Paxil', 'Seroxat CR'],
    ar: ['باروكستين', 'سيروكسات', 'باروكسيتين'],
    asked: askedFor(mindAndNerveComplaints.depression, mindAndNerveComplaints.anxiety),
  },
  {
    en: ['fluvoxamine', 'Faverin', 'Luvox'],
    ar: ['فلوفوكسامين', 'فافرين', 'لوفوكس'],
    asked: askedFor(mindAndNerveComplaints.ocd, mindAndNerveComplaints.depression),
  },
  {
    en: ['venlafaxine', 'Effexor', 'Efexor', 'Efexor XR'],
    ar: ['فينلافاكسين', 'إيفكسور', 'ايفيكسور', 'إفكسر'],
    asked: askedFor(mindAndNerveComplaints.depression, mindAndNerveComplaints.anxiety),
  },
  {
    en: ['duloxetine', 'Cymbalta'],
    ar: ['دولوكستين', 'سيمبالتا', 'سمبالتا', 'ديولوكسيتين'],
    asked: askedFor(mindAndNerveComplaints.depression, mindAndNerveComplaints.neuropathy),
  },
  {
    en: ['mirtazapine', 'Remeron'],
    ar: ['ميرتازابين', 'ريميرون', 'ريمرون'],
    asked: askedFor(mindAndNerveComplaints.depression),
  },
  {
    en: ['bupropion', 'Wellbutrin', 'Zyban', 'amfebutamone'],
    ar: ['بوبروبيون', 'ويلبوترين', 'زيبان', 'بيوبروبيون'],
    asked: askedFor(mindAndNerveComplaints.depression, lastingComplaints.smoking),
  },
  {
    en: ['amitriptyline', 'Tryptizol', 'Elavil', 'Saroten'],
    ar: ['أميتريبتيلين', 'تريبتيزول', 'امتربتلين'],
    asked: askedFor(
      mindAndNerveComplaints.depression,
      mindAndNerveComplaints.migraine,
      mindAndNerveComplaints.neuropathy,
    ),
  },
  {
    en: ['clomipramine', 'Anafranil'],
    ar: ['كلوميبرامين', 'أنافرانيل', 'انفرانيل'],
    asked: askedFor(mindAndNerveComplaints.ocd),
  },
  {
    en: ['imipramine', 'Tofranil'],
    ar: ['إيميبرامين', 'توفرانيل'],
    asked: askedFor(womenAndChildrenComplaints.bedwetting, mindAndNerveComplaints.depression),
  },
  {
    en: ['trazodone', 'Trittico', 'Desyrel'],
    ar: ['ترازودون', 'تريتيكو'],
    asked: askedFor(everydayComplaints.insomnia, mindAndNerveComplaints.depression),
  },
  {
    en: ['vortioxetine', 'Brintellix', 'Trintellix'],
    ar: ['فورتيوكسيتين', 'برينتليكس'],
    asked: askedFor(mindAndNerveComplaints.depression),
  },
  {
    en: ['alprazolam', 'Xanax', 'Zolam'],
    ar: ['ألبرازولام', 'زاناكس', 'زانكس', 'زولام'],
    asked: askedFor(mindAndNerveComplaints.anxiety),
  },
  {
    en: ['diazepam', 'Valium'],
    ar: ['ديازيبام', 'فاليوم', 'دايازيبام'],
    asked: askedFor(
      mindAndNerveComplaints.anxiety,
      everydayComplaints.muscleSpasm,
      mindAndNerveComplaints.epilepsy,
    ),
  },
  {
    en: ['lorazepam', 'Ativan'],
    ar: ['لورازيبام', 'أتيفان'],
    asked: askedFor(mindAndNerveComplaints.anxiety),
  },
  {
    en: ['bromazepam', 'Lexotanil', 'Calmepam', 'Lexotan'],
    ar: ['برومازيبام', 'ليكسوتانيل', 'كالميبام', 'لكسوتانيل'],
    asked: askedFor(mindAndNerveComplaints.anxiety),
  },
  {
    en: ['zolpidem', 'Stilnox', 'Ambien', 'zolpidem tartrate'],
    ar: ['زولبيديم', 'ستيلنوكس', 'ستلنوكس', 'زولبيدم'],
    asked: askedFor(everydayComplaints.insomnia),
  },
  {
    en: ['melatonin', 'Circadin'],
    ar: ['ميلاتونين', 'سيركادين', 'ملاتونين'],
    asked: ['jet lag', 'natural sleep', ...askedFor(everydayComplaints.insomnia)],
  },
  {
    en: ['quetiapine', 'Seroquel'],
    ar: ['كويتيابين', 'سيروكويل', 'سيروكول', 'كيتيابين'],
    asked: askedFor(mindAndNerveComplaints.bipolar, mindAndNerveComplaints.schizophrenia),
  },
  {
    en: ['olanzapine', 'Zyprexa', 'Olapex'],
    ar: ['أولانزابين', 'زيبركسا', 'اولابكس'],
    asked: askedFor(mindAndNerveComplaints.schizophrenia, mindAndNerveComplaints.bipolar),
  },
  {
    en: ['risperidone', 'Risperdal'],
    ar: ['ريسبيريدون', 'ريسبردال', 'ريسبيردال'],
    asked: askedFor(mindAndNerveComplaints.schizophrenia, mindAndNerveComplaints.autism),
  },
  {
    en: ['aripiprazole', 'Abilify', 'Aripiprex'],
    ar: ['أريبيبرازول', 'أبيليفاي', 'اربيبرازول'],
    asked: askedFor(mindAndNerveComplaints.schizophrenia, mindAndNerveComplaints.bipolar),
  },
  {
    en: ['haloperidol', 'Haldol', 'Safinace', 'Serenace'],
    ar: ['هالوبيريدول', 'هالدول', 'سافيناس', 'سيريناس'],
    asked: askedFor(mindAndNerveComplaints.schizophrenia),
  },
  {
    en: ['clozapine', 'Clozaril', 'Leponex'],
    ar: ['كلوزابين', 'ليبونكس', 'كلوزاريل'],
    asked: askedFor(mindAndNerveComplaints.schizophrenia),
  },
  {
    en: ['lithium carbonate', 'lithium tablets', 'Priadel', 'Prianil'],
    ar: ['كربونات الليثيوم', 'أقراص ليثيوم', 'بريادل'],
    asked: askedFor(mindAndNerveComplaints.bipolar),
  },
  {
    en: ['methylphenidate', 'Ritalin', 'Concerta', 'methylphenidate hydrochloride'],
    ar: ['ميثيلفينيديت', 'ريتالين', 'كونسيرتا', 'ميثيل فينيديت'],
    asked: askedFor(mindAndNerveComplaints.adhd),
  },
  {
    en: ['atomoxetine', 'Strattera'],
    ar: ['أتوموكسيتين', 'ستراتيرا', 'اتوموكستين'],
    asked: askedFor(mindAndNerveComplaints.adhd),
  },
];
