import { askedFor } from './asked-for.ts';
import { everydayComplaints } from './everyday-complaints.ts';
import { lastingComplaints } from './lasting-complaints.ts';
import { medicineClasses } from './medicine-classes.ts';
import { mindAndNerveComplaints } from './mind-and-nerve-complaints.ts';
import { skinAndEyeComplaints } from './skin-and-eye-complaints.ts';
import type { ThesaurusGroup } from './thesaurus-group.ts';

/** Substances for the nerves, with the brands they are known by. */
export const nerveMedicines: readonly ThesaurusGroup[] = [
  {
    en: ['pregabalin', 'Lyrica'],
    ar: ['بريغابالين', 'بريجابالين', 'ليريكا', 'لاريكا', 'بريقابالين', 'بريجبالين'],
    asked: askedFor(
      medicineClasses.gabapentinoid,
      mindAndNerveComplaints.neuropathy,
      mindAndNerveComplaints.sciatica,
    ),
  },
  {
    en: ['gabapentin', 'Neurontin', 'Gaptin', 'Conventin'],
    ar: ['جابابنتين', 'نيورونتين', 'غابابنتين', 'جابتن'],
    asked: askedFor(
      medicineClasses.gabapentinoid,
      mindAndNerveComplaints.neuropathy,
      mindAndNerveComplaints.epilepsy,
    ),
  },
  {
    en: ['levetiracetam', 'Keppra'],
    ar: ['ليفيتيراسيتام', 'كيبرا', 'لفتيراسيتام', 'كبرا', 'ليفيتيراستام'],
    asked: askedFor(medicineClasses.antiepileptic, mindAndNerveComplaints.epilepsy),
  },
  {
    en: ['carbamazepine', 'Tegretol', 'Tegretol CR'],
    ar: ['كاربامازيبين', 'تيجريتول', 'تجريتول', 'تغريتول', 'كربامازيبين', 'تيقريتول'],
    asked: askedFor(
      medicineClasses.antiepileptic,
      medicineClasses.nervePainMedicine,
      medicineClasses.moodStabiliser,
      mindAndNerveComplaints.epilepsy,
      mindAndNerveComplaints.neuropathy,
    ),
  },
  {
    en: ['oxcarbazepine', 'Trileptal'],
    ar: ['أوكسكاربازيبين', 'تريليبتال'],
    asked: askedFor(medicineClasses.antiepileptic, mindAndNerveComplaints.epilepsy),
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
      'valproate sodium',
    ],
    ar: [
      'فالبروات الصوديوم',
      'حمض الفالبرويك',
      'ديباكين',
      'دباكين',
      'ديباكين كرونو',
      'صوديوم فالبرويت',
      'فالبرويت',
      'دباكين كرونو',
    ],
    asked: askedFor(
      medicineClasses.antiepileptic,
      medicineClasses.moodStabiliser,
      mindAndNerveComplaints.epilepsy,
      mindAndNerveComplaints.bipolar,
    ),
  },
  {
    en: ['lamotrigine', 'Lamictal'],
    ar: ['لاموتريجين', 'لاميكتال', 'لاموتريغين'],
    asked: askedFor(
      medicineClasses.antiepileptic,
      medicineClasses.moodStabiliser,
      mindAndNerveComplaints.epilepsy,
      mindAndNerveComplaints.bipolar,
    ),
  },
  {
    en: ['topiramate', 'Topamax'],
    ar: ['توبيرامات', 'توباماكس', 'توبيراميت'],
    asked: askedFor(
      medicineClasses.antiepileptic,
      medicineClasses.migraineMedicine,
      mindAndNerveComplaints.epilepsy,
      mindAndNerveComplaints.migraine,
    ),
  },
  {
    en: ['phenytoin', 'Epanutin', 'Dilantin', 'phenytoin sodium'],
    ar: ['فينيتوين', 'إبانوتين', 'ديلانتين', 'ايبانيوتين'],
    asked: askedFor(medicineClasses.antiepileptic, mindAndNerveComplaints.epilepsy),
  },
  {
    en: ['phenobarbital', 'phenobarbitone', 'Luminal', 'Gardenal', 'Sominaletta'],
    ar: ['فينوباربيتال', 'فينوباربيتون', 'لومينال', 'سومينالتا'],
    asked: askedFor(medicineClasses.antiepileptic, mindAndNerveComplaints.epilepsy),
  },
  {
    en: ['clonazepam', 'Rivotril', 'Apetryl', 'Klonopin'],
    ar: ['كلونازيبام', 'ريفوتريل', 'أبتريل', 'رفوتريل'],
    asked: askedFor(
      medicineClasses.benzodiazepine,
      medicineClasses.antiepileptic,
      mindAndNerveComplaints.epilepsy,
      mindAndNerveComplaints.anxiety,
    ),
  },
  {
    en: ['lacosamide', 'Vimpat'],
    ar: ['لاكوساميد', 'فيمبات'],
    asked: askedFor(medicineClasses.antiepileptic, mindAndNerveComplaints.epilepsy),
  },
  {
    en: ['levodopa and carbidopa', 'carbidopa levodopa', 'Sinemet', 'co-careldopa'],
    ar: ['ليفودوبا وكاربيدوبا', 'سينيميت', 'كاربيدوبا ليفودوبا'],
    asked: askedFor(medicineClasses.antiparkinson, mindAndNerveComplaints.parkinson),
  },
  {
    en: ['levodopa and benserazide', 'Madopar', 'co-beneldopa'],
    ar: ['ليفودوبا وبنسيرازيد', 'مادوبار'],
    asked: askedFor(medicineClasses.antiparkinson, mindAndNerveComplaints.parkinson),
  },
  {
    en: ['pramipexole', 'Mirapex', 'Sifrol'],
    ar: ['براميبيكسول', 'سيفرول', 'ميرابكس'],
    asked: askedFor(
      medicineClasses.antiparkinson,
      mindAndNerveComplaints.parkinson,
      mindAndNerveComplaints.restlessLegs,
    ),
  },
  {
    en: ['donepezil', 'Aricept', 'donepezil hydrochloride'],
    ar: ['دونيبيزيل', 'أريسبت', 'دونبزيل'],
    asked: askedFor(
      medicineClasses.dementiaMedicine,
      medicineClasses.cholinesteraseInhibitor,
      mindAndNerveComplaints.alzheimer,
    ),
  },
  {
    en: ['memantine', 'Ebixa', 'Namenda'],
    ar: ['ميمانتين', 'إيبيكسا', 'ايبكسا'],
    asked: askedFor(medicineClasses.dementiaMedicine, mindAndNerveComplaints.alzheimer),
  },
  {
    en: ['galantamine', 'Reminyl', 'Razadyne'],
    ar: ['جالانتامين', 'ريمينيل', 'غالانتامين'],
    asked: askedFor(
      medicineClasses.dementiaMedicine,
      medicineClasses.cholinesteraseInhibitor,
      mindAndNerveComplaints.alzheimer,
    ),
  },
  {
    en: ['rasagiline', 'Azilect'],
    ar: ['راساجيلين', 'أزيلكت', 'راساغيلين'],
    asked: askedFor(medicineClasses.antiparkinson, mindAndNerveComplaints.parkinson),
  },
  {
    en: ['ropinirole', 'Requip'],
    ar: ['روبينيرول', 'ريكويب'],
    asked: askedFor(
      medicineClasses.antiparkinson,
      mindAndNerveComplaints.parkinson,
      mindAndNerveComplaints.restlessLegs,
    ),
  },
  {
    en: ['trihexyphenidyl', 'benzhexol', 'Artane', 'Parkinol'],
    ar: ['ترايهكسيفينيديل', 'بنزهكسول', 'باركينول', 'آرتان'],
    asked: askedFor(medicineClasses.antiparkinson, mindAndNerveComplaints.parkinson),
  },
  {
    en: ['flunarizine', 'Sibelium'],
    ar: ['فلوناريزين', 'سيبيليوم'],
    asked: askedFor(
      medicineClasses.migraineMedicine,
      medicineClasses.vertigoMedicine,
      mindAndNerveComplaints.migraine,
      mindAndNerveComplaints.dizziness,
    ),
  },
  {
    en: ['cinnarizine', 'Stugeron', 'Stugeron Forte', 'Stunarone'],
    ar: ['سيناريزين', 'ستوجيرون', 'ستوجرون', 'ستوغيرون'],
    asked: askedFor(
      medicineClasses.vertigoMedicine,
      medicineClasses.motionSicknessMedicine,
      mindAndNerveComplaints.dizziness,
      everydayComplaints.motionSickness,
    ),
  },
  {
    en: ['piracetam', 'Nootropil'],
    ar: ['بيراسيتام', 'نوتروبيل', 'نوتروبل'],
    asked: askedFor(medicineClasses.nootropic, mindAndNerveComplaints.memory),
  },
  {
    en: ['ginkgo biloba', 'ginkgo', 'Tanakan'],
    ar: ['جنكو بيلوبا', 'جنكة', 'تاناكان'],
    asked: askedFor(
      medicineClasses.nootropic,
      medicineClasses.herbalMedicine,
      mindAndNerveComplaints.memory,
      skinAndEyeComplaints.tinnitus,
    ),
  },
  {
    en: ['citicoline', 'Somazina', 'CDP-choline'],
    ar: ['سيتيكولين', 'سومازينا'],
    asked: askedFor(
      medicineClasses.nootropic,
      mindAndNerveComplaints.stroke,
      mindAndNerveComplaints.memory,
    ),
  },
  {
    en: ['interferon beta-1a', 'Rebif', 'Avonex', 'interferon beta'],
    ar: ['إنترفيرون بيتا', 'ريبيف', 'أفونكس', 'انترفيرون بيتا 1 أ'],
    asked: askedFor(medicineClasses.msMedicine, mindAndNerveComplaints.multipleSclerosis),
  },
  {
    en: ['fingolimod', 'Gilenya'],
    ar: ['فينجوليمود', 'جيلينيا', 'فينغوليمود'],
    asked: askedFor(medicineClasses.msMedicine, mindAndNerveComplaints.multipleSclerosis),
  },
  {
    en: ['ocrelizumab', 'Ocrevus'],
    ar: ['أوكريليزوماب', 'أوكريفوس'],
    asked: askedFor(medicineClasses.msMedicine, mindAndNerveComplaints.multipleSclerosis),
  },
  {
    en: ['natalizumab', 'Tysabri'],
    ar: ['ناتاليزوماب', 'تيسابري'],
    asked: askedFor(medicineClasses.msMedicine, mindAndNerveComplaints.multipleSclerosis),
  },
  {
    en: ['erenumab', 'Aimovig'],
    ar: ['إرينوماب', 'إيموفيج'],
    asked: [
      'migraine injection',
      'إبرة الصداع النصفي',
      ...askedFor(medicineClasses.migraineMedicine, mindAndNerveComplaints.migraine),
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
    asked: [
      ...askedFor(mindAndNerveComplaints.myasthenia, medicineClasses.cholinesteraseInhibitor),
    ],
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
    asked: askedFor(medicineClasses.smokingCessationAid, lastingComplaints.smoking),
  },
  {
    en: ['varenicline', 'Champix', 'Chantix'],
    ar: ['فارينيكلين', 'شامبيكس', 'تشامبكس'],
    asked: askedFor(medicineClasses.smokingCessationAid, lastingComplaints.smoking),
  },
  {
    en: ['rivastigmine', 'Exelon'],
    ar: ['ريفاستيجمين', 'إكسيلون'],
    asked: askedFor(medicineClasses.dementiaMedicine, medicineClasses.cholinesteraseInhibitor),
  },
  {
    en: ['zonisamide', 'Zonegran'],
    ar: ['زونيساميد', 'زونيجران'],
    asked: askedFor(medicineClasses.antiepileptic, mindAndNerveComplaints.epilepsy),
  },
  {
    en: ['vigabatrin', 'Sabril'],
    ar: ['فيجاباترين', 'سابريل'],
    asked: askedFor(medicineClasses.antiepileptic, mindAndNerveComplaints.epilepsy),
  },
  {
    en: ['ethosuximide', 'Zarontin'],
    ar: ['إيثوسوكسيميد', 'زارونتين'],
    asked: askedFor(medicineClasses.antiepileptic, mindAndNerveComplaints.epilepsy),
  },
  {
    en: ['amantadine', 'PK-Merz', 'Symmetrel'],
    ar: ['أمانتادين', 'بي كي ميرز'],
    asked: askedFor(medicineClasses.antiparkinson),
  },
  {
    en: ['selegiline', 'Jumex'],
    ar: ['سيليجيلين', 'جومكس'],
    asked: askedFor(medicineClasses.antiparkinson),
  },
  {
    en: ['levodopa carbidopa and entacapone', 'Stalevo'],
    ar: ['ليفودوبا وكاربيدوبا وإنتاكابون', 'ستاليفو'],
    asked: askedFor(medicineClasses.antiparkinson),
  },
  {
    en: ['dimethyl fumarate', 'Tecfidera'],
    ar: ['ثنائي ميثيل فومارات', 'تكفيديرا'],
    asked: askedFor(medicineClasses.msMedicine),
  },
  {
    en: ['teriflunomide', 'Aubagio'],
    ar: ['تيريفلونوميد', 'أوباجيو'],
    asked: askedFor(medicineClasses.msMedicine),
  },
  {
    en: ['glatiramer', 'glatiramer acetate', 'Copaxone'],
    ar: ['جلاتيرامر', 'كوباكسون'],
    asked: askedFor(medicineClasses.msMedicine),
  },
  {
    en: ['alpha lipoic acid', 'thioctic acid', 'Thiotacid'],
    ar: ['حمض ألفا ليبويك', 'ثيوتاسيد', 'ثيوكتيك أسيد'],
    asked: askedFor(medicineClasses.nervePainMedicine, medicineClasses.antioxidant),
  },
];
