import { askedFor } from './asked-for.ts';
import { everydayComplaints } from './everyday-complaints.ts';
import { lastingComplaints } from './lasting-complaints.ts';
import { skinAndEyeComplaints } from './skin-and-eye-complaints.ts';
import type { ThesaurusGroup } from './thesaurus-group.ts';

/** Substances for eyes and ears, with the brands they are known by. */
export const eyeAndEarMedicines: readonly ThesaurusGroup[] = [
  {
    en: ['timolol', 'timolol maleate', 'timolol eye drops', 'Timoptol', 'Timoptic'],
    ar: ['تيمولول', 'تيموبتول', 'قطرة تيمولول', 'تيمولول للعين'],
    asked: askedFor(skinAndEyeComplaints.glaucoma),
  },
  {
    en: ['latanoprost', 'Xalatan', 'Ioprost'],
    ar: ['لاتانوبروست', 'زالاتان', 'زلاتان', 'كسالاتان'],
    asked: askedFor(skinAndEyeComplaints.glaucoma),
  },
  {
    en: ['latanoprost and timolol', 'Xalacom'],
    ar: ['لاتانوبروست وتيمولول', 'زالاكوم'],
    asked: askedFor(skinAndEyeComplaints.glaucoma),
  },
  {
    en: ['travoprost', 'Travatan'],
    ar: ['ترافوبروست', 'ترافاتان'],
    asked: askedFor(skinAndEyeComplaints.glaucoma),
  },
  {
    en: ['bimatoprost', 'Lumigan'],
    ar: ['بيماتوبروست', 'لوميجان', 'لوميغان'],
    asked: askedFor(skinAndEyeComplaints.glaucoma),
  },
  {
    en: ['tafluprost', 'Saflutan', 'Taflotan'],
    ar: ['تافلوبروست', 'سافلوتان'],
    asked: askedFor(skinAndEyeComplaints.glaucoma),
  },
  {
    en: ['dorzolamide', 'Trusopt'],
    ar: ['دورزولاميد', 'تروسوبت'],
    asked: askedFor(skinAndEyeComplaints.glaucoma),
  },
  {
    en: ['dorzolamide and timolol', 'Cosopt'],
    ar: ['دورزولاميد وتيمولول', 'كوزوبت', 'كوسوبت'],
    asked: askedFor(skinAndEyeComplaints.glaucoma),
  },
  {
    en: ['brinzolamide', 'Azopt'],
    ar: ['برينزولاميد', 'أزوبت'],
    asked: askedFor(skinAndEyeComplaints.glaucoma),
  },
  {
    en: ['brimonidine', 'Alphagan', 'brimonidine tartrate'],
    ar: ['بريمونيدين', 'ألفاجان', 'الفاغان'],
    asked: askedFor(skinAndEyeComplaints.glaucoma),
  },
  {
    en: ['acetazolamide', 'Diamox', 'Cidamex'],
    ar: ['أسيتازولاميد', 'ديامكس', 'سيداميكس', 'دياموكس'],
    asked: ['altitude sickness', ...askedFor(skinAndEyeComplaints.glaucoma)],
  },
  {
    en: ['pilocarpine', 'Isopto Carpine'],
    ar: ['بيلوكاربين', 'ايزوبتو كاربين'],
    asked: askedFor(skinAndEyeComplaints.glaucoma),
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
    asked: askedFor(skinAndEyeComplaints.dryEye),
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
      ...askedFor(skinAndEyeComplaints.dryEye),
    ],
  },
  {
    en: ['tobramycin', 'Tobrex', 'Tobrin', 'tobramycin eye drops'],
    ar: ['توبرامايسين', 'توبركس', 'توبراميسين', 'توبرين'],
    asked: askedFor(skinAndEyeComplaints.conjunctivitis, skinAndEyeComplaints.stye),
  },
  {
    en: ['tobramycin and dexamethasone', 'TobraDex'],
    ar: ['توبرامايسين وديكساميثازون', 'توبراديكس', 'توبرادكس'],
    asked: askedFor(skinAndEyeComplaints.conjunctivitis),
  },
  {
    en: ['chloramphenicol', 'chloramphenicol eye drops', 'Isoptofenicol'],
    ar: ['كلورامفينيكول', 'ايزوبتوفينيكول', 'كلورامفنيكول'],
    asked: askedFor(skinAndEyeComplaints.conjunctivitis),
  },
  {
    en: ['moxifloxacin eye drops', 'Vigamox'],
    ar: ['قطرة موكسيفلوكساسين', 'فيجاموكس', 'فيغاموكس'],
    asked: askedFor(skinAndEyeComplaints.conjunctivitis),
  },
  {
    en: ['olopatadine', 'Patanol', 'Pataday', 'Opatanol'],
    ar: ['أولوباتادين', 'باتانول', 'أوباتانول', 'باتادي'],
    asked: askedFor(skinAndEyeComplaints.eyeAllergy),
  },
  {
    en: ['azelastine', 'Allergodil'],
    ar: ['أزيلاستين', 'أليرجوديل'],
    asked: askedFor(skinAndEyeComplaints.eyeAllergy, lastingComplaints.hayFever),
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
    asked: askedFor(skinAndEyeComplaints.eyeAllergy),
  },
  {
    en: ['naphazoline', 'Naphcon'],
    ar: ['نافازولين', 'نافكون'],
    asked: ['redness of the eye', 'احمرار العين', ...askedFor(skinAndEyeComplaints.conjunctivitis)],
  },
  {
    en: ['tetryzoline', 'tetrahydrozoline', 'Visine'],
    ar: ['تيتراهيدروزولين', 'فيزين', 'تتريزولين'],
    asked: ['redness of the eye', 'احمرار العين'],
  },
  {
    en: ['fluorometholone', 'FML', 'Flucon', 'Efflumidex'],
    ar: ['فلوروميثولون', 'فلوكون', 'اف ام ال'],
    asked: ['eye inflammation'],
  },
  {
    en: ['prednisolone eye drops', 'Pred Forte', 'prednisolone acetate', 'Econopred'],
    ar: ['قطرة بريدنيزولون', 'بريد فورت', 'أسيتات البريدنيزولون'],
    asked: ['eye inflammation', 'uveitis'],
  },
  {
    en: ['dexamethasone eye drops', 'Maxidex'],
    ar: ['قطرة ديكساميثازون', 'ماكسيديكس'],
    asked: ['eye inflammation'],
  },
  {
    en: ['neomycin, polymyxin B and dexamethasone', 'Maxitrol'],
    ar: ['نيوميسين وبوليميكسين وديكساميثازون', 'ماكسيترول', 'مكسترول'],
    asked: ['eye inflammation'],
  },
  {
    en: ['ketorolac eye drops', 'Acular'],
    ar: ['قطرة كيتورولاك', 'أكيولار'],
    asked: ['after cataract surgery', 'بعد عملية المياه البيضاء'],
  },
  {
    en: ['atropine eye drops', 'Isopto Atropine'],
    ar: ['قطرة أتروبين', 'ايزوبتو أتروبين'],
    asked: ['pupil dilation', 'توسيع الحدقة'],
  },
  {
    en: ['cyclopentolate', 'Cyclogyl'],
    ar: ['سيكلوبنتولات', 'سيكلوجيل'],
    asked: ['pupil dilation', 'توسيع الحدقة'],
  },
  {
    en: ['tropicamide', 'tropicamide eye drops', 'Mydriacyl'],
    ar: ['تروبيكاميد', 'ميدرياسيل', 'قطرة توسيع الحدقة'],
    asked: ['pupil dilation'],
  },
  {
    en: ['ranibizumab', 'Lucentis'],
    ar: ['رانيبيزوماب', 'لوسنتيس'],
    asked: ['eye injection', 'إبرة العين', ...askedFor(skinAndEyeComplaints.retina)],
  },
  {
    en: ['aflibercept', 'Eylea'],
    ar: ['أفليبرسبت', 'إيليا'],
    asked: ['eye injection', 'إبرة العين', ...askedFor(skinAndEyeComplaints.retina)],
  },
  {
    en: ['ciclosporin eye drops', 'cyclosporine eye drops', 'Restasis', 'Ikervis'],
    ar: ['قطرة سيكلوسبورين', 'ريستاسيس', 'إيكرفيس'],
    asked: askedFor(skinAndEyeComplaints.dryEye),
  },
  {
    en: ['lutein'],
    ar: ['لوتين'],
    asked: ['vitamins for eyes', 'فيتامين للعين', ...askedFor(skinAndEyeComplaints.retina)],
  },
  {
    en: ['ear wax drops', 'cerumenolytic', 'wax softening drops'],
    ar: ['قطرة شمع الأذن', 'قطرة إذابة الشمع', 'مذيب شمع الأذن'],
    asked: ['Cerumol', 'Waxsol', 'سيرومول', 'واكسول', ...askedFor(everydayComplaints.earwax)],
  },
  {
    en: ['ciprofloxacin ear drops', 'Cipro ear drops', 'Cetraxal'],
    ar: ['قطرة أذن سيبروفلوكساسين'],
    asked: askedFor(everydayComplaints.earache),
  },
  {
    en: ['ear drops for pain', 'otic analgesic drops'],
    ar: ['قطرة مسكنة للأذن', 'قطرة أذن مسكنة'],
    asked: ['Otocalm', 'Otipax', 'أوتوكالم', 'أوتيباكس', ...askedFor(everydayComplaints.earache)],
  },
  {
    en: ['nepafenac', 'Nevanac'],
    ar: ['نيبافيناك', 'نيفاناك'],
    asked: ['after cataract surgery', 'بعد عملية المياه البيضاء'],
  },
  {
    en: ['eye vitamins', 'AREDS', 'Ocuvite'],
    ar: ['فيتامينات العين', 'أوكوفيت', 'مكمل للعين'],
    asked: ['vitamins for eyes', 'فيتامين للعين', ...askedFor(skinAndEyeComplaints.retina)],
  },
];
