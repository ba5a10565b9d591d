import { askedFor } from './asked-for.ts';
import { everydayComplaints } from './everyday-complaints.ts';
import { lastingComplaints } from './lasting-complaints.ts';
import { medicineClasses } from './medicine-classes.ts';
import { organComplaints } from './organ-complaints.ts';
import { skinAndEyeComplaints } from './skin-and-eye-complaints.ts';
import type { ThesaurusGroup } from './thesaurus-group.ts';
import { womenAndChildrenComplaints } from './women-and-children-complaints.ts';

/** Substances for skin, hair, mouth and wounds, with the brands they are known by. */
export const skinMedicines: readonly ThesaurusGroup[] = [
  {
    en: ['mupirocin', 'Bactroban'],
    ar: ['موبيروسين', 'باكتروبان', 'بكتروبان', 'ميوبيروسين'],
    asked: [
      'antibiotic ointment',
      'مرهم مضاد حيوي',
      ...askedFor(
        medicineClasses.antibioticOintment,
        skinAndEyeComplaints.skinInfection,
        organComplaints.wound,
      ),
    ],
  },
  {
    en: ['fusidic acid', 'sodium fusidate', 'Fucidin', 'Futasole'],
    ar: ['حمض الفيوسيديك', 'فيوسيدين', 'فوسيدين', 'فيوسيديك أسيد', 'فوتازول'],
    asked: askedFor(
      medicineClasses.antibioticOintment,
      skinAndEyeComplaints.skinInfection,
      organComplaints.wound,
    ),
  },
  {
    en: ['fusidic acid and hydrocortisone', 'Fucidin H'],
    ar: ['حمض الفيوسيديك وهيدروكورتيزون', 'فيوسيدين اتش'],
    asked: askedFor(
      medicineClasses.antibioticOintment,
      medicineClasses.steroidCream,
      skinAndEyeComplaints.eczema,
    ),
  },
  {
    en: ['fusidic acid and betamethasone', 'Fucicort'],
    ar: ['حمض الفيوسيديك وبيتاميثازون', 'فيوسيكورت', 'فوسيكورت'],
    asked: askedFor(
      medicineClasses.antibioticOintment,
      medicineClasses.steroidCream,
      skinAndEyeComplaints.eczema,
    ),
  },
  {
    en: ['neomycin and bacitracin', 'Bivacyn', 'Baneocin', 'bacitracin and neomycin'],
    ar: ['نيوميسين وباسيتراسين', 'بانيوسين', 'بيفاسين'],
    asked: askedFor(medicineClasses.antibioticOintment, organComplaints.wound),
  },
  {
    en: ['silver sulfadiazine', 'silver sulphadiazine', 'Flamazine', 'Silvadene', 'Dermazin'],
    ar: ['سلفاديازين الفضة', 'فلامازين', 'ديرمازين', 'سيلفر سلفاديازين', 'فلامزين'],
    asked: askedFor(medicineClasses.burnCream, organComplaints.burn),
  },
  {
    en: ['MEBO', 'moist exposed burn ointment', 'beta-sitosterol ointment'],
    ar: ['ميبو', 'مرهم ميبو', 'بيتا سيتوستيرول'],
    asked: askedFor(medicineClasses.burnCream, organComplaints.burn, organComplaints.wound),
  },
  {
    en: ['clotrimazole', 'Canesten', 'Lotrimin'],
    ar: ['كلوتريمازول', 'كانستين', 'كنستين', 'كانيستين'],
    asked: askedFor(
      medicineClasses.antifungalCream,
      skinAndEyeComplaints.nappyRash,
      skinAndEyeComplaints.athletesFoot,
      skinAndEyeComplaints.skinFungus,
      skinAndEyeComplaints.ringworm,
      womenAndChildrenComplaints.vaginalInfection,
    ),
  },
  {
    en: ['miconazole', 'Daktarin', 'Miconaz', 'miconazole nitrate'],
    ar: ['ميكونازول', 'دكتارين', 'ميكوناز', 'داكتارين'],
    asked: askedFor(
      medicineClasses.antifungalCream,
      skinAndEyeComplaints.nappyRash,
      skinAndEyeComplaints.skinFungus,
      skinAndEyeComplaints.athletesFoot,
      skinAndEyeComplaints.thrush,
    ),
  },
  {
    en: ['miconazole and hydrocortisone', 'Daktacort'],
    ar: ['ميكونازول وهيدروكورتيزون', 'دكتاكورت', 'داكتاكورت'],
    asked: askedFor(
      medicineClasses.antifungalCream,
      medicineClasses.steroidCream,
      skinAndEyeComplaints.skinFungus,
    ),
  },
  {
    en: ['ketoconazole', 'Nizoral', 'Nizapex', 'ketoconazole shampoo'],
    ar: ['كيتوكونازول', 'نيزورال', 'نيزابكس'],
    asked: askedFor(
      medicineClasses.antifungalCream,
      skinAndEyeComplaints.dandruff,
      skinAndEyeComplaints.skinFungus,
    ),
  },
  {
    en: ['terbinafine', 'Lamisil', 'Lamifen'],
    ar: ['تيربينافين', 'لاميزيل', 'لاميسيل', 'لاميفين', 'تربينافين'],
    asked: askedFor(
      medicineClasses.antifungalCream,
      skinAndEyeComplaints.athletesFoot,
      skinAndEyeComplaints.nailFungus,
      skinAndEyeComplaints.ringworm,
    ),
  },
  {
    en: ['amorolfine', 'Loceryl', 'amorolfine nail lacquer'],
    ar: ['أمورولفين', 'لوسيريل'],
    asked: [
      'طلاء أظافر للفطريات',
      'nail lacquer for fungus',
      ...askedFor(medicineClasses.antifungalCream, skinAndEyeComplaints.nailFungus),
    ],
  },
  {
    en: ['econazole', 'Pevaryl', 'econazole nitrate'],
    ar: ['إيكونازول', 'بيفاريل'],
    asked: askedFor(
      medicineClasses.antifungalCream,
      skinAndEyeComplaints.nappyRash,
      skinAndEyeComplaints.skinFungus,
    ),
  },
  {
    en: ['isoconazole', 'Travogen', 'isoconazole nitrate'],
    ar: ['إيزوكونازول', 'ترافوجين'],
    asked: askedFor(
      medicineClasses.antifungalCream,
      skinAndEyeComplaints.nappyRash,
      skinAndEyeComplaints.skinFungus,
    ),
  },
  {
    en: ['hydrocortisone', 'hydrocortisone cream', 'Alfacort', 'Micort', 'hydrocortisone acetate'],
    ar: ['هيدروكورتيزون', 'كريم هيدروكورتيزون', 'الفاكورت', 'ميكورت', 'هايدروكورتيزون'],
    asked: [
      'mild steroid cream',
      'كريم كورتيزون',
      ...askedFor(
        medicineClasses.steroidCream,
        skinAndEyeComplaints.eczema,
        skinAndEyeComplaints.itching,
        organComplaints.insectBite,
        skinAndEyeComplaints.rash,
      ),
    ],
  },
  {
    en: ['betamethasone valerate', 'Betnovate', 'Betaderm'],
    ar: ['بيتاميثازون فاليرات', 'بيتنوفيت', 'بتنوفيت', 'بيتاديرم', 'فاليرات البيتاميثازون'],
    asked: [
      'steroid cream',
      ...askedFor(
        medicineClasses.steroidCream,
        skinAndEyeComplaints.eczema,
        skinAndEyeComplaints.psoriasis,
      ),
    ],
  },
  {
    en: ['betamethasone dipropionate', 'Diprosone'],
    ar: ['بيتاميثازون ديبروبيونات', 'ديبروزون', 'ديبروبيونات البيتاميثازون'],
    asked: [
      'steroid cream',
      ...askedFor(
        medicineClasses.steroidCream,
        skinAndEyeComplaints.eczema,
        skinAndEyeComplaints.psoriasis,
      ),
    ],
  },
  {
    en: ['clobetasol', 'clobetasol propionate', 'Dermovate'],
    ar: ['كلوبيتاسول', 'ديرموفيت', 'ديرموفات', 'درموفيت'],
    asked: [
      'strong steroid cream',
      ...askedFor(
        medicineClasses.steroidCream,
        skinAndEyeComplaints.psoriasis,
        skinAndEyeComplaints.eczema,
      ),
    ],
  },
  {
    en: ['mometasone cream', 'mometasone furoate', 'Elocon', 'Elica', 'mometasone'],
    ar: ['موميتازون', 'إيلوكون', 'إيليكا', 'الوكون', 'إليكا'],
    asked: askedFor(
      medicineClasses.steroidCream,
      skinAndEyeComplaints.eczema,
      skinAndEyeComplaints.psoriasis,
    ),
  },
  {
    en: ['methylprednisolone aceponate', 'Advantan'],
    ar: ['ميثيل بريدنيزولون أسيبونات', 'أدفانتان', 'ادفنتان'],
    asked: askedFor(medicineClasses.steroidCream, skinAndEyeComplaints.eczema),
  },
  {
    en: ['betamethasone, gentamicin and clotrimazole', 'Triderm'],
    ar: ['بيتاميثازون وجنتاميسين وكلوتريمازول', 'تريديرم'],
    asked: askedFor(
      medicineClasses.steroidCream,
      medicineClasses.antifungalCream,
      skinAndEyeComplaints.skinFungus,
      skinAndEyeComplaints.eczema,
    ),
  },
  {
    en: ['tacrolimus ointment', 'Protopic'],
    ar: ['مرهم تاكروليموس', 'بروتوبيك'],
    asked: askedFor(
      medicineClasses.calcineurinInhibitorCream,
      skinAndEyeComplaints.eczema,
      skinAndEyeComplaints.vitiligo,
    ),
  },
  {
    en: ['pimecrolimus', 'Elidel'],
    ar: ['بيميكروليموس', 'إليدل', 'ايليدل'],
    asked: askedFor(medicineClasses.calcineurinInhibitorCream, skinAndEyeComplaints.eczema),
  },
  {
    en: ['calcipotriol', 'calcipotriene', 'Daivonex'],
    ar: ['كالسيبوتريول', 'دايفونكس', 'ديفونكس'],
    asked: askedFor(skinAndEyeComplaints.psoriasis),
  },
  {
    en: ['calcipotriol and betamethasone', 'Daivobet', 'Enstilar', 'Xamiol'],
    ar: ['كالسيبوتريول وبيتاميثازون', 'دايفوبيت', 'انستيلار'],
    asked: askedFor(medicineClasses.steroidCream, skinAndEyeComplaints.psoriasis),
  },
  {
    en: ['adapalene', 'Differin', 'Adaferin'],
    ar: ['أدابالين', 'ديفرين', 'ادابلين', 'دفرين'],
    asked: askedFor(medicineClasses.retinoid, skinAndEyeComplaints.acne),
  },
  {
    en: ['adapalene and benzoyl peroxide', 'Epiduo'],
    ar: ['أدابالين وبيروكسيد البنزويل', 'إيبيديو', 'ابيديو'],
    asked: askedFor(medicineClasses.retinoid, skinAndEyeComplaints.acne),
  },
  {
    en: ['benzoyl peroxide', 'PanOxyl', 'Benzac', 'Akneroxid'],
    ar: ['بيروكسيد البنزويل', 'بانوكسيل', 'بنزويل بيروكسايد', 'بنزاك', 'أكنيروكسيد'],
    asked: askedFor(medicineClasses.acneMedicine, skinAndEyeComplaints.acne),
  },
  {
    en: ['tretinoin cream', 'tretinoin', 'retinoic acid', 'Retin-A', 'Acretin'],
    ar: ['تريتينوين', 'ريتين أ', 'أكريتين', 'كريم الريتينويك', 'ريتين اي'],
    asked: askedFor(
      medicineClasses.retinoid,
      skinAndEyeComplaints.acne,
      skinAndEyeComplaints.wrinkles,
      skinAndEyeComplaints.darkSpots,
    ),
  },
  {
    en: ['isotretinoin', 'Roaccutane', 'Accutane', 'Netlook', 'Xeractan', 'Curacne'],
    ar: ['إيزوتريتينوين', 'رواكتان', 'روأكوتان', 'نت لوك', 'ايزوتريتنوين', 'كيوراكن', 'راكوتان'],
    asked: [
      'oral retinoid',
      'retinoid',
      'حبوب حب الشباب',
      'acne capsules',
      'روكتان',
      'rakotan',
      ...askedFor(skinAndEyeComplaints.acne),
    ],
  },
  {
    en: ['azelaic acid', 'Skinoren', 'Finacea'],
    ar: ['حمض الأزيليك', 'سكينورين', 'حمض الازيلايك', 'سكينورن'],
    asked: askedFor(
      medicineClasses.acneMedicine,
      medicineClasses.lighteningCream,
      skinAndEyeComplaints.acne,
      skinAndEyeComplaints.darkSpots,
    ),
  },
  {
    en: ['hydroquinone', 'Eldoquin', 'hydroquinone cream'],
    ar: ['هيدروكينون', 'الدوكين', 'هيدروكوينون'],
    asked: askedFor(medicineClasses.lighteningCream, skinAndEyeComplaints.darkSpots),
  },
  {
    en: ['salicylic acid', 'Duofilm', 'Collomak', 'salicylic acid paint'],
    ar: ['حمض الساليسيليك', 'ديوفيلم', 'كولوماك', 'حمض الساليسليك'],
    asked: askedFor(
      medicineClasses.wartRemover,
      skinAndEyeComplaints.dandruff,
      skinAndEyeComplaints.warts,
      skinAndEyeComplaints.corns,
      skinAndEyeComplaints.acne,
    ),
  },
  {
    en: ['minoxidil', 'Rogaine', 'Regaine', 'Hairback', 'Avogain', 'minoxidil 5%'],
    ar: ['مينوكسيديل', 'روجين', 'ريجين', 'هير باك', 'افوجين', 'مينوكسديل'],
    asked: askedFor(medicineClasses.hairLossMedicine, skinAndEyeComplaints.hairLoss),
  },
  {
    en: ['permethrin', 'Lyclear', 'Elimite'],
    ar: ['بيرميثرين', 'ليكلير', 'بيرمثرين'],
    asked: askedFor(
      medicineClasses.scabicide,
      medicineClasses.liceMedicine,
      skinAndEyeComplaints.scabies,
      skinAndEyeComplaints.headLice,
    ),
  },
  {
    en: ['crotamiton', 'Eurax'],
    ar: ['كروتاميتون', 'يوراكس', 'ايوراكس'],
    asked: askedFor(
      medicineClasses.scabicide,
      skinAndEyeComplaints.scabies,
      skinAndEyeComplaints.itching,
    ),
  },
  {
    en: ['benzyl benzoate', 'Ascabiol'],
    ar: ['بنزوات البنزيل', 'بنزيل بنزوات'],
    asked: askedFor(medicineClasses.scabicide, skinAndEyeComplaints.scabies),
  },
  {
    en: ['calamine', 'calamine lotion'],
    ar: ['كالامين', 'لوشن كالامين', 'كلامين'],
    asked: [
      'لوشن حكة',
      'لوشن وردي',
      ...askedFor(
        skinAndEyeComplaints.hives,
        skinAndEyeComplaints.itching,
        skinAndEyeComplaints.chickenpox,
        organComplaints.insectBite,
        skinAndEyeComplaints.rash,
      ),
    ],
  },
  {
    en: ['zinc oxide cream', 'zinc oxide', 'Sudocrem', 'zinc cream', 'Desitin'],
    ar: ['أكسيد الزنك', 'سودوكريم', 'كريم الزنك', 'زنك أوكسايد', 'ديزيتين'],
    asked: askedFor(medicineClasses.nappyCream, skinAndEyeComplaints.nappyRash),
  },
  {
    en: ['dexpanthenol', 'panthenol', 'Bepanthen', 'Panthenol cream', 'Bepanthene'],
    ar: ['ديكسبانثينول', 'بانثينول', 'بيبانثين', 'بيبانتين', 'بانتينول'],
    asked: askedFor(
      medicineClasses.nappyCream,
      medicineClasses.moisturiser,
      skinAndEyeComplaints.drySkin,
      skinAndEyeComplaints.nappyRash,
      organComplaints.burn,
    ),
  },
  {
    en: ['urea cream'],
    ar: ['كريم اليوريا'],
    asked: askedFor(medicineClasses.moisturiser, skinAndEyeComplaints.drySkin),
  },
  {
    en: ['dimetindene', 'dimethindene', 'Fenistil', 'Fenistil gel'],
    ar: ['ديميتيندين', 'فينيستيل', 'فنستيل', 'فينستيل'],
    asked: [
      'جل حكة',
      'جل لدغات',
      ...askedFor(
        medicineClasses.antihistamine,
        skinAndEyeComplaints.itching,
        organComplaints.insectBite,
        skinAndEyeComplaints.hives,
      ),
    ],
  },
  {
    en: ['povidone-iodine', 'Betadine', 'Wokadine', 'PVP-I'],
    ar: ['بوفيدون اليود', 'بيتادين', 'بوفيدون أيودين', 'بتادين', 'محلول بيتادين'],
    asked: [
      'مطهر أحمر',
      'skin antiseptic',
      'مطهر جروح',
      ...askedFor(medicineClasses.antiseptic, organComplaints.wound),
    ],
  },
  {
    en: ['chlorhexidine mouthwash', 'Corsodyl', 'Zordyl'],
    ar: ['غسول الفم كلورهيكسيدين', 'كورسوديل', 'مضمضة كلورهيكسيدين', 'زورديل'],
    asked: [
      'mouth wash',
      'mouthwash',
      'مضمضة',
      'غسول فم',
      ...askedFor(
        medicineClasses.oralAntiseptic,
        everydayComplaints.gumDisease,
        everydayComplaints.badBreath,
        everydayComplaints.mouthUlcer,
      ),
    ],
  },
  {
    en: ['silicone scar gel', 'scar gel', 'silicone gel for scars'],
    ar: ['جل السيليكون للندبات', 'جل الندبات'],
    asked: [
      'Dermatix',
      'Kelo-cote',
      'Contractubex',
      'ديرماتكس',
      'كيلو كوت',
      'كونتراكتوبكس',
      ...askedFor(skinAndEyeComplaints.scar),
    ],
  },
  {
    en: ['dermal filler', 'hyaluronic acid filler', 'facial filler'],
    ar: ['فيلر', 'حقن الفيلر', 'حشوات الجلد', 'فيلر هيالورونيك'],
    asked: [
      'filler',
      'Juvederm',
      'Restylane',
      'جوفيديرم',
      'lip filler',
      'نفخ شفايف',
      'filar',
      ...askedFor(skinAndEyeComplaints.wrinkles),
    ],
  },
  {
    en: ['triamcinolone oral paste', 'Kenacort Orabase', 'triamcinolone dental paste'],
    ar: ['معجون تريامسينولون للفم', 'كيناكورت للفم'],
    asked: ['مرهم فم', 'مرهم قرحة الفم', ...askedFor(everydayComplaints.mouthUlcer)],
  },
  {
    en: ['bifonazole', 'Mycospor'],
    ar: ['بيفونازول', 'ميكوسبور'],
    asked: askedFor(medicineClasses.antifungalCream, skinAndEyeComplaints.athletesFoot),
  },
  {
    en: ['sertaconazole', 'Dermofix'],
    ar: ['سيرتاكونازول', 'ديرموفيكس'],
    asked: askedFor(medicineClasses.antifungalCream),
  },
  {
    en: ['ozenoxacin', 'Ozanex'],
    ar: ['أوزينوكساسين'],
    asked: askedFor(medicineClasses.antibioticOintment),
  },
  {
    en: ['retapamulin', 'Altargo'],
    ar: ['ريتابامولين', 'ألتارجو'],
    asked: askedFor(medicineClasses.antibioticOintment),
  },
  {
    en: ['imiquimod', 'Aldara'],
    ar: ['إيميكويمود', 'ألدارا'],
    asked: askedFor(skinAndEyeComplaints.warts),
  },
  {
    en: ['selenium sulfide', 'selenium sulphide', 'Selsun'],
    ar: ['كبريتيد السيلينيوم', 'سيلسن'],
    asked: ['شامبو قشرة', 'dandruff shampoo', ...askedFor(skinAndEyeComplaints.dandruff)],
  },
  {
    en: ['coal tar', 'tar shampoo', 'Polytar'],
    ar: ['قطران الفحم', 'شامبو قطران', 'بوليتار'],
    asked: askedFor(skinAndEyeComplaints.psoriasis, skinAndEyeComplaints.dandruff),
  },
  {
    en: ['pyrithione zinc', 'zinc pyrithione'],
    ar: ['بيريثيون الزنك', 'زنك بيريثيون'],
    asked: ['شامبو قشرة', ...askedFor(skinAndEyeComplaints.dandruff)],
  },
  {
    en: ['aluminium chloride antiperspirant', 'aluminum chloride antiperspirant', 'Driclor'],
    ar: ['كلوريد الألومنيوم للتعرق', 'دريكلور'],
    asked: askedFor(skinAndEyeComplaints.excessSweating),
  },
  {
    en: ['heparinoid cream', 'Hirudoid', 'Lasonil'],
    ar: ['كريم هيبارينويد', 'هيرودويد', 'لازونيل'],
    asked: [
      'كريم كدمات',
      'bruise cream',
      ...askedFor(organComplaints.sprain, lastingComplaints.varicose),
    ],
  },
];
