import { askedFor } from './asked-for.ts';
import { everydayComplaints } from './everyday-complaints.ts';
import { organComplaints } from './organ-complaints.ts';
import { skinAndEyeComplaints } from './skin-and-eye-complaints.ts';
import type { ThesaurusGroup } from './thesaurus-group.ts';

const steroidCream: ThesaurusGroup = {
  en: [
    'steroid cream',
    'topical steroid',
    'cortisone cream',
    'topical corticosteroid',
    'steroid ointment',
  ],
  ar: ['كريم كورتيزون', 'كورتيزون موضعي', 'مرهم كورتيزون', 'كريم كورتزون'],
  asked: [
    'كريم حساسية',
    'كريم حكة',
    'مرهم حساسية',
    'كريم اكزيما',
    'eczema cream',
    'itch cream',
    'krem kortizon',
    ...askedFor(skinAndEyeComplaints.eczema, skinAndEyeComplaints.itching),
  ],
};

const calcineurinInhibitorCream: ThesaurusGroup = {
  en: ['topical calcineurin inhibitor', 'steroid-free eczema cream', 'non-steroidal eczema cream'],
  ar: ['كريم أكزيما بدون كورتيزون', 'مثبط الكالسينيورين الموضعي', 'كريم خالي من الكورتيزون'],
  asked: [
    'كريم بدون كورتيزون',
    'eczema cream without steroid',
    ...askedFor(skinAndEyeComplaints.eczema),
  ],
};

const acneMedicine: ThesaurusGroup = {
  en: ['acne medicine', 'acne cream', 'acne gel', 'anti-acne'],
  ar: ['دواء حب الشباب', 'كريم حب الشباب', 'جل حب الشباب', 'كريم حبوب الوجه', 'مضاد حب الشباب'],
  asked: [
    'كريم حبوب',
    'جل حبوب',
    'دوا حب الشباب',
    'pimple cream',
    ...askedFor(skinAndEyeComplaints.acne),
  ],
};

const retinoid: ThesaurusGroup = {
  en: ['retinoid', 'retinoids', 'vitamin A derivative'],
  ar: ['ريتينويد', 'رتينويد', 'مشتقات فيتامين أ'],
  asked: askedFor(acneMedicine),
};

const antiseptic: ThesaurusGroup = {
  en: ['antiseptic for skin', 'skin antiseptic', 'skin disinfectant', 'wound antiseptic'],
  ar: ['مطهر جلدي', 'مطهر للجلد', 'مطهر جروح', 'معقم للجروح', 'مطهر للجروح'],
  asked: ['مطهر', 'معقم جروح', 'دوا أحمر للجروح', 'motaher', ...askedFor(organComplaints.wound)],
};

const burnCream: ThesaurusGroup = {
  en: ['burn cream', 'burn ointment'],
  ar: ['كريم حروق', 'مرهم حروق', 'مرهم للحروق', 'كريم للحروق'],
  asked: ['دهان حروق', 'krem 7oroo2', ...askedFor(organComplaints.burn)],
};

const moisturiser: ThesaurusGroup = {
  en: [
    'moisturiser',
    'emollient',
    'moisturizer',
    'moisturising cream',
    'moisturizing lotion',
    'skin moisturiser',
  ],
  ar: ['مرطب', 'كريم مرطب', 'مرطب بشرة', 'لوشن مرطب', 'كريم ترطيب'],
  asked: ['مرطب جسم', 'مرطب للبشرة', 'كريم نشفان', ...askedFor(skinAndEyeComplaints.drySkin)],
};

const nappyCream: ThesaurusGroup = {
  en: ['nappy cream', 'diaper cream', 'nappy rash cream'],
  ar: ['كريم تسلخات', 'كريم حفاض', 'كريم الحفاضات', 'مرهم تسلخات', 'كريم حفاظ'],
  asked: [
    'كريم تسميط',
    'كريم بيبي',
    'krem tasalokhat',
    ...askedFor(skinAndEyeComplaints.nappyRash),
  ],
};

