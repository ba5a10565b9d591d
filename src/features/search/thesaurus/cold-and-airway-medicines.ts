import { askedFor } from './asked-for.ts';
import { everydayComplaints } from './everyday-complaints.ts';
import { lastingComplaints } from './lasting-complaints.ts';
import { mindAndNerveComplaints } from './mind-and-nerve-complaints.ts';
import { skinAndEyeComplaints } from './skin-and-eye-complaints.ts';
import type { ThesaurusGroup } from './thesaurus-group.ts';

/** Substances against allergy, cold, cough and asthma, with the brands they are known by. */
export const coldAndAirwayMedicines: readonly ThesaurusGroup[] = [
  {
    en: ['cetirizine', 'cetirizine hydrochloride', 'Zyrtec', 'Zirtek', 'Finallerg', 'Histazine-1'],
    ar: ['سيتريزين', 'سيتيريزين', 'سترزين', 'زيرتك', 'زيرتيك', 'فينالرج'],
    asked: [
      'non drowsy antihistamine',
      ...askedFor(
        lastingComplaints.allergy,
        lastingComplaints.hayFever,
        skinAndEyeComplaints.hives,
        everydayComplaints.runnyNose,
        skinAndEyeComplaints.itching,
      ),
    ],
  },
  {
    en: ['levocetirizine', 'Xyzal'],
    ar: ['ليفوسيتريزين', 'ليفوسيتيريزين', 'زيزال', 'كسيزال'],
    asked: askedFor(
      lastingComplaints.allergy,
      lastingComplaints.hayFever,
      skinAndEyeComplaints.hives,
    ),
  },
  {
    en: ['loratadine', 'Claritin', 'Clarityne', 'Lorine'],
    ar: ['لوراتادين', 'كلاريتين', 'لورين', 'لوراتدين'],
    asked: askedFor(
      lastingComplaints.allergy,
      lastingComplaints.hayFever,
      skinAndEyeComplaints.hives,
      everydayComplaints.runnyNose,
    ),
  },
  {
    en: ['desloratadine', 'Aerius', 'Clarinex', 'Desa'],
    ar: ['ديسلوراتادين', 'إيريوس', 'ايريس', 'ديسا', 'ديسلوراتدين'],
    asked: askedFor(
      lastingComplaints.allergy,
      lastingComplaints.hayFever,
      skinAndEyeComplaints.hives,
    ),
  },
  {
    en: ['fexofenadine', 'Telfast', 'Allegra', 'Fexon'],
    ar: ['فيكسوفينادين', 'تلفاست', 'أليجرا', 'فكسوفينادين', 'اليغرا'],
    asked: askedFor(
      lastingComplaints.allergy,
      lastingComplaints.hayFever,
      skinAndEyeComplaints.hives,
    ),
  },
  {
    en: ['bilastine', 'Bilaxten'],
    ar: ['بيلاستين', 'بيلاكستين'],
    asked: askedFor(
      lastingComplaints.allergy,
      lastingComplaints.hayFever,
      skinAndEyeComplaints.hives,
    ),
  },
  {
    en: ['ebastine', 'Kestine'],
    ar: ['إيباستين', 'كيستين'],
    asked: askedFor(lastingComplaints.allergy, lastingComplaints.hayFever),
  },
  {
    en: [
      'chlorphenamine',
      'chlorpheniramine',
      'Allerfin',
      'Piriton',
      'Anallerge',
      'chlorpheniramine maleate',
    ],
    ar: ['كلورفينيرامين', 'كلورفينامين', 'أليرفين', 'بيريتون', 'أنالرج'],
    asked: askedFor(
      lastingComplaints.allergy,
      everydayComplaints.runnyNose,
      skinAndEyeComplaints.itching,
    ),
  },
  {
    en: ['diphenhydramine', 'Benadryl', 'Amydramine'],
    ar: ['ديفينهيدرامين', 'بينادريل', 'اميدرامين', 'دايفنهيدرامين'],
    asked: askedFor(everydayComplaints.cough, lastingComplaints.allergy),
  },
  {
    en: ['hydroxyzine', 'Atarax'],
    ar: ['هيدروكسيزين', 'أتاراكس'],
    asked: askedFor(
      skinAndEyeComplaints.itching,
      skinAndEyeComplaints.hives,
      mindAndNerveComplaints.anxiety,
    ),
  },
  {
    en: ['promethazine', 'Phenergan'],
    ar: ['بروميثازين', 'فينرجان', 'فينيرغان'],
    asked: askedFor(lastingComplaints.allergy, everydayComplaints.motionSickness),
  },
  {
    en: ['ketotifen', 'Zaditen'],
    ar: ['كيتوتيفين', 'زاديتين', 'زاديتن'],
    asked: askedFor(lastingComplaints.allergy, lastingComplaints.asthma),
  },
  {
    en: ['xylometazoline', 'Otrivin', 'Otrivine', 'Xylo-Mepha', 'Olynth'],
    ar: ['زايلوميتازولين', 'زيلوميتازولين', 'أوتريفين', 'اوتريفن', 'اكسيلوميتازولين'],
    asked: [
      'nose drops',
      'nasal drops',
      'قطرة أنف',
      'نقط أنف',
      'بخاخ خشم',
      ...askedFor(
        everydayComplaints.blockedNose,
        everydayComplaints.cold,
        everydayComplaints.sinusitis,
      ),
    ],
  },
  {
    en: ['oxymetazoline', 'Afrin', 'Iliadin', 'Nasivin', 'Afrine'],
    ar: ['أوكسيميتازولين', 'أفرين', 'إيليادين', 'نازيفين'],
    asked: askedFor(everydayComplaints.blockedNose, everydayComplaints.sinusitis),
  },
  {
    en: ['pseudoephedrine', 'Sudafed'],
    ar: ['سودوإفدرين', 'سودو إيفيدرين', 'سودافيد'],
    asked: askedFor(everydayComplaints.blockedNose),
  },
  {
    en: ['pseudoephedrine and triprolidine', 'Actifed', 'triprolidine and pseudoephedrine'],
    ar: ['سودوإفدرين وتريبروليدين', 'أكتيفيد', 'اكتيفد'],
    asked: askedFor(
      everydayComplaints.cold,
      everydayComplaints.runnyNose,
      everydayComplaints.blockedNose,
    ),
  },
  {
    en: ['loratadine and pseudoephedrine', 'Clarinase', 'Clarityne-D'],
    ar: ['لوراتادين وسودوإفدرين', 'كلاريناز', 'كلارينيز'],
    asked: askedFor(
      everydayComplaints.cold,
      lastingComplaints.hayFever,
      everydayComplaints.blockedNose,
    ),
  },
  {
    en: ['cold and flu tablets', 'cold and flu remedy', 'cold relief', 'cold and flu capsules'],
    ar: ['أقراص البرد والإنفلونزا', 'دواء نزلات البرد', 'مجموعة برد', 'أدوية البرد'],
    asked: [
      'Panadol Cold and Flu',
      'Fludrex',
      'Adol Cold',
      'Congestal',
      'Flurest',
      'Comtrex',
      '1 2 3 cold and flu',
      'بنادول كولد اند فلو',
      'فلودركس',
      'كونجستال',
      'فلوريست',
      'كومتركس',
      'وان تو ثري',
      ...askedFor(everydayComplaints.cold, everydayComplaints.influenza),
    ],
  },
  {
    en: [
      'sodium chloride nasal spray',
      'saline nasal spray',
      'sea water nasal spray',
      'Physiomer',
      'Sterimar',
      'Rhinomer',
    ],
    ar: [
      'بخاخ محلول ملحي للأنف',
      'ماء البحر للأنف',
      'فيزيومير',
      'ستيريمار',
      'بخاخ ماء البحر',
      'رينومير',
    ],
    asked: ['nose wash', 'غسول أنف', ...askedFor(everydayComplaints.blockedNose)],
  },
  {
    en: ['ambroxol', 'ambroxol hydrochloride', 'Mucosolvan'],
    ar: ['أمبروكسول', 'امبروكسل', 'ميوكوسولفان', 'موكوسولفان'],
    asked: askedFor(everydayComplaints.wetCough),
  },
  {
    en: ['bromhexine', 'Bisolvon'],
    ar: ['بروموهكسين', 'برومهكسين', 'بيسولفون', 'بيزولفون'],
    asked: askedFor(everydayComplaints.wetCough),
  },
  {
    en: ['acetylcysteine', 'N-acetylcysteine', 'NAC', 'Fluimucil', 'Acetylcistein'],
    ar: ['أسيتيل سيستين', 'أسيتيلسيستيين', 'فلوميوسيل', 'فلويموسيل', 'ن أسيتيل سيستئين'],
    asked: askedFor(everydayComplaints.wetCough),
  },
  {
    en: ['carbocisteine', 'carbocysteine', 'Rhinathiol', 'Mucopect'],
    ar: ['كاربوسيستين', 'كاربوسيستئين', 'رينوتيول', 'ريناثيول', 'ميوكوبكت'],
    asked: askedFor(everydayComplaints.wetCough),
  },
  {
    en: ['guaifenesin', 'guaiphenesin', 'Mucinex'],
    ar: ['جوايفينيسين', 'غوايفينيسين', 'ميوسينكس', 'جايفينيسين'],
    asked: askedFor(everydayComplaints.wetCough, everydayComplaints.cough),
  },
  {
    en: ['dextromethorphan', 'Robitussin DM', 'DM cough syrup'],
    ar: ['ديكستروميثورفان', 'دكستروميتورفان', 'ديكستروميتورفان'],
    asked: askedFor(everydayComplaints.dryCough, everydayComplaints.cough),
  },
  {
    en: ['butamirate', 'Sinecod', 'butamirate citrate'],
    ar: ['بوتاميرات', 'سينيكود', 'سنيكود'],
    asked: askedFor(everydayComplaints.dryCough),
  },
  {
    en: ['ivy leaf extract', 'ivy leaf', 'Prospan', 'Hedelix', 'Ivypront', 'Hedera helix'],
    ar: ['خلاصة أوراق اللبلاب', 'ورق اللبلاب', 'بروسبان', 'هيدليكس', 'أوراق اللبلاب'],
    asked: [
      'herbal cough syrup',
      'شراب كحة أعشاب',
      ...askedFor(everydayComplaints.wetCough, everydayComplaints.cough),
    ],
  },
  {
    en: ['throat lozenges', 'sore throat lozenge', 'throat pastilles'],
    ar: ['أقراص استحلاب للحلق', 'حبوب مص للحلق', 'أقراص مص للحلق'],
    asked: [
      'Strepsils',
      'Septolete',
      'ستربسلز',
      'ستريبسلز',
      'سبتوليت',
      ...askedFor(everydayComplaints.soreThroat, skinAndEyeComplaints.hoarseness),
    ],
  },
  {
    en: ['benzydamine', 'Tantum Verde', 'Difflam', 'Tantum', 'benzydamine hydrochloride'],
    ar: ['بنزيدامين', 'تانتوم فيردي', 'تانتوم', 'ديفلام'],
    asked: askedFor(
      everydayComplaints.soreThroat,
      everydayComplaints.mouthUlcer,
      everydayComplaints.gumDisease,
    ),
  },
  {
    en: [
      'salbutamol',
      'albuterol',
      'Ventolin',
      'Butalin',
      'Farcolin',
      'Asmalin',
      'Salbovent',
      'salbutamol sulfate',
      'ProAir',
    ],
    ar: [
      'سالبوتامول',
      'سلبوتامول',
      'ألبيوتيرول',
      'فنتولين',
      'فينتولين',
      'بوتالين',
      'فاركولين',
      'أسمالين',
      'ألبوتيرول',
    ],
    asked: [
      'blue inhaler',
      'reliever inhaler',
      'بخاخ أزرق',
      'موسع للشعب',
      'ventoline',
      ...askedFor(lastingComplaints.asthma, lastingComplaints.dyspnoea, lastingComplaints.copd),
    ],
  },
  {
    en: ['terbutaline', 'Bricanyl', 'Aironyl'],
    ar: ['تيربوتالين', 'بريكانيل', 'ايرونيل'],
    asked: askedFor(lastingComplaints.asthma),
  },
  {
    en: ['ipratropium', 'ipratropium bromide', 'Atrovent', 'Atrovent nebules'],
    ar: ['إبراتروبيوم', 'بروميد الإبراتروبيوم', 'أتروفنت', 'اتروفينت'],
    asked: askedFor(lastingComplaints.copd, lastingComplaints.asthma),
  },
  {
    en: ['ipratropium and salbutamol', 'Combivent'],
    ar: ['إبراتروبيوم وسالبوتامول', 'كومبيفنت', 'كومبيفينت'],
    asked: askedFor(lastingComplaints.copd),
  },
  {
    en: ['tiotropium', 'Spiriva', 'tiotropium bromide'],
    ar: ['تيوتروبيوم', 'سبيريفا', 'تايوتروبيوم'],
    asked: askedFor(lastingComplaints.copd),
  },
  {
    en: ['formoterol', 'eformoterol', 'Foradil', 'Oxis', 'formoterol fumarate'],
    ar: ['فورموتيرول', 'فوراديل', 'فورموترول'],
    asked: askedFor(lastingComplaints.asthma, lastingComplaints.copd),
  },
  {
    en: ['budesonide', 'Pulmicort', 'Rhinocort', 'Miflonide', 'Budecort'],
    ar: ['بوديزونيد', 'بوديسونيد', 'بولميكورت', 'رينوكورت', 'بلميكورت', 'ميفلونيد'],
    asked: ['preventer inhaler', 'بخاخ وقائي', ...askedFor(lastingComplaints.asthma)],
  },
  {
    en: ['budesonide and formoterol', 'Symbicort', 'budesonide formoterol'],
    ar: ['بوديزونيد وفورموتيرول', 'سيمبيكورت', 'سمبيكورت'],
    asked: askedFor(lastingComplaints.asthma, lastingComplaints.copd),
  },
  {
    en: ['fluticasone', 'fluticasone propionate', 'Flixotide', 'Flixonase', 'Flovent', 'Flonase'],
    ar: ['فلوتيكازون', 'فلوتيكاسون', 'فليكسوتايد', 'فليكسونيز', 'فلكسوتايد'],
    asked: [
      'nasal steroid',
      'بخاخ كورتيزون للأنف',
      ...askedFor(lastingComplaints.asthma, lastingComplaints.hayFever),
    ],
  },
  {
    en: ['fluticasone and salmeterol', 'Seretide', 'Advair', 'salmeterol and fluticasone'],
    ar: ['فلوتيكازون وسالميتيرول', 'سيريتايد', 'سيريتيد', 'أدفير'],
    asked: [
      'purple inhaler',
      'بخاخ بنفسجي',
      ...askedFor(lastingComplaints.asthma, lastingComplaints.copd),
    ],
  },
  {
    en: ['beclometasone', 'beclomethasone', 'Becotide', 'Clenil', 'Qvar', 'Beclohale'],
    ar: ['بيكلوميتازون', 'بيكلوميثازون', 'بيكوتايد', 'كلينيل'],
    asked: askedFor(lastingComplaints.asthma),
  },
  {
    en: ['mometasone nasal spray', 'Nasonex', 'mometasone nasal'],
    ar: ['بخاخ موميتازون الأنفي', 'نازونكس', 'نازونيكس', 'ناسونكس'],
    asked: askedFor(
      lastingComplaints.hayFever,
      everydayComplaints.sinusitis,
      everydayComplaints.blockedNose,
    ),
  },
  {
    en: ['montelukast', 'montelukast sodium', 'Singulair', 'Asmakast', 'Airfast'],
    ar: ['مونتيلوكاست', 'سينجولير', 'سنجولير', 'سينغولير', 'مونتلوكاست', 'اسماكاست'],
    asked: askedFor(
      lastingComplaints.asthma,
      lastingComplaints.hayFever,
      lastingComplaints.allergy,
    ),
  },
  {
    en: ['theophylline', 'Theo-Dur', 'Quibron', 'Quibron-T', 'Theophyllin'],
    ar: ['ثيوفيلين', 'كويبرون', 'تيوفيلين', 'ثيودور'],
    asked: askedFor(lastingComplaints.asthma, lastingComplaints.copd),
  },
  {
    en: ['aminophylline', 'Minophylline'],
    ar: ['أمينوفيلين', 'امينوفيللين'],
    asked: askedFor(lastingComplaints.asthma),
  },
  {
    en: ['fluticasone furoate', 'Avamys', 'Veramyst'],
    ar: ['فوروات الفلوتيكازون', 'أفاميس', 'افاميز'],
    asked: askedFor(lastingComplaints.hayFever, everydayComplaints.blockedNose),
  },
];
