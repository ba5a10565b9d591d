import type { ThesaurusGroup } from './thesaurus-group.ts';

/** Skin, beauty, weight and what one buys to stay well. */
export const skinAndWellbeing: readonly ThesaurusGroup[] = [
  {
    en: ['laser hair removal', 'hair removal laser', 'IPL hair removal', 'hair removal device'],
    ar: [
      'إزالة الشعر بالليزر',
      'ليزر إزالة الشعر',
      'جهاز ليزر شعر',
      'جهاز إزالة الشعر',
      'ليزر الشعر',
    ],
    asked: [
      'diode laser',
      'alexandrite laser',
      'ليزر دايود',
      'remove hair forever',
      'ازالة شعر',
      'lazer sha3r',
      'ezalet sha3r',
    ],
  },
  {
    en: [
      'CO2 fractional laser',
      'fractional laser',
      'skin laser',
      'skin resurfacing laser',
      'acne scar laser',
    ],
    ar: [
      'فراكشنال ليزر',
      'ليزر فراكشنال',
      'ليزر البشرة',
      'ليزر كربوني',
      'ليزر آثار الحبوب',
      'ليزر الندبات',
    ],
    asked: ['acne scars laser', 'اثار حب الشباب ليزر'],
  },
  {
    en: ['tattoo removal', 'tattoo removal laser', 'Q-switched laser', 'pico laser'],
    ar: ['إزالة الوشم', 'ليزر إزالة الوشم', 'بيكو ليزر', 'ازالة التاتو'],
    asked: ['pigmentation laser', 'ليزر التصبغات', 'remove a tattoo', 'تصبغات البشرة ليزر'],
  },
  {
    en: ['PRP kit', 'PRP tube', 'platelet rich plasma', 'PRP', 'PRP tubes'],
    ar: ['أنابيب بلازما', 'بي آر بي', 'بلازما غنية بالصفائح', 'أنابيب PRP', 'جلسات بلازما'],
    asked: ['بلازما الشعر', 'hair fall injections', 'ابر البلازما للشعر', 'plazma'],
  },
  {
    en: ['mesotherapy', 'mesotherapy gun'],
    ar: ['ميزوثيرابي', 'مسدس ميزوثيرابي', 'الميزوثيرابي للشعر'],
    asked: ['small injections under skin'],
  },
  {
    en: ['microneedling', 'dermapen', 'derma roller', 'microneedling pen'],
    ar: ['ديرما بن', 'ديرمابن', 'إبر دقيقة للبشرة', 'ديرما رولر', 'ميكرونيدلنغ'],
    asked: ['needles for face glow', 'نضارة البشرة'],
  },
  {
    en: [
      'hydrafacial machine',
      'hydrafacial',
      'facial machine',
      'hydradermabrasion',
      'facial cleaning machine',
      'skin cleaning machine',
    ],
    ar: ['هيدرافيشل', 'جهاز هيدرافيشيال', 'جهاز تنظيف البشرة', 'هيدرا فيشل'],
    asked: ['clean face skin', 'تنظيف البشرة', 'tandeef bashra'],
  },
  {
    en: ['HIFU', 'HIFU machine', 'high intensity focused ultrasound'],
    ar: ['هايفو', 'جهاز هايفو', 'الهايفو للوجه'],
    asked: ['شد الوجه بدون جراحة'],
  },
  {
    en: [
      'skin tightening',
      'RF skin tightening',
      'radiofrequency skin tightening',
      'skin tightening machine',
    ],
    ar: ['شد البشرة', 'جهاز شد البشرة', 'راديو فريكونسي للبشرة'],
    asked: ['wrinkles machine', 'ترهل الوجه', 'شد الترهلات'],
  },
  {
    en: ['cryolipolysis', 'fat freezing', 'coolsculpting', 'fat freezing machine'],
    ar: ['تجميد الدهون', 'جهاز تجميد الدهون', 'كرايوليبوليسيس'],
    asked: ['freeze fat'],
  },
  {
    en: ['body contouring', 'body slimming machine', 'slimming machine', 'body sculpting'],
    ar: ['جهاز تنحيف', 'جهاز نحت الجسم', 'تنحيف موضعي', 'جهاز تكسير الدهون'],
    asked: ['cavitation machine', 'كافيتيشن', 'lose belly fat without operation', 'كرش', 'tanheef'],
  },
  {
    en: [
      'cryotherapy',
      'cryosurgery',
      'cryo gun',
      'wart freezing',
      'liquid nitrogen therapy',
      'cryotherapy device',
    ],
    ar: ['علاج بالتبريد', 'كي بالتبريد', 'جهاز كي بالنيتروجين', 'كرايوثيرابي', 'جراحة بردية'],
    asked: ['freeze warts', 'ازالة الثالول', 'kay barid'],
  },
  {
    en: ['skin analyzer', 'skin analysis machine', 'wood lamp', 'skin scanner', 'facial analyzer'],
    ar: ['جهاز تحليل البشرة', 'جهاز فحص البشرة', 'محلل بشرة', 'مصباح وود', 'لمبة وود'],
    asked: ['what is my skin type'],
  },
  {
    en: ['UVB phototherapy', 'phototherapy cabinet', 'narrowband UVB', 'psoriasis light therapy'],
    ar: [
      'كابينة علاج ضوئي',
      'علاج بالأشعة فوق البنفسجية',
      'كبينة ضوئية للصدفية',
      'علاج ضوئي للبهاق',
      'ضوئي نارو باند',
    ],
    asked: ['light for psoriasis', 'صدفية علاج ضوئي', 'بهاق ضوئي'],
  },
  {
    en: ['wig', 'medical wig', 'hair prosthesis'],
    ar: ['باروكة', 'باروكة طبية', 'شعر مستعار', 'باروكة كيماوي'],
    asked: ['hair after chemo', 'شعر بعد الكيماوي'],
  },
  {
    en: [
      'skin care products',
      'skincare',
      'dermocosmetics',
      'dermo-cosmetics',
      'cosmeceuticals',
      'skin care',
    ],
    ar: ['منتجات العناية بالبشرة', 'العناية بالبشرة', 'مستحضرات تجميل طبية', 'منتجات بشرة'],
    asked: ['creams for face', 'كريمات وجه', '3enaya bashra'],
  },
  {
    en: ['cosmetics', 'beauty products', 'make-up', 'makeup'],
    ar: ['مستحضرات تجميل', 'مواد تجميل', 'مكياج', 'كوزماتيك', 'منتجات تجميل'],
    asked: ['tagmeel', 'beauty shop'],
  },
  {
    en: [
      'enteral nutrition',
      'medical nutrition',
      'clinical nutrition formula',
      'tube feed formula',
      'medical food',
    ],
    ar: [
      'تغذية معوية',
      'حليب تغذية المرضى',
      'غذاء طبي',
      'تغذية علاجية للمرضى',
      'مكمل غذائي للمرضى',
      'تغذية طبية',
    ],
    asked: ['milk for patients', 'patient does not eat', 'حليب للمريض كبير السن'],
  },
  {
    en: ['honey medical', 'medical honey', 'manuka honey'],
    ar: ['عسل طبي', 'عسل علاجي', 'عسل مانوكا'],
    asked: ['3asal'],
  },
  {
    en: ['gluten free products', 'gluten-free food'],
    ar: ['منتجات خالية من الجلوتين', 'أغذية خالية من الجلوتين', 'خالي من الغلوتين'],
    asked: ['celiac food', 'حساسية القمح اكل'],
  },
  {
    en: ['diabetic food', 'sugar free food', 'sugar-free products', 'diabetic products'],
    ar: ['أغذية مرضى السكري', 'منتجات خالية من السكر', 'أغذية السكري'],
    asked: ['اكل بدون سكر', 'sweets for diabetics'],
  },
  {
    en: ['fitness tracker', 'smart watch health', 'health watch', 'smart band', 'wearable device'],
    ar: ['ساعة ذكية صحية', 'سوار رياضي', 'ساعة قياس النبض', 'أجهزة قابلة للارتداء', 'سوار ذكي'],
    asked: ['count steps', 'ساعة تقيس الضغط'],
  },
  {
    en: ['condom', 'condoms'],
    ar: ['واقي ذكري', 'كوندوم'],
    asked: ['protection during sex', 'waqi'],
  },
  {
    en: ['lubricant gel', 'lubricating jelly', 'KY jelly', 'lubricating gel', 'medical lubricant'],
    ar: ['جل مزلق', 'جل طبي مزلق', 'مزلق طبي', 'كي واي جل'],
    asked: ['gel for catheter', 'جل القسطرة'],
  },
  {
    en: ['lice comb', 'lice treatment product', 'head lice treatment'],
    ar: ['مشط قمل', 'علاج القمل', 'منتج إزالة القمل'],
    asked: ['lice at school'],
  },
  {
    en: ['mosquito repellent', 'insect repellent'],
    ar: ['طارد بعوض', 'طارد حشرات', 'طارد الناموس'],
    asked: ['mosquitoes', 'ناموس'],
  },
  {
    en: [
      'snoring device',
      'anti-snoring device',
      'nasal strip',
      'nasal dilator',
      'anti snore mouthpiece',
    ],
    ar: ['لاصق أنف للشخير', 'جهاز منع الشخير', 'لصقات أنف', 'موسع أنف'],
    asked: ['husband snores', 'الشخير'],
  },
  {
    en: [
      'nasal wash',
      'nasal irrigation',
      'neti pot',
      'saline nasal rinse',
      'sinus rinse',
      'nasal rinse bottle',
    ],
    ar: ['غسول أنف', 'جهاز غسيل الأنف', 'غسيل الأنف', 'محلول غسيل الأنف', 'غسيل جيوب'],
    asked: ['wash sinuses', 'جيوب انفية غسيل'],
  },
  {
    en: ['humidifier', 'room humidifier', 'air humidifier', 'cool mist humidifier'],
    ar: ['مرطب هواء', 'جهاز ترطيب الهواء', 'مرطب جو', 'هيوميديفاير'],
    asked: ['dry air in room', 'هواء الغرفة جاف'],
  },
];
