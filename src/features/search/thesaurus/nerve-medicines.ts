import { askedFor } from './asked-for.ts';
import { everydayComplaints } from './everyday-complaints.ts';
import { lastingComplaints } from './lasting-complaints.ts';
import { mindAndNerveComplaints } from './mind-and-nerve-complaints.ts';
import { skinAndEyeComplaints } from './skin-and-eye-complaints.ts';
import type { ThesaurusGroup } from './thesaurus-group.ts';

/** Substances for the nerves, with the brands they are known by. */
export const nerveMedicines: readonly ThesaurusGroup[] = [
  {
    en: ['pregabalin', 'Lyrica'],
    ar: ['بريغابالين', 'بريجابالين', 'ليريكا', 'لاريكا', 'بريقابالين'],
    asked: askedFor(
      mindAndNerveComplaints.neuropathy,
      mindAndNerveComplaints.epilepsy,
      mindAndNerveComplaints.sciatica,
    ),
  },
  {
    en: ['gabapentin', 'Neurontin', 'Gaptin', 'Conventin'],
    ar: ['جابابنتين', 'نيورونتين', 'غابابنتين', 'جابتن'],
    asked: askedFor(mindAndNerveComplaints.neuropathy, mindAndNerveComplaints.epilepsy),
  },
  {
    en: ['levetiracetam', 'Keppra'],
    ar: ['ليفيتيراسيتام', 'كيبرا', 'لفتيراسيتام', 'كبرا'],
    asked: askedFor(mindAndNerveComplaints.epilepsy),
  },
  {
    en: ['carbamazepine', 'Tegretol', 'Tegretol CR'],
    ar: ['كاربامازيبين', 'تيجريتول', 'تجريتول', 'تغريتول'],
    asked: askedFor(mindAndNerveComplaints.epilepsy, mindAndNerveComplaints.neuropathy),
  },
  {
    en: ['oxcarbazepine', 'Trileptal'],
    ar: ['أوكسكاربازيبين', 'تريليبتال'],
    asked: askedFor(mindAndNerveComplaints.epilepsy),
  },
  {
    en: [
      'sodium valproate',
      'valproic acid',
      'valproate',
      'Depakine',
      'Depakine Chrono',
      'Depakote',
      'Epilim',
    ],
    ar: ['فالبروات الصوديوم', 'حمض الفالبرويك', 'ديباكين', 'دباكين', 'ديباكين كرونو'],
    asked: askedFor(mindAndNerveComplaints.epilepsy, mindAndNerveComplaints.bipolar),
  },
  {
    en: ['lamotrigine', 'Lamictal'],
    ar: ['لاموتريجين', 'لاميكتال', 'لاموتريغين'],
    asked: askedFor(mindAndNerveComplaints.epilepsy, mindAndNerveComplaints.bipolar),
  },
  {
    en: ['topiramate', 'Topamax'],
    ar: ['توبيرامات', 'توباماكس', 'توبيراميت'],
    asked: askedFor(mindAndNerveComplaints.epilepsy, mindAndNerveComplaints.migraine),
  },
  {
    en: ['phenytoin', 'Epanutin', 'Dilantin', 'phenytoin sodium'],
    ar: ['فينيتوين', 'إبانوتين', 'ديلانتين', 'ايبانيوتين'],
    asked: askedFor(mindAndNerveComplaints.epilepsy),
  },
  {
    en: ['phenobarbital', 'phenobarbitone', 'Luminal', 'Gardenal', 'Sominaletta'],
    ar: ['فينوباربيتال', 'فينوباربيتون', 'لومينال', 'سومينالتا'],
    asked: askedFor(mindAndNerveComplaints.epilepsy),
  },
  {
    en: ['clonazepam', 'Rivotril', 'Apetryl', 'Klonopin'],
    ar: ['كلونازيبام', 'ريفوتريل', 'أبتريل', 'رفوتريل'],
    asked: askedFor(mindAndNerveComplaints.epilepsy, mindAndNerveComplaints.anxiety),
  },
  {
    en: ['lacosamide', 'Vimpat'],
    ar: ['لاكوساميد', 'فيمبات'],
    asked: askedFor(mindAndNerveComplaints.epilepsy),
  },
  {
    en: ['levodopa and carbidopa', 'carbidopa levodopa', 'Sinemet', 'co-careldopa'],
    ar: ['ليفودوبا وكاربيدوبا', 'سينيميت', 'كاربيدوبا ليفودوبا'],
    asked: askedFor(mindAndNerveComplaints.parkinson),
  },
  {
    en: ['levodopa and benserazide', 'Madopar', 'co-beneldopa'],
    ar: ['ليفودوبا وبنسيرازيد', 'مادوبار'],
    asked: askedFor(mindAndNerveComplaints.parkinson),
  },
  {
    en: ['pramipexole', 'Mirapex', 'Sifrol'],
    ar: ['براميبيكسول', 'سيفرول', 'ميرابكس'],
    asked: askedFor(mindAndNerveComplaints.parkinson, mindAndNerveComplaints.restlessLegs),
  },
  {
    en: ['donepezil', 'Aricept', 'donepezil hydrochloride'],
    ar: ['دونيبيزيل', 'أريسبت', 'دونبزيل'],
    asked: askedFor(mindAndNerveComplaints.alzheimer),
  },
  {
    en: ['memantine', 'Ebixa', 'Namenda'],
    ar: ['ميمانتين', 'إيبيكسا', 'ايبكسا'],
    asked: askedFor(mindAndNerveComplaints.alzheimer),
  },
  {
    en: ['galantamine', 'Reminyl', 'Razadyne'],
    ar: ['جالانتامين', 'ريمينيل', 'غالانتامين'],
    asked: askedFor(mindAndNerveComplaints.alzheimer),
  },
  {
    en: ['rasagiline', 'Azilect'],
    ar: ['راساجيلين', 'أزيلكت', 'راساغيلين'],
    asked: askedFor(mindAndNerveComplaints.parkinson),
  },
  {
    en: ['ropinirole', 'Requip'],
    ar: ['روبينيرول', 'ريكويب'],
    asked: askedFor(mindAndNerveComplaints.parkinson, mindAndNerveComplaints.restlessLegs),
  },
  {
    en: ['trihexyphenidyl', 'benzhexol', 'Artane', 'Parkinol'],
    ar: ['ترايهكسيفينيديل', 'بنزهكسول', 'باركينول', 'آرتان'],
    asked: askedFor(mindAndNerveComplaints.parkinson),
  },
  {
    en: ['flunarizine', 'Sibelium'],
    ar: ['فلوناريزين', 'سيبيليوم'],
    asked: askedFor(mindAndNerveComplaints.migraine, mindAndNerveComplaints.dizziness),
  },
  {
    en: ['cinnarizine', 'Stugeron', 'Stugeron Forte', 'Stunarone'],
    ar: ['سيناريزين', 'ستوجيرون', 'ستوجرون', 'ستوغيرون'],
    asked: askedFor(mindAndNerveComplaints.dizziness, everydayComplaints.motionSickness),
  },
  {
    en: ['piracetam', 'Nootropil'],
    ar: ['بيراسيتام', 'نوتروبيل', 'نوتروبل'],
    asked: askedFor(mindAndNerveComplaints.memory),
  },
  {
    en: ['ginkgo biloba', 'ginkgo', 'Tanakan'],
    ar: ['جنكو بيلوبا', 'جنكة', 'تاناكان'],
    asked: askedFor(mindAndNerveComplaints.memory, skinAndEyeComplaints.tinnitus),
  },
  {
    en: ['citicoline', 'Somazina', 'CDP-choline'],
    ar: ['سيتيكولين', 'سومازينا'],
    asked: askedFor(mindAndNerveComplaints.stroke, mindAndNerveComplaints.memory),
  },
  {
    en: ['interferon beta-1a', 'Rebif', 'Avonex', 'interferon beta'],
    ar: ['إنترفيرون بيتا', 'ريبيف', 'أفونكس', 'انترفيرون بيتا 1 أ'],
    asked: askedFor(mindAndNerveComplaints.multipleSclerosis),
  },
  {
    en: ['fingolimod', 'Gilenya'],
    ar: ['فينجوليمود', 'جيلينيا', 'فينغوليمود'],
    asked: askedFor(mindAndNerveComplaints.multipleSclerosis),
  },
  {
    en: ['ocrelizumab', 'Ocrevus'],
    ar: ['أوكريليزوماب', 'أوكريفوس'],
    asked: askedFor(mindAndNerveComplaints.multipleSclerosis),
  },
  {
    en: ['natalizumab', 'Tysabri'],
    ar: ['ناتاليزوماب', 'تيسابري'],
    asked: askedFor(mindAndNerveComplaints.multipleSclerosis),
  },
  {
    en: ['erenumab', 'Aimovig'],
    ar: ['إرينوماب', 'إيموفيج'],
    asked: [
      'migraine injection',
      'إبرة الصداع النصفي',
      ...askedFor(mindAndNerveComplaints.migraine),
    ],
  },
  {
    en: ['botulinum toxin', 'botulinum toxin type A', 'Botox'],
    ar: ['توكسين البوتولينوم', 'بوتوكس', 'بوتكس'],
    asked: [
      'Dysport',
      'Xeomin',
      'ديسبورت',
      'زيومين',
      'botoks',
      ...askedFor(
        skinAndEyeComplaints.wrinkles,
        skinAndEyeComplaints.excessSweating,
        mindAndNerveComplaints.migraine,
      ),
    ],
  },
  {
    en: ['pyridostigmine', 'Mestinon'],
    ar: ['بيريدوستيغمين', 'مستينون', 'بيريدوستجمين'],
    asked: ['myasthenia', 'وهن عضلي'],
  },
  {
    en: [
      'nicotine replacement',
      'nicotine patch',
      'nicotine gum',
      'Nicorette',
      'NicoDerm',
      'Nicotinell',
    ],
    ar: ['لصقات النيكوتين', 'علكة النيكوتين', 'نيكوريت', 'بدائل النيكوتين', 'نيكوتينيل'],
    asked: askedFor(lastingComplaints.smoking),
  },
  {
    en: ['varenicline', 'Champix', 'Chantix'],
    ar: ['فارينيكلين', 'شامبيكس', 'تشامبكس'],
    asked: askedFor(lastingComplaints.smoking),
  },
];