const sunscreen: ThesaurusGroup = {
  en: ['sunscreen', 'sunblock', 'sun cream', 'sun protection', 'SPF 50', 'sun block'],
  ar: ['واقي شمس', 'كريم شمس', 'واقي من الشمس', 'صن بلوك', 'حماية من الشمس', 'صن سكرين'],
  asked: ['wa2i shams', 'wagi shams', 'كريم ضد الشمس', 'ecran solaire'],
};

const lighteningCream: ThesaurusGroup = {
  en: ['skin lightening cream', 'whitening cream', 'depigmenting cream', 'brightening cream'],
  ar: ['كريم تفتيح', 'كريم تبييض', 'مبيض بشرة', 'كريم تفتيح البشرة', 'مفتح بشرة'],
  asked: ['كريم كلف', 'كريم تصبغات', 'كريم بقع', ...askedFor(skinAndEyeComplaints.darkSpots)],
};

const antiAgeingCream: ThesaurusGroup = {
  en: ['anti-ageing cream', 'anti-aging cream', 'anti-wrinkle cream'],
  ar: ['كريم تجاعيد', 'كريم مضاد للتجاعيد', 'كريم مضاد للشيخوخة'],
  asked: askedFor(skinAndEyeComplaints.wrinkles),
};

const hairLossMedicine: ThesaurusGroup = {
  en: ['hair loss medicine', 'hair regrowth treatment', 'hair growth treatment'],
  ar: ['دواء تساقط الشعر', 'علاج تساقط الشعر', 'منبت شعر', 'محلول إنبات الشعر'],
  asked: [
    'بخاخ شعر',
    'مقوي شعر',
    'بخاخ تساقط',
    'انبات الشعر',
    ...askedFor(skinAndEyeComplaints.hairLoss),
  ],
};

const wartRemover: ThesaurusGroup = {
  en: ['wart remover', 'keratolytic', 'corn remover'],
  ar: ['مزيل ثآليل', 'مزيل مسامير القدم', 'حال للطبقة القرنية', 'مزيل الثالول'],
  asked: ['دوا ثالول', 'دوا سنط', 'دوا كالو', 'محلول ثالول'],
};

const eyeLubricant: ThesaurusGroup = {
  en: ['eye lubricant', 'eye moisturiser', 'eye moisturizer', 'eye lubricants'],
  ar: ['مرطب عيون', 'مرطب للعين', 'قطرة ترطيب', 'قطرة مرطبة'],
  asked: [
    'قطرة ترطيب للعيون',
    'قطرة عدسات',
    'قطرة نشفان',
    'دموع صناعيه',
    'moisturising drops',
    '2atra tarteeb',
    'gatra tarteeb',
    ...askedFor(skinAndEyeComplaints.dryEye),
    'Systane',
    'سيستين',
    'Refresh Tears',
    'ريفريش تيرز',
  ],
};

const glaucomaDrops: ThesaurusGroup = {
  en: ['glaucoma drops', 'glaucoma eye drops', 'eye pressure drops', 'antiglaucoma'],
  ar: ['قطرة جلوكوما', 'قطرة ضغط العين', 'قطرة المياه الزرقاء', 'قطرة الماء الأزرق'],
  asked: [
    'قطرة لضغط العين',
    'دواء ضغط العين',
    'قطرة ميه زرقا',
    ...askedFor(skinAndEyeComplaints.glaucoma),
  ],
};

const prostaglandinDrops: ThesaurusGroup = {
  en: ['prostaglandin analogue eye drops', 'prostaglandin eye drops'],
  ar: ['قطرة بروستاجلاندين', 'نظائر البروستاغلاندين للعين'],
  asked: askedFor(glaucomaDrops),
};

