import { askedFor } from './asked-for.ts';
import { everydayComplaints } from './everyday-complaints.ts';
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
      ...askedFor(skinAndEyeComplaints.skinInfection, organComplaints.wound),
    ],
  },
  {
    en: ['fusidic acid', 'sodium fusidate', 'Fucidin', 'Futasole'],
    ar: ['حمض الفيوسيديك', 'فيوسيدين', 'فوسيدين', 'فيوسيديك أسيد', 'فوتازول'],
    asked: askedFor(skinAndEyeComplaints.skinInfection, organComplaints.wound),
  },
  {
    en: ['fusidic acid and hydrocortisone', 'Fucidin H'],
    ar: ['حمض الفيوسيديك وهيدروكورتيزون', 'فيوسيدين اتش'],
    asked: askedFor(skinAndEyeComplaints.eczema),
  },
  {
    en: ['fusidic acid and betamethasone', 'Fucicort'],
    ar: ['حمض الفيوسيديك وبيتاميثازون', 'فيوسيكورت', 'فوسيكورت'],
    asked: askedFor(skinAndEyeComplaints.eczema),
  },
  {
    en: ['neomycin and bacitracin', 'Bivacyn', 'Baneocin', 'bacitracin and neomycin'],
    ar: ['نيوميسين وباسيتراسين', 'بانيوسين', 'بيفاسين'],
    asked: askedFor(organComplaints.wound),
  },
  {
    en: ['silver sulfadiazine', 'silver sulphadiazine', 'Flamazine', 'Silvadene', 'Dermazin'],
    ar: ['سلفاديازين الفضة', 'فلامازين', 'ديرمازين', 'سيلفر سلفاديازين', 'فلامزين'],
    asked: askedFor(organComplaints.burn),
  },
  {
    en: ['MEBO', 'moist exposed burn ointment', 'beta-sitosterol ointment'],
    ar: ['ميبو', 'مرهم ميبو', 'بيتا سيتوستيرول'],
    asked: askedFor(organComplaints.burn, organComplaints.wound),
  },
  {
    en: ['clotrimazole', 'Canesten', 'Lotrimin'],
    ar: ['كلوتريمازول', 'كانستين', 'كنستين', 'كانيستين'],
    asked: askedFor(
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
      skinAndEyeComplaints.skinFungus,
      skinAndEyeComplaints.athletesFoot,
      skinAndEyeComplaints.thrush,
    ),
  },
  {
    en: ['miconazole and hydrocortisone', 'Daktacort'],
    ar: ['ميكونازول وهيدروكورتيزون', 'دكتاكورت', 'داكتاكورت'],
    asked: askedFor(skinAndEyeComplaints.skinFungus),
  },
  {
    en: ['ketoconazole', 'Nizoral', 'Nizapex', 'ketoconazole shampoo'],
    ar: ['كيتوكونازول', 'نيزورال', 'نيزابكس'],
    asked: askedFor(skinAndEyeComplaints.dandruff, skinAndEyeComplaints.skinFungus),
  },
  {
    en: ['terbinafine', 'Lamisil', 'Lamifen'],
    ar: ['تيربينافين', 'لاميزيل', 'لاميسيل', 'لاميفين', 'تربينافين'],
    asked: askedFor(
      skinAndEyeComplaints.athletesFoot,
      skinAndEyeComplaints.nailFungus,
      skinAndEyeComplaints.ringworm,
    ),
  },
  {
    en: ['amorolfine', 'Loceryl', 'amorolfine nail lacquer'],
    ar: ['أمورولفين', 'لوسيريل'],
    asked: askedFor(skinAndEyeComplaints.nailFungus),
  },
  {
    en: ['econazole', 'Pevaryl', 'econazole nitrate'],
    ar: ['إيكونازول', 'بيفاريل'],
    asked: askedFor(skinAndEyeComplaints.skinFungus),
  },
  {
    en: ['isoconazole', 'Travogen', 'isoconazole nitrate'],
    ar: ['إيزوكونازول', 'ترافوجين'],
    asked: askedFor(skinAndEyeComplaints.skinFungus),
  },
  {
    en: ['hydrocortisone', 'hydrocortisone cream', 'Alfacort', 'Micort', 'hydrocortisone acetate'],
    ar: ['هيدروكورتيزون', 'كريم هيدروكورتيزون', 'الفاكورت', 'ميكورت', 'هايدروكورتيزون'],
    asked: [
      'mild steroid cream',
      'كريم كورتيزون',
      ...askedFor(
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
      ...askedFor(skinAndEyeComplaints.eczema, skinAndEyeComplaints.psoriasis),
    ],
  },
  {
    en: ['betamethasone dipropionate', 'Diprosone'],
    ar: ['بيتاميثازون ديبروبيونات', 'ديبروزون', 'ديبروبيونات البيتاميثازون'],
    asked: [
      'steroid cream',
      ...askedFor(skinAndEyeComplaints.eczema, skinAndEyeComplaints.psoriasis),
    ],
  },
  {
    en: ['clobetasol', 'clobetasol propionate', 'Dermovate'],
    ar: ['كلوبيتاسول', 'ديرموفيت', 'ديرموفات', 'درموفيت'],
    asked: [
      'strong steroid cream',
      ...askedFor(skinAndEyeComplaints.psoriasis, skinAndEyeComplaints.eczema),
    ],
  },
  {
    en: ['mometasone cream', 'mometasone furoate', 'Elocon', 'Elica', 'mometasone'],
    ar: ['موميتازون', 'إيلوكون', 'إيليكا', 'الوكون', 'إليكا'],
    asked: askedFor(skinAndEyeComplaints.eczema, skinAndEyeComplaints.psoriasis),
  },
  {
    en: ['methylprednisolone aceponate', 'Advantan'],
    ar: ['ميثيل بريدنيزولون أسيبونات', 'أدفانتان', 'ادفنتان'],
    asked: askedFor(skinAndEyeComplaints.eczema),
  },
  {
    en: ['betamethasone, gentamicin and clotrimazole', 'Triderm'],
    ar: ['بيتاميثازون وجنتاميسين وكلوتريمازول', 'تريديرم'],
    asked: askedFor(skinAndEyeComplaints.skinFungus, skinAndEyeComplaints.eczema),
  },
  {
    en: ['tacrolimus ointment', 'Protopic'],
    ar: ['مرهم تاكروليموس', 'بروتوبيك'],
    asked: askedFor(skinAndEyeComplaints.eczema, skinAndEyeComplaints.vitiligo),
  },
  {
    en: ['pimecrolimus', 'Elidel'],
    ar: ['بيميكروليموس', 'إليدل', 'ايليدل'],
    asked: askedFor(skinAndEyeComplaints.eczema),
  },
  {
    en: ['calcipotriol', 'calcipotriene', 'Daivonex'],
    ar: ['كالسيبوتريول', 'دايفونكس', 'ديفونكس'],
    asked: askedFor(skinAndEyeComplaints.psoriasis),
  },
  {
    en: ['calcipotriol and betamethasone', 'Daivobet', 'Enstilar', 'Xamiol'],
    ar: ['كالسيبوتريول وبيتاميثازون', 'دايفوبيت', 'انستيلار'],
    asked: askedFor(skinAndEyeComplaints.psoriasis),
  },
  {
    en: ['adapalene', 'Differin', 'Adaferin'],
    ar: ['أدابالين', 'ديفرين', 'ادابلين', 'دفرين'],
    asked: askedFor(skinAndEyeComplaints.acne),
  },
  {
    en: ['adapalene and benzoyl peroxide', 'Epiduo'],
    ar: ['أدابالين وبيروكسيد البنزويل', 'إيبيديو', 'ابيديو'],
    asked: askedFor(skinAndEyeComplaints.acne),
  },
  {
    en: ['benzoyl peroxide', 'PanOxyl', 'Benzac', 'Akneroxid'],
    ar: ['بيروكسيد البنزويل', 'بانوكسيل', 'بنزويل بيروكسايد', 'بنزاك', 'أكنيروكسيد'],
    asked: askedFor(skinAndEyeComplaints.acne),
  },
  {
    en: ['tretinoin cream', 'tretinoin', 'retinoic acid', 'Retin-A', 'Acretin'],
    ar: ['تريتينوين', 'ريتين أ', 'أكريتين', 'كريم الريتينويك', 'ريتين اي'],
    asked: askedFor(
      skinAndEyeComplaints.acne,
      skinAndEyeComplaints.wrinkles,
      skinAndEyeComplaints.darkSpots,
    ),
  },
  {
    en: ['isotretinoin', 'Roaccutane', 'Accutane', 'Netlook', 'Xeractan', 'Curacne'],
    ar: ['إيزوتريتينوين', 'رواكتان', 'روأكوتان', 'نت لوك', 'ايزوتريتنوين', 'كيوراكن', 'راكوتان'],
    asked: ['روكتان', 'rakotan', ...askedFor(skinAndEyeComplaints.acne)],
  },
  {
    en: ['azelaic acid', 'Skinoren', 'Finacea'],
    ar: ['حمض الأزيليك', 'سكينورين', 'حمض الازيلايك', 'سكينورن'],
    asked: askedFor(skinAndEyeComplaints.acne, skinAndEyeComplaints.darkSpots),
  },
  {
    en: ['hydroquinone', 'Eldoquin', 'hydroquinone cream'],
    ar: ['هيدروكينون', 'الدوكين', 'هيدروكوينون'],
    asked: askedFor(skinAndEyeComplaints.darkSpots),
  },
  {
    en: ['salicylic acid', 'Duofilm', 'Collomak', 'salicylic acid paint'],
    ar: ['حمض الساليسيليك', 'ديوفيلم', 'كولوماك', 'حمض الساليسليك'],
    asked: askedFor(
      skinAndEyeComplaints.warts,
      skinAndEyeComplaints.corns,
      skinAndEyeComplaints.acne,
    ),
  },
  {
    en: ['minoxidil', 'Rogaine', 'Regaine', 'Hairback', 'Avogain', 'minoxidil 5%'],
    ar: ['مينوكسيديل', 'روجين', 'ريجين', 'هير باك', 'افوجين', 'مينوكسديل'],
    asked: askedFor(skinAndEyeComplaints.hairLoss),
  },
  {
    en: ['permethrin', 'Lyclear', 'Elimite'],
    ar: ['بيرميثرين', 'ليكلير', 'بيرمثرين'],
    asked: askedFor(skinAndEyeComplaints.scabies, skinAndEyeComplaints.headLice),
  },
  {
    en: ['crotamiton', 'Eurax'],
    ar: ['كروتاميتون', 'يوراكس', 'ايوراكس'],
    asked: askedFor(skinAndEyeComplaints.scabies, skinAndEyeComplaints.itching),
  },
  {
    en: ['benzyl benzoate', 'Ascabiol'],
    ar: ['بنزوات البنزيل', 'بنزيل بنزوات'],
    asked: askedFor(skinAndEyeComplaints.scabies),
  },
  {
    en: ['calamine', 'calamine lotion'],
    ar: ['كالامين', 'لوشن كالامين', 'كلامين'],
    asked: askedFor(
      skinAndEyeComplaints.itching,
      skinAndEyeComplaints.chickenpox,
      organComplaints.insectBite,
      skinAndEyeComplaints.rash,
    ),
  },
  {
    en: ['zinc oxide cream', 'zinc oxide', 'Sudocrem', 'zinc cream', 'Desitin'],
    ar: ['أكسيد الزنك', 'سودوكريم', 'كريم الزنك', 'زنك أوكسايد', 'ديزيتين'],
    asked: askedFor(skinAndEyeComplaints.nappyRash),
  },
  {
    en: ['dexpanthenol', 'panthenol', 'Bepanthen', 'Panthenol cream', 'Bepanthene'],
    ar: ['ديكسبانثينول', 'بانثينول', 'بيبانثين', 'بيبانتين', 'بانتينول'],
    asked: askedFor(
      skinAndEyeComplaints.drySkin,
      skinAndEyeComplaints.nappyRash,
      organComplaints.burn,
    ),
  },
  { en: ['urea cream'], ar: ['كريم اليوريا'], asked: askedFor(skinAndEyeComplaints.drySkin) },
  {
    en: ['dimetindene', 'dimethindene', 'Fenistil', 'Fenistil gel'],
    ar: ['ديميتيندين', 'فينيستيل', 'فنستيل', 'فينستيل'],
    asked: askedFor(
      skinAndEyeComplaints.itching,
      organComplaints.insectBite,
      skinAndEyeComplaints.hives,
    ),
  },
  {
    en: ['povidone-iodine', 'Betadine', 'Wokadine', 'PVP-I'],
    ar: ['بوفيدون اليود', 'بيتادين', 'بوفيدون أيودين', 'بتادين'],
    asked: ['skin antiseptic', 'مطهر جروح', ...askedFor(organComplaints.wound)],
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
];
