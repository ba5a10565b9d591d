import { askedFor } from './asked-for.ts';
import { everydayComplaints } from './everyday-complaints.ts';
import { lastingComplaints } from './lasting-complaints.ts';
import { medicineClasses } from './medicine-classes.ts';
import { organComplaints } from './organ-complaints.ts';
import { skinAndEyeComplaints } from './skin-and-eye-complaints.ts';
import type { ThesaurusGroup } from './thesaurus-group.ts';

/** Substances for eyes and ears, with the brands they are known by. */
export const eyeAndEarMedicines: readonly ThesaurusGroup[] = [
  {
    en: ['timolol', 'timolol maleate', 'timolol eye drops', 'Timoptol', 'Timoptic'],
    ar: ['تيمولول', 'تيموبتول', 'قطرة تيمولول', 'تيمولول للعين'],
    asked: askedFor(
      medicineClasses.glaucomaDrops,
      medicineClasses.betaBlocker,
      skinAndEyeComplaints.glaucoma,
    ),
  },
  {
    en: ['latanoprost', 'Xalatan', 'Ioprost'],
    ar: ['لاتانوبروست', 'زالاتان', 'زلاتان', 'كسالاتان'],
    asked: askedFor(medicineClasses.prostaglandinDrops, skinAndEyeComplaints.glaucoma),
  },
  {
    en: ['latanoprost and timolol', 'Xalacom'],
    ar: ['لاتانوبروست وتيمولول', 'زالاكوم'],
    asked: askedFor(medicineClasses.prostaglandinDrops, skinAndEyeComplaints.glaucoma),
  },
  {
    en: ['travoprost', 'Travatan'],
    ar: ['ترافوبروست', 'ترافاتان'],
    asked: askedFor(medicineClasses.prostaglandinDrops, skinAndEyeComplaints.glaucoma),
  },
  {
    en: ['bimatoprost', 'Lumigan'],
    ar: ['بيماتوبروست', 'لوميجان', 'لوميغان'],
    asked: askedFor(medicineClasses.prostaglandinDrops, skinAndEyeComplaints.glaucoma),
  },
  {
    en: ['tafluprost', 'Saflutan', 'Taflotan'],
    ar: ['تافلوبروست', 'سافلوتان'],
    asked: askedFor(medicineClasses.prostaglandinDrops, skinAndEyeComplaints.glaucoma),
  },
  {
    en: ['dorzolamide', 'Trusopt'],
    ar: ['دورزولاميد', 'تروسوبت'],
    asked: askedFor(medicineClasses.glaucomaDrops, skinAndEyeComplaints.glaucoma),
  },
  {
    en: ['dorzolamide and timolol', 'Cosopt'],
    ar: ['دورزولاميد وتيمولول', 'كوزوبت', 'كوسوبت'],
    asked: askedFor(medicineClasses.glaucomaDrops, skinAndEyeComplaints.glaucoma),
  },
  {
    en: ['brinzolamide', 'Azopt'],
    ar: ['برينزولاميد', 'أزوبت'],
    asked: askedFor(medicineClasses.glaucomaDrops, skinAndEyeComplaints.glaucoma),
  },
  {
    en: ['brimonidine', 'Alphagan', 'brimonidine tartrate'],
    ar: ['بريمونيدين', 'ألفاجان', 'الفاغان'],
    asked: askedFor(medicineClasses.glaucomaDrops, skinAndEyeComplaints.glaucoma),
  },
  {
    en: ['acetazolamide', 'Diamox', 'Cidamex'],
    ar: ['أسيتازولاميد', 'ديامكس', 'سيداميكس', 'دياموكس'],
    asked: [
      'حبوب ضغط العين',
      ...askedFor(organComplaints.altitudeSickness, skinAndEyeComplaints.glaucoma),
    ],
  },
  {
    en: ['pilocarpine', 'Isopto Carpine'],
    ar: ['بيلوكاربين', 'ايزوبتو كاربين'],
    asked: askedFor(medicineClasses.glaucomaDrops, skinAndEyeComplaints.glaucoma),
  },
  {
    en: [
      'sodium hyaluronate',
      'hyaluronate eye drops',
      'hyaluronic acid eye drops',
      'Hyfresh',
      'Hylo-Comod',
      'sodium hyaluronate eye drops',
    ],
    ar: [
      'هيالورونات الصوديوم',
      'هاي فريش',
      'قطرة هيالورونات',
      'هايلو كومود',
      'صوديوم هيالورونات',
      'هيالورونيت الصوديوم',
    ],
    asked: [
      'artificial tears',
      'دموع صناعية',
      ...askedFor(medicineClasses.eyeLubricant, skinAndEyeComplaints.dryEye),
    ],
  },
  {
    en: ['artificial tears', 'tear substitute', 'lubricant eye drops', 'lubricating eye drops'],
    ar: ['دموع اصطناعية', 'دموع صناعية', 'قطرة ترطيب العين', 'قطرة مرطبة للعين'],
    asked: [
      'Refresh Tears',
      'Systane',
      'Tears Naturale',
      'Optive',
      'ريفرش',
      'سيستين',
      'تيرز ناتشورال',
      ...askedFor(medicineClasses.eyeLubricant, skinAndEyeComplaints.dryEye),
    ],
  },
  {
    en: ['tobramycin', 'Tobrex', 'Tobrin', 'tobramycin eye drops'],
    ar: ['توبرامايسين', 'توبركس', 'توبراميسين', 'توبرين'],
    asked: askedFor(
      medicineClasses.antibioticEyeDrops,
      skinAndEyeComplaints.conjunctivitis,
      skinAndEyeComplaints.stye,
    ),
  },
  {
    en: ['tobramycin and dexamethasone', 'TobraDex'],
    ar: ['توبرامايسين وديكساميثازون', 'توبراديكس', 'توبرادكس'],
    asked: askedFor(
      medicineClasses.antibioticEyeDrops,
      medicineClasses.steroidEyeDrops,
      skinAndEyeComplaints.conjunctivitis,
    ),
  },
  {
    en: ['chloramphenicol', 'chloramphenicol eye drops', 'Isoptofenicol'],
    ar: ['كلورامفينيكول', 'ايزوبتوفينيكول', 'كلورامفنيكول'],
    asked: askedFor(
      medicineClasses.antibioticEyeDrops,
      skinAndEyeComplaints.stye,
      skinAndEyeComplaints.conjunctivitis,
    ),
  },
  {
    en: ['moxifloxacin eye drops', 'Vigamox'],
    ar: ['قطرة موكسيفلوكساسين', 'فيجاموكس', 'فيغاموكس'],
    asked: askedFor(
      medicineClasses.antibioticEyeDrops,
      skinAndEyeComplaints.stye,
      skinAndEyeComplaints.conjunctivitis,
    ),
  },
  {
    en: ['olopatadine', 'Patanol', 'Pataday', 'Opatanol'],
    ar: ['أولوباتادين', 'باتانول', 'أوباتانول', 'باتادي'],
    asked: askedFor(medicineClasses.allergyEyeDrops, skinAndEyeComplaints.eyeAllergy),
  },
  {
    en: ['azelastine', 'Allergodil'],
    ar: ['أزيلاستين', 'أليرجوديل'],
    asked: askedFor(
      medicineClasses.allergyEyeDrops,
      skinAndEyeComplaints.eyeAllergy,
      lastingComplaints.hayFever,
    ),
  },
  {
    en: [
      'sodium cromoglicate',
      'sodium cromoglycate',
      'cromolyn',
      'cromolyn sodium',
      'Opticrom',
      'Vividrin',
      'Epicrom',
    ],
    ar: ['كروموغليكات الصوديوم', 'كروموجلايكات الصوديوم', 'أوبتيكروم', 'فيفيدرين', 'ابيكروم'],
    asked: askedFor(medicineClasses.allergyEyeDrops, skinAndEyeComplaints.eyeAllergy),
  },
  {
    en: ['naphazoline', 'Naphcon'],
    ar: ['نافازولين', 'نافكون'],
    asked: [
      'redness of the eye',
      'احمرار العين',
      ...askedFor(medicineClasses.redEyeDrops, skinAndEyeComplaints.conjunctivitis),
    ],
  },
  {
    en: ['tetryzoline', 'tetrahydrozoline', 'Visine'],
    ar: ['تيتراهيدروزولين', 'فيزين', 'تتريزولين'],
    asked: ['redness of the eye', 'احمرار العين', ...askedFor(medicineClasses.redEyeDrops)],
  },
  {
    en: ['fluorometholone', 'FML', 'Flucon', 'Efflumidex'],
    ar: ['فلوروميثولون', 'فلوكون', 'اف ام ال'],
    asked: [...askedFor(skinAndEyeComplaints.eyeInflammation, medicineClasses.steroidEyeDrops)],
  },
  {
    en: ['prednisolone eye drops', 'Pred Forte', 'prednisolone acetate', 'Econopred'],
    ar: ['قطرة بريدنيزولون', 'بريد فورت', 'أسيتات البريدنيزولون'],
    asked: [...askedFor(skinAndEyeComplaints.eyeInflammation, medicineClasses.steroidEyeDrops)],
  },
  {
    en: ['dexamethasone eye drops', 'Maxidex'],
    ar: ['قطرة ديكساميثازون', 'ماكسيديكس'],
    asked: [...askedFor(skinAndEyeComplaints.eyeInflammation, medicineClasses.steroidEyeDrops)],
  },
  {
    en: ['neomycin, polymyxin B and dexamethasone', 'Maxitrol'],
    ar: ['نيوميسين وبوليميكسين وديكساميثازون', 'ماكسيترول', 'مكسترول'],
    asked: [...askedFor(medicineClasses.antibioticEyeDrops, medicineClasses.steroidEyeDrops)],
  },
  {
    en: ['ketorolac eye drops', 'Acular'],
    ar: ['قطرة كيتورولاك', 'أكيولار'],
    asked: [...askedFor(skinAndEyeComplaints.eyeSurgery, medicineClasses.nsaidEyeDrops)],
  },
  {
    en: ['atropine eye drops', 'Isopto Atropine'],
    ar: ['قطرة أتروبين', 'ايزوبتو أتروبين'],
    asked: ['pupil dilation', 'توسيع الحدقة', ...askedFor(medicineClasses.mydriatic)],
  },
  {
    en: ['cyclopentolate', 'Cyclogyl'],
    ar: ['سيكلوبنتولات', 'سيكلوجيل'],
    asked: ['pupil dilation', 'توسيع الحدقة', ...askedFor(medicineClasses.mydriatic)],
  },
  {
    en: ['tropicamide', 'tropicamide eye drops', 'Mydriacyl'],
    ar: ['تروبيكاميد', 'ميدرياسيل', 'قطرة توسيع الحدقة'],
    asked: ['pupil dilation', ...askedFor(medicineClasses.mydriatic)],
  },
  {
    en: ['ranibizumab', 'Lucentis'],
    ar: ['رانيبيزوماب', 'لوسنتيس'],
    asked: [
      'eye injection',
      'إبرة العين',
      ...askedFor(medicineClasses.retinaInjection, skinAndEyeComplaints.retina),
    ],
  },
  {
    en: ['aflibercept', 'Eylea'],
    ar: ['أفليبرسبت', 'إيليا'],
    asked: [
      'eye injection',
      'إبرة العين',
      ...askedFor(medicineClasses.retinaInjection, skinAndEyeComplaints.retina),
    ],
  },
  {
    en: ['ciclosporin eye drops', 'cyclosporine eye drops', 'Restasis', 'Ikervis'],
    ar: ['قطرة سيكلوسبورين', 'ريستاسيس', 'إيكرفيس'],
    asked: askedFor(skinAndEyeComplaints.dryEye),
  },
  {
    en: ['lutein'],
    ar: ['لوتين'],
    asked: [
      'vitamins for eyes',
      'فيتامين للعين',
      ...askedFor(medicineClasses.foodSupplement, skinAndEyeComplaints.retina),
    ],
  },
  {
    en: ['ear wax drops', 'cerumenolytic', 'wax softening drops'],
    ar: ['قطرة شمع الأذن', 'قطرة إذابة الشمع', 'مذيب شمع الأذن'],
    asked: ['Cerumol', 'Waxsol', 'سيرومول', 'واكسول', ...askedFor(everydayComplaints.earwax)],
  },
  {
    en: ['ciprofloxacin ear drops', 'Cipro ear drops', 'Cetraxal'],
    ar: ['قطرة أذن سيبروفلوكساسين'],
    asked: [
      'قطرة التهاب الأذن',
      'قطرة ودن',
      ...askedFor(medicineClasses.antibiotic, everydayComplaints.earache),
    ],
  },
  {
    en: ['ear drops for pain', 'otic analgesic drops'],
    ar: ['قطرة مسكنة للأذن', 'قطرة أذن مسكنة'],
    asked: ['Otocalm', 'Otipax', 'أوتوكالم', 'أوتيباكس', ...askedFor(everydayComplaints.earache)],
  },
  {
    en: ['nepafenac', 'Nevanac'],
    ar: ['نيبافيناك', 'نيفاناك'],
    asked: [...askedFor(skinAndEyeComplaints.eyeSurgery, medicineClasses.nsaidEyeDrops)],
  },
  {
    en: ['eye vitamins', 'AREDS', 'Ocuvite'],
    ar: ['فيتامينات العين', 'أوكوفيت', 'مكمل للعين'],
    asked: [
      'vitamins for eyes',
      'فيتامين للعين',
      ...askedFor(
        medicineClasses.vitamin,
        medicineClasses.foodSupplement,
        skinAndEyeComplaints.retina,
      ),
    ],
  },
  {
    en: ['carboxymethylcellulose eye drops', 'carmellose', 'carmellose eye drops'],
    ar: ['كاربوكسي ميثيل سيليلوز للعين', 'كارميلوز', 'قطرة كارميلوز'],
    asked: askedFor(medicineClasses.eyeLubricant),
  },
  {
    en: ['hypromellose', 'hypromellose eye drops'],
    ar: ['هيبروميلوز', 'قطرة هيبروميلوز'],
    asked: askedFor(medicineClasses.eyeLubricant),
  },
  {
    en: ['carbomer eye gel', 'Viscotears', 'Vidisic'],
    ar: ['جل كاربومير للعين', 'فيديسيك', 'فيسكوتيرز'],
    asked: askedFor(medicineClasses.eyeLubricant),
  },
  {
    en: ['brimonidine and timolol', 'Combigan'],
    ar: ['بريمونيدين وتيمولول', 'كومبيجان'],
    asked: askedFor(medicineClasses.glaucomaDrops),
  },
  {
    en: ['brinzolamide and timolol', 'Azarga'],
    ar: ['برينزولاميد وتيمولول', 'أزارجا'],
    asked: askedFor(medicineClasses.glaucomaDrops),
  },
  {
    en: ['bimatoprost and timolol', 'Ganfort'],
    ar: ['بيماتوبروست وتيمولول', 'جانفورت'],
    asked: askedFor(medicineClasses.prostaglandinDrops),
  },
  {
    en: ['betaxolol', 'Betoptic'],
    ar: ['بيتاكسولول', 'بيتوبتيك'],
    asked: askedFor(medicineClasses.glaucomaDrops),
  },
  {
    en: ['ofloxacin eye drops', 'Exocin'],
    ar: ['قطرة أوفلوكساسين', 'إكسوسين'],
    asked: askedFor(medicineClasses.antibioticEyeDrops),
  },
  {
    en: ['gatifloxacin eye drops', 'Zymar'],
    ar: ['قطرة جاتيفلوكساسين', 'زيمار'],
    asked: askedFor(medicineClasses.antibioticEyeDrops),
  },
  {
    en: ['ketotifen eye drops', 'Zaditen eye drops'],
    ar: ['قطرة كيتوتيفين', 'قطرة زاديتين'],
    asked: askedFor(medicineClasses.allergyEyeDrops),
  },
  {
    en: ['loteprednol', 'Lotemax'],
    ar: ['لوتيبريدنول', 'لوتيماكس'],
    asked: askedFor(skinAndEyeComplaints.eyeInflammation, medicineClasses.steroidEyeDrops),
  },
  {
    en: ['natamycin', 'Natacyn'],
    ar: ['ناتاميسين'],
    asked: ['fungal eye infection', ...askedFor(medicineClasses.antifungal)],
  },
];