const antibioticEyeDrops: ThesaurusGroup = {
  en: ['antibiotic eye drops', 'eye infection drops'],
  ar: ['قطرة مضاد حيوي', 'قطرة مضاد حيوي للعين', 'قطرة التهاب العين'],
  asked: [
    'قطرة التهاب',
    'قطرة عين حمراء',
    'قطرة رمد',
    'pink eye drops',
    ...askedFor(skinAndEyeComplaints.conjunctivitis),
  ],
};

const allergyEyeDrops: ThesaurusGroup = {
  en: ['allergy eye drops', 'antihistamine eye drops', 'anti-allergy eye drops'],
  ar: ['قطرة حساسية', 'قطرة حساسية العين', 'قطرة مضادة للحساسية'],
  asked: ['قطرة حكة العين', 'itchy eye drops', ...askedFor(skinAndEyeComplaints.eyeAllergy)],
};

const redEyeDrops: ThesaurusGroup = {
  en: ['red eye drops', 'eye decongestant', 'eye whitening drops'],
  ar: ['قطرة احمرار العين', 'قطرة تبييض العين', 'مزيل احمرار العين'],
  asked: ['redness of the eye', 'احمرار العين', 'قطرة تصفي العين', 'عيني حمرا'],
};

const steroidEyeDrops: ThesaurusGroup = {
  en: ['steroid eye drops', 'corticosteroid eye drops', 'cortisone eye drops'],
  ar: ['قطرة كورتيزون', 'قطرة كورتيزون للعين', 'قطرة ستيرويد للعين'],
  asked: askedFor(skinAndEyeComplaints.eyeInflammation),
};

const nsaidEyeDrops: ThesaurusGroup = {
  en: ['NSAID eye drops', 'anti-inflammatory eye drops'],
  ar: ['قطرة مضاد التهاب للعين', 'قطرة مسكنة للعين'],
  asked: ['قطرة بعد عملية العين', ...askedFor(skinAndEyeComplaints.eyeSurgery)],
};

const mydriatic: ThesaurusGroup = {
  en: ['mydriatic', 'pupil dilating drops', 'cycloplegic', 'dilating eye drops'],
  ar: ['قطرة توسيع', 'موسع الحدقة', 'قطرة موسعة للحدقة', 'قطرة توسيع البؤبؤ'],
  asked: ['pupil dilation', 'توسيع الحدقة', 'قطرة كشف النظر'],
};

const retinaInjection: ThesaurusGroup = {
  en: ['anti-VEGF', 'anti-VEGF injection', 'intravitreal injection', 'retina injection'],
  ar: ['حقنة الشبكية', 'إبرة الشبكية', 'حقن العين', 'مضاد عامل نمو الأوعية'],
  asked: ['eye injection', 'إبرة العين', ...askedFor(skinAndEyeComplaints.retina)],
};

const oralAntiseptic: ThesaurusGroup = {
  en: ['oral antiseptic', 'antiseptic mouthwash', 'mouth antiseptic'],
  ar: ['مطهر فم', 'مطهر للفم', 'غسول فم مطهر'],
  asked: ['مضمضة للثة', 'مطهر لثة', ...askedFor(everydayComplaints.gumDisease)],
};

/** Classes of medicines and care for skin, hair, eyes and mouth. */
export const skinAndEyeClasses = {
  steroidCream,
  calcineurinInhibitorCream,
  acneMedicine,
  retinoid,
  antiseptic,
  burnCream,
  moisturiser,
  nappyCream,
  sunscreen,
  lighteningCream,
  antiAgeingCream,
  hairLossMedicine,
  wartRemover,
  eyeLubricant,
  glaucomaDrops,
  prostaglandinDrops,
  antibioticEyeDrops,
  allergyEyeDrops,
  redEyeDrops,
  steroidEyeDrops,
  nsaidEyeDrops,
  mydriatic,
  retinaInjection,
  oralAntiseptic,
} satisfies Record<string, ThesaurusGroup>;
