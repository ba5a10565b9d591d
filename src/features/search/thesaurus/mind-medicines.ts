import { askedFor } from './asked-for.ts';
import { everydayComplaints } from './everyday-complaints.ts';
import { lastingComplaints } from './lasting-complaints.ts';
import { medicineClasses } from './medicine-classes.ts';
import { mindAndNerveComplaints } from './mind-and-nerve-complaints.ts';
import type { ThesaurusGroup } from './thesaurus-group.ts';
import { womenAndChildrenComplaints } from './women-and-children-complaints.ts';

/** Substances for mood, sleep and the mind, with the brands they are known by. */
export const mindMedicines: readonly ThesaurusGroup[] = [
  {
    en: ['sertraline', 'Lustral', 'Zoloft', 'Moodapex'],
    ar: ['سيرترالين', 'لوسترال', 'زولوفت', 'مودابكس', 'سرترالين', 'سيرتالين', 'زولفت'],
    asked: askedFor(
      medicineClasses.ssri,
      mindAndNerveComplaints.depression,
      mindAndNerveComplaints.anxiety,
      mindAndNerveComplaints.ocd,
    ),
  },
  {
    en: ['escitalopram', 'Cipralex', 'Lexapro'],
    ar: [
      'إسيتالوبرام',
      'سيبرالكس',
      'ليكسابرو',
      'سبرالكس',
      'اسيتالوبرام',
      'إسكيتالوبرام',
      'سبراليكس',
    ],
    asked: askedFor(
      medicineClasses.ssri,
      mindAndNerveComplaints.depression,
      mindAndNerveComplaints.anxiety,
    ),
  },
  {
    en: ['citalopram', 'Cipram', 'Celexa'],
    ar: ['سيتالوبرام', 'سيبرام', 'سيليكسا'],
    asked: askedFor(
      medicineClasses.ssri,
      mindAndNerveComplaints.anxiety,
      mindAndNerveComplaints.depression,
    ),
  },
  {
    en: ['fluoxetine', 'Prozac', 'Flutin', 'Philozac'],
    ar: ['فلوكستين', 'بروزاك', 'فلوكسيتين', 'فيلوزاك', 'بروزك'],
    asked: askedFor(
      medicineClasses.ssri,
      mindAndNerveComplaints.anxiety,
      mindAndNerveComplaints.depression,
      mindAndNerveComplaints.ocd,
    ),
  },
  {
    en: ['paroxetine', 'Seroxat', 'Paxil', 'Seroxat CR'],
    ar: ['باروكستين', 'سيروكسات', 'باروكسيتين'],
    asked: askedFor(
      medicineClasses.ssri,
      mindAndNerveComplaints.depression,
      mindAndNerveComplaints.anxiety,
    ),
  },
  {
    en: ['fluvoxamine', 'Faverin', 'Luvox'],
    ar: ['فلوفوكسامين', 'فافرين', 'لوفوكس'],
    asked: askedFor(
      medicineClasses.ssri,
      mindAndNerveComplaints.anxiety,
      mindAndNerveComplaints.ocd,
      mindAndNerveComplaints.depression,
    ),
  },
  {
    en: ['venlafaxine', 'Effexor', 'Efexor', 'Efexor XR'],
    ar: ['فينلافاكسين', 'إيفكسور', 'ايفيكسور', 'إفكسر'],
    asked: askedFor(
      medicineClasses.snri,
      mindAndNerveComplaints.depression,
      mindAndNerveComplaints.anxiety,
    ),
  },
  {
    en: ['duloxetine', 'Cymbalta'],
    ar: ['دولوكستين', 'سيمبالتا', 'سمبالتا', 'ديولوكسيتين'],
    asked: askedFor(
      medicineClasses.snri,
      medicineClasses.nervePainMedicine,
      mindAndNerveComplaints.anxiety,
      mindAndNerveComplaints.depression,
      mindAndNerveComplaints.neuropathy,
    ),
  },
  {
    en: ['mirtazapine', 'Remeron'],
    ar: ['ميرتازابين', 'ريميرون', 'ريمرون'],
    asked: askedFor(
      medicineClasses.antidepressant,
      everydayComplaints.insomnia,
      mindAndNerveComplaints.depression,
    ),
  },
  {
    en: ['bupropion', 'Wellbutrin', 'Zyban', 'amfebutamone'],
    ar: ['بوبروبيون', 'ويلبوترين', 'زيبان', 'بيوبروبيون'],
    asked: askedFor(
      medicineClasses.antidepressant,
      medicineClasses.smokingCessationAid,
      mindAndNerveComplaints.depression,
      lastingComplaints.smoking,
    ),
  },
  {
    en: ['amitriptyline', 'Tryptizol', 'Elavil', 'Saroten'],
    ar: ['أميتريبتيلين', 'تريبتيزول', 'امتربتلين'],
    asked: askedFor(
      medicineClasses.tricyclic,
      medicineClasses.nervePainMedicine,
      mindAndNerveComplaints.depression,
      mindAndNerveComplaints.migraine,
      mindAndNerveComplaints.neuropathy,
    ),
  },
  {
    en: ['clomipramine', 'Anafranil'],
    ar: ['كلوميبرامين', 'أنافرانيل', 'انفرانيل'],
    asked: askedFor(
      medicineClasses.tricyclic,
      mindAndNerveComplaints.depression,
      mindAndNerveComplaints.ocd,
    ),
  },
  {
    en: ['imipramine', 'Tofranil'],
    ar: ['إيميبرامين', 'توفرانيل'],
    asked: askedFor(
      medicineClasses.tricyclic,
      womenAndChildrenComplaints.bedwetting,
      mindAndNerveComplaints.depression,
    ),
  },
  {
    en: ['trazodone', 'Trittico', 'Desyrel'],
    ar: ['ترازودون', 'تريتيكو'],
    asked: askedFor(
      medicineClasses.antidepressant,
      everydayComplaints.insomnia,
      mindAndNerveComplaints.depression,
    ),
  },
  {
    en: ['vortioxetine', 'Brintellix', 'Trintellix'],
    ar: ['فورتيوكسيتين', 'برينتليكس'],
    asked: askedFor(medicineClasses.antidepressant, mindAndNerveComplaints.depression),
  },
  {
    en: ['alprazolam', 'Xanax', 'Zolam'],
    ar: ['ألبرازولام', 'زاناكس', 'زانكس', 'زولام'],
    asked: askedFor(medicineClasses.benzodiazepine, mindAndNerveComplaints.anxiety),
  },
  {
    en: ['diazepam', 'Valium', 'diazepam rectal'],
    ar: ['ديازيبام', 'فاليوم', 'دايازيبام'],
    asked: [
      'تحميلة فاليوم',
      ...askedFor(
        medicineClasses.benzodiazepine,
        mindAndNerveComplaints.anxiety,
        everydayComplaints.muscleSpasm,
        mindAndNerveComplaints.epilepsy,
      ),
    ],
  },
  {
    en: ['lorazepam', 'Ativan'],
    ar: ['لورازيبام', 'أتيفان'],
    asked: askedFor(medicineClasses.benzodiazepine, mindAndNerveComplaints.anxiety),
  },
  {
    en: ['bromazepam', 'Lexotanil', 'Calmepam', 'Lexotan'],
    ar: ['برومازيبام', 'ليكسوتانيل', 'كالميبام', 'لكسوتانيل'],
    asked: askedFor(medicineClasses.benzodiazepine, mindAndNerveComplaints.anxiety),
  },
  {
    en: ['zolpidem', 'Stilnox', 'Ambien', 'zolpidem tartrate'],
    ar: ['زولبيديم', 'ستيلنوكس', 'ستلنوكس', 'زولبيدم'],
    asked: askedFor(medicineClasses.hypnotic, everydayComplaints.insomnia),
  },
  {
    en: ['melatonin', 'Circadin'],
    ar: ['ميلاتونين', 'سيركادين', 'ملاتونين'],
    asked: [
      'jet lag',
      'natural sleep',
      ...askedFor(
        medicineClasses.hypnotic,
        medicineClasses.foodSupplement,
        everydayComplaints.insomnia,
      ),
    ],
  },
  {
    en: ['quetiapine', 'Seroquel'],
    ar: ['كويتيابين', 'سيروكويل', 'سيروكول', 'كيتيابين', 'كويتيابن'],
    asked: askedFor(
      medicineClasses.atypicalAntipsychotic,
      mindAndNerveComplaints.bipolar,
      mindAndNerveComplaints.schizophrenia,
    ),
  },
  {
    en: ['olanzapine', 'Zyprexa', 'Olapex'],
    ar: ['أولانزابين', 'زيبركسا', 'اولابكس'],
    asked: askedFor(
      medicineClasses.atypicalAntipsychotic,
      mindAndNerveComplaints.schizophrenia,
      mindAndNerveComplaints.bipolar,
    ),
  },
  {
    en: ['risperidone', 'Risperdal'],
    ar: ['ريسبيريدون', 'ريسبردال', 'ريسبيردال'],
    asked: askedFor(
      medicineClasses.atypicalAntipsychotic,
      mindAndNerveComplaints.schizophrenia,
      mindAndNerveComplaints.autism,
    ),
  },
  {
    en: ['aripiprazole', 'Abilify', 'Aripiprex'],
    ar: ['أريبيبرازول', 'أبيليفاي', 'اربيبرازول'],
    asked: askedFor(
      medicineClasses.atypicalAntipsychotic,
      mindAndNerveComplaints.schizophrenia,
      mindAndNerveComplaints.bipolar,
    ),
  },
  {
    en: ['haloperidol', 'Haldol', 'Safinace', 'Serenace'],
    ar: ['هالوبيريدول', 'هالدول', 'سافيناس', 'سيريناس'],
    asked: askedFor(medicineClasses.antipsychotic, mindAndNerveComplaints.schizophrenia),
  },
  {
    en: ['clozapine', 'Clozaril', 'Leponex'],
    ar: ['كلوزابين', 'ليبونكس', 'كلوزاريل'],
    asked: askedFor(medicineClasses.atypicalAntipsychotic, mindAndNerveComplaints.schizophrenia),
  },
  {
    en: ['lithium carbonate', 'lithium tablets', 'Priadel', 'Prianil'],
    ar: ['كربونات الليثيوم', 'أقراص ليثيوم', 'بريادل'],
    asked: askedFor(medicineClasses.moodStabiliser, mindAndNerveComplaints.bipolar),
  },
  {
    en: ['methylphenidate', 'Ritalin', 'Concerta', 'methylphenidate hydrochloride'],
    ar: ['ميثيلفينيديت', 'ريتالين', 'كونسيرتا', 'ميثيل فينيديت'],
    asked: ['stimulant', ...askedFor(medicineClasses.adhdMedicine, mindAndNerveComplaints.adhd)],
  },
  {
    en: ['atomoxetine', 'Strattera'],
    ar: ['أتوموكسيتين', 'ستراتيرا', 'اتوموكستين'],
    asked: askedFor(medicineClasses.adhdMedicine, mindAndNerveComplaints.adhd),
  },
  {
    en: ['desvenlafaxine', 'Pristiq'],
    ar: ['ديسفينلافاكسين', 'بريستيك'],
    asked: askedFor(medicineClasses.snri, mindAndNerveComplaints.depression),
  },
  {
    en: ['agomelatine', 'Valdoxan'],
    ar: ['أجوميلاتين', 'فالدوكسان'],
    asked: askedFor(medicineClasses.antidepressant, mindAndNerveComplaints.depression),
  },
  {
    en: ['buspirone', 'Buspar'],
    ar: ['بوسبيرون', 'بوسبار'],
    asked: askedFor(medicineClasses.sedative, mindAndNerveComplaints.anxiety),
  },
  {
    en: ['zopiclone', 'Imovane'],
    ar: ['زوبيكلون', 'إيموفان'],
    asked: askedFor(medicineClasses.hypnotic),
  },
  {
    en: ['eszopiclone', 'Lunesta'],
    ar: ['إيزوبيكلون', 'لونيستا'],
    asked: askedFor(medicineClasses.hypnotic),
  },
  {
    en: ['paliperidone', 'Invega'],
    ar: ['باليبيريدون', 'إنفيجا'],
    asked: askedFor(medicineClasses.atypicalAntipsychotic),
  },
  {
    en: ['ziprasidone', 'Geodon', 'Zeldox'],
    ar: ['زيبراسيدون', 'جيودون'],
    asked: askedFor(medicineClasses.atypicalAntipsychotic),
  },
  {
    en: ['amisulpride', 'Solian'],
    ar: ['أميسلبرايد', 'سوليان'],
    asked: askedFor(medicineClasses.atypicalAntipsychotic),
  },
  {
    en: ['sulpiride', 'Dogmatil'],
    ar: ['سلبيريد', 'دوجماتيل', 'سولبيريد'],
    asked: askedFor(medicineClasses.antipsychotic),
  },
  {
    en: ['chlorpromazine', 'Largactil'],
    ar: ['كلوربرومازين', 'لارجاكتيل'],
    asked: askedFor(medicineClasses.antipsychotic),
  },
  {
    en: ['nortriptyline', 'Aventyl'],
    ar: ['نورتريبتيلين'],
    asked: askedFor(medicineClasses.tricyclic, medicineClasses.nervePainMedicine),
  },
  {
    en: ['valerian', 'valerian root'],
    ar: ['فاليريان', 'ناردين'],
    asked: askedFor(
      medicineClasses.hypnotic,
      medicineClasses.herbalMedicine,
      mindAndNerveComplaints.anxiety,
    ),
  },
];
