import { askedFor } from './asked-for.ts';
import { lastingComplaints } from './lasting-complaints.ts';
import { medicineClasses } from './medicine-classes.ts';
import { organComplaints } from './organ-complaints.ts';
import { skinAndEyeComplaints } from './skin-and-eye-complaints.ts';
import type { ThesaurusGroup } from './thesaurus-group.ts';
import { womenAndChildrenComplaints } from './women-and-children-complaints.ts';

/** Substances for women's and men's health and the urinary tract, with the brands they are known by. */
export const womenAndMenMedicines: readonly ThesaurusGroup[] = [
  {
    en: [
      'progesterone',
      'Cyclogest',
      'Utrogestan',
      'Prontogest',
      'Crinone',
      'micronised progesterone',
      'Lutinus',
      'Prolutex',
      'Endometrin',
    ],
    ar: [
      'بروجسترون',
      'سيكلوجيست',
      'أوتروجستان',
      'برونتوجيست',
      'بروجستيرون',
      'سايكلوجست',
      'كرينون',
      'يوتروجستان',
      'سيكلوجست',
      'برونتوجست',
      'لوتينوس',
    ],
    asked: [
      'تثبيت الحمل',
      'مثبت حمل',
      'مثبت للحمل',
      ...askedFor(
        womenAndChildrenComplaints.miscarriage,
        medicineClasses.pregnancySupport,
        medicineClasses.progestogen,
        womenAndChildrenComplaints.infertility,
      ),
    ],
  },
  {
    en: ['dydrogesterone', 'Duphaston'],
    ar: ['ديدروجيستيرون', 'دوفاستون', 'ديدروجسترون', 'دوفستون', 'ديوفاستون', 'دفاستون', 'دوفاستن'],
    asked: [
      'تثبيت الحمل',
      'مثبت حمل',
      ...askedFor(
        womenAndChildrenComplaints.miscarriage,
        medicineClasses.pregnancySupport,
        medicineClasses.progestogen,
        womenAndChildrenComplaints.irregularPeriod,
        womenAndChildrenComplaints.endometriosis,
      ),
    ],
  },
  {
    en: [
      'norethisterone',
      'norethindrone',
      'Primolut N',
      'Primolut-Nor',
      'Cidolut Nor',
      'Primolut',
    ],
    ar: [
      'نوريثيستيرون',
      'بريمولوت',
      'بريمولوت ن',
      'نورايثيستيرون',
      'بريمولت',
      'برايمولوت',
      'بريمالوت',
      'سيدولوت',
    ],
    asked: [
      'delay the period',
      'تأخير الدورة',
      ...askedFor(
        medicineClasses.progestogen,
        womenAndChildrenComplaints.irregularPeriod,
        womenAndChildrenComplaints.heavyPeriod,
      ),
    ],
  },
  {
    en: ['medroxyprogesterone', 'Provera', 'Depo-Provera', 'medroxyprogesterone acetate'],
    ar: ['ميدروكسي بروجسترون', 'بروفيرا', 'ديبو بروفيرا'],
    asked: [
      'contraceptive injection',
      'إبرة منع الحمل',
      ...askedFor(
        medicineClasses.progestogen,
        womenAndChildrenComplaints.contraception,
        womenAndChildrenComplaints.irregularPeriod,
      ),
    ],
  },
  {
    en: [
      'ethinylestradiol and drospirenone',
      'drospirenone and ethinylestradiol',
      'Yasmin',
      'Yaz',
      'Yasminelle',
      'Drosperina',
      'Yasmine',
    ],
    ar: [
      'إيثينيل استراديول ودروسبيرينون',
      'دروسبيرينون وإيثينيل إستراديول',
      'ياسمين حبوب',
      'حبوب ياسمين',
      'ياسمينيل',
      'حبوب ياز',
      'ياز',
    ],
    asked: askedFor(
      medicineClasses.contraceptivePill,
      womenAndChildrenComplaints.irregularPeriod,
      womenAndChildrenComplaints.contraception,
      womenAndChildrenComplaints.pcos,
    ),
  },
  {
    en: [
      'ethinylestradiol and levonorgestrel',
      'Microgynon',
      'Nordette',
      'Microcept',
      'Rigevidon',
      'Microgynon 30',
    ],
    ar: ['إيثينيل استراديول وليفونورجيستريل', 'مايكروجينون', 'ميكروجينون', 'مايكروسبت', 'نورديت'],
    asked: askedFor(
      medicineClasses.contraceptivePill,
      womenAndChildrenComplaints.irregularPeriod,
      womenAndChildrenComplaints.contraception,
    ),
  },
  {
    en: ['ethinylestradiol and gestodene', 'Gynera', 'Femodene', 'Minulet', 'Meliane'],
    ar: ['إيثينيل استراديول وجيستودين', 'جاينيرا', 'جينيرا', 'جنيرا', 'ميليان'],
    asked: askedFor(
      medicineClasses.contraceptivePill,
      womenAndChildrenComplaints.irregularPeriod,
      womenAndChildrenComplaints.contraception,
    ),
  },
  {
    en: ['ethinylestradiol and cyproterone', 'cyproterone and ethinylestradiol', 'Diane-35'],
    ar: ['إيثينيل استراديول وسيبروتيرون', 'ديان 35', 'ديان ٣٥', 'دايان 35'],
    asked: askedFor(
      medicineClasses.contraceptivePill,
      skinAndEyeComplaints.acne,
      womenAndChildrenComplaints.pcos,
    ),
  },
  {
    en: ['desogestrel', 'Cerazette'],
    ar: ['ديسوجيستريل', 'سيرازيت', 'سيرازت', 'سيرازيتي'],
    asked: [
      'contraception while breastfeeding',
      'منع حمل للمرضع',
      ...askedFor(medicineClasses.miniPill, womenAndChildrenComplaints.contraception),
    ],
  },
  {
    en: [
      'levonorgestrel emergency contraceptive',
      'morning after pill',
      'emergency contraception',
      'Plan B',
      'NorLevo',
      'Postinor',
      'emergency contraceptive pill',
      'Postinor 2',
      'Contraplan',
      'Escapelle',
      'Levonelle',
    ],
    ar: [
      'حبوب الطوارئ لمنع الحمل',
      'حبوب الصباح التالي',
      'منع حمل طارئ',
      'حبوب منع الحمل الطارئة',
      'بوستينور',
      'بوستينور ٢',
      'كونترابلان',
      'اسكابيل',
    ],
    asked: [
      'حبة اليوم التالي',
      'بعد العلاقة',
      ...askedFor(womenAndChildrenComplaints.contraception),
    ],
  },
  {
    en: [
      'levonorgestrel intrauterine system',
      'hormonal IUD',
      'hormonal coil',
      'Mirena',
      'LNG-IUS',
      'Kyleena',
      'Jaydess',
    ],
    ar: ['لولب هرموني', 'ميرينا', 'ميرنا', 'كايلينا'],
    asked: [
      'لولب ميرينا',
      ...askedFor(womenAndChildrenComplaints.contraception, womenAndChildrenComplaints.heavyPeriod),
    ],
  },
  {
    en: ['estradiol', 'oestradiol', 'estradiol valerate', 'Progynova', 'Estrofem'],
    ar: ['إستراديول', 'بروجينوفا', 'استراديول فاليرات', 'استروفيم'],
    asked: [
      'hormone replacement',
      ...askedFor(medicineClasses.oestrogen, womenAndChildrenComplaints.menopause),
    ],
  },
  {
    en: ['conjugated estrogens', 'conjugated oestrogens', 'Premarin'],
    ar: ['استروجينات مقترنة', 'بريمارين', 'إستروجينات مترافقة'],
    asked: askedFor(medicineClasses.oestrogen, womenAndChildrenComplaints.menopause),
  },
  {
    en: [
      'clomifene',
      'clomiphene',
      'clomiphene citrate',
      'Clomid',
      'Clomifen',
      'Ovamit',
      'Technovula',
      'Clomene',
      'Serophene',
    ],
    ar: ['كلوميفين', 'كلوميد', 'كلوميفين سترات', 'كلومد', 'كلومين'],
    asked: [
      'ovulation',
      'تنشيط المبيض',
      ...askedFor(
        medicineClasses.fertilityMedicine,
        womenAndChildrenComplaints.infertility,
        womenAndChildrenComplaints.pcos,
      ),
    ],
  },
  {
    en: ['letrozole', 'Femara', 'Letroz', 'Femaplex', 'Letrocare'],
    ar: ['ليتروزول', 'فيمارا', 'فيمارة', 'فمارا'],
    asked: [
      'breast cancer tablets',
      'تنشيط المبيض',
      ...askedFor(
        medicineClasses.cancerHormoneTherapy,
        organComplaints.breastCancer,
        medicineClasses.fertilityMedicine,
        womenAndChildrenComplaints.infertility,
      ),
    ],
  },
  {
    en: ['human menopausal gonadotropin', 'menotropin', 'Menopur', 'Merional', 'Menogon'],
    ar: ['هرمون تنشيط المبيض', 'مينوبور', 'ميريونال', 'مينوتروبين', 'مينوجون'],
    asked: askedFor(medicineClasses.fertilityMedicine, womenAndChildrenComplaints.infertility),
  },
  {
    en: [
      'follitropin',
      'follicle stimulating hormone',
      'FSH injection',
      'Gonal-F',
      'Puregon',
      'follitropin alfa',
    ],
    ar: ['فوليتروبين', 'جونال اف', 'بيوريجون'],
    asked: askedFor(medicineClasses.fertilityMedicine, womenAndChildrenComplaints.infertility),
  },
  {
    en: ['chorionic gonadotropin', 'human chorionic gonadotropin', 'hCG injection', 'Pregnyl'],
    ar: ['موجهة الغدد التناسلية المشيمائية', 'بريجنيل', 'إبرة تفجيرية'],
    asked: askedFor(medicineClasses.fertilityMedicine, womenAndChildrenComplaints.infertility),
  },
  {
    en: ['triptorelin', 'Decapeptyl', 'Diphereline'],
    ar: ['تريبتوريلين', 'ديكابيبتيل', 'ديفريلين'],
    asked: [
      'GnRH analogue',
      ...askedFor(
        womenAndChildrenComplaints.earlyPuberty,
        organComplaints.prostateCancer,
        womenAndChildrenComplaints.fibroids,
        womenAndChildrenComplaints.infertility,
        womenAndChildrenComplaints.endometriosis,
      ),
    ],
  },
  {
    en: ['goserelin', 'Zoladex'],
    ar: ['جوسيريلين', 'زولادكس', 'غوسيريلين'],
    asked: [
      'GnRH analogue',
      ...askedFor(
        organComplaints.prostateCancer,
        womenAndChildrenComplaints.fibroids,
        womenAndChildrenComplaints.endometriosis,
      ),
    ],
  },
  {
    en: ['leuprorelin', 'leuprolide', 'Lucrin', 'Lupron', 'Eligard'],
    ar: ['ليوبروريلين', 'لوكرين', 'ليوبرولايد', 'لوبرون'],
    asked: [
      'GnRH analogue',
      ...askedFor(
        womenAndChildrenComplaints.earlyPuberty,
        organComplaints.prostateCancer,
        womenAndChildrenComplaints.endometriosis,
        womenAndChildrenComplaints.fibroids,
      ),
    ],
  },
  {
    en: ['bromocriptine', 'Parlodel', 'Lactodel'],
    ar: ['بروموكريبتين', 'بارلوديل', 'لاكتوديل'],
    asked: [
      'تنشيف الحليب',
      ...askedFor(lastingComplaints.hyperprolactinaemia, medicineClasses.prolactinLowering),
    ],
  },
  {
    en: ['oxytocin', 'Syntocinon', 'Pitocin'],
    ar: ['أوكسيتوسين', 'سينتوسينون', 'اوكسيتوسن'],
    asked: [
      ...askedFor(
        womenAndChildrenComplaints.labourInduction,
        womenAndChildrenComplaints.postpartumBleeding,
        medicineClasses.uterotonic,
      ),
    ],
  },
  {
    en: ['misoprostol', 'Cytotec', 'Misotac'],
    ar: ['ميسوبروستول', 'سايتوتك', 'سيتوتك'],
    asked: [
      'peptic ulcer from painkillers',
      ...askedFor(womenAndChildrenComplaints.postpartumBleeding, medicineClasses.uterotonic),
    ],
  },
  {
    en: ['carbetocin', 'Pabal', 'Duratocin'],
    ar: ['كاربيتوسين', 'بابال'],
    asked: [...askedFor(womenAndChildrenComplaints.postpartumBleeding, medicineClasses.uterotonic)],
  },
  {
    en: ['methylergometrine', 'methylergonovine', 'Methergin'],
    ar: ['ميثيل إرغومترين', 'ميثرجين', 'ميثيلإرجومترين'],
    asked: [...askedFor(womenAndChildrenComplaints.postpartumBleeding, medicineClasses.uterotonic)],
  },
  {
    en: ['atosiban', 'Tractocile'],
    ar: ['أتوسيبان', 'تراكتوسيل'],
    asked: [...askedFor(womenAndChildrenComplaints.prematureLabour, medicineClasses.tocolytic)],
  },
  {
    en: ['anti-D immunoglobulin', 'anti-D', 'Rho(D) immune globulin', 'RhoGAM', 'Rhophylac'],
    ar: ['إبرة تعارض الدم', 'إبرة أنتي دي', 'إبرة اختلاف الدم', 'غلوبولين مضاد دي'],
    asked: ['rhesus negative', 'فصيلة سالبة', 'عامل ريسوس'],
  },
  {
    en: ['vaginal pessaries', 'vaginal suppository', 'vaginal tablet', 'vaginal ovule'],
    ar: ['تحاميل مهبلية', 'أقراص مهبلية', 'لبوس مهبلي', 'بيضات مهبلية'],
    asked: [
      'Gyno-Pevaryl',
      'Gyno-Daktarin',
      'Canesten vaginal',
      'Fentrix',
      'Polygynax',
      'جاينوبيفاريل',
      'جينو دكتارين',
      'بوليجيناكس',
      ...askedFor(medicineClasses.antifungal, womenAndChildrenComplaints.vaginalInfection),
    ],
  },
  {
    en: ['vaginal douche', 'feminine wash', 'intimate wash', 'Lactacyd', 'Betadine douche'],
    ar: ['غسول مهبلي', 'غسول نسائي', 'لاكتاسيد', 'دش مهبلي'],
    asked: [
      'intimate hygiene',
      'نظافة شخصية نسائية',
      ...askedFor(womenAndChildrenComplaints.vaginalInfection),
    ],
  },
  {
    en: [
      'sildenafil',
      'sildenafil citrate',
      'Viagra',
      'Revatio',
      'Virecta',
      'Sildava',
      'Kamagra',
      'Silden',
      'Phragra',
      'Vigorama',
      'Erosfil',
      'Erec',
    ],
    ar: [
      'سيلدينافيل',
      'فياجرا',
      'فياغرا',
      'فيركتا',
      'إيريك',
      'سلدينافيل',
      'فايجرا',
      'كاماجرا',
      'الحبة الزرقاء',
      'حبة زرقاء',
    ],
    asked: [
      'viagara',
      ...askedFor(medicineClasses.erectileMedicine, womenAndChildrenComplaints.erectile),
      'vigra',
    ],
  },
  {
    en: ['tadalafil', 'Cialis', 'Snafi', 'Tadalis', 'Adcirca', 'Cialong', 'Tadacip'],
    ar: ['تادالافيل', 'سياليس', 'سنافي', 'سيالس', 'تدالافيل'],
    asked: [
      'cialas',
      ...askedFor(
        medicineClasses.erectileMedicine,
        womenAndChildrenComplaints.erectile,
        womenAndChildrenComplaints.prostate,
      ),
    ],
  },
  {
    en: ['vardenafil', 'Levitra', 'Powerecta'],
    ar: ['فاردينافيل', 'ليفيترا', 'لفيترا', 'باوريكتا'],
    asked: askedFor(medicineClasses.erectileMedicine, womenAndChildrenComplaints.erectile),
  },
  {
    en: ['dapoxetine', 'Priligy', 'Joypox'],
    ar: ['دابوكسيتين', 'بريليجي', 'جوي بوكس', 'دابوكستين'],
    asked: askedFor(womenAndChildrenComplaints.prematureEjaculation),
  },
  {
    en: [
      'testosterone',
      'Sustanon',
      'Nebido',
      'testosterone undecanoate',
      'Andriol',
      'Testogel',
      'Cidoteston',
    ],
    ar: ['تستوستيرون', 'سوستانون', 'نيبيدو', 'أندريول', 'تستسترون', 'سيدوتستون'],
    asked: askedFor(medicineClasses.androgen, womenAndChildrenComplaints.lowTestosterone),
  },
  {
    en: [
      'tamsulosin',
      'Omnic',
      'Flomax',
      'Omnic Ocas',
      'Tamsulin',
      'Tamsul',
      'Tamic',
      'Prostanic',
      'Harnal',
      'Pradif',
    ],
    ar: [
      'تامسولوسين',
      'أومنيك',
      'تامسولين',
      'امسولوسين',
      'اومنك',
      'فلوماكس',
      'اومنيك اوكاس',
      'تامسول',
    ],
    asked: askedFor(
      medicineClasses.alphaBlocker,
      medicineClasses.prostateMedicine,
      womenAndChildrenComplaints.prostate,
      lastingComplaints.kidneyStones,
    ),
  },
  {
    en: ['alfuzosin', 'Xatral', 'Uroxatral'],
    ar: ['ألفوزوسين', 'زاترال', 'كزاترال', 'اكسترال'],
    asked: askedFor(
      medicineClasses.alphaBlocker,
      medicineClasses.prostateMedicine,
      womenAndChildrenComplaints.prostate,
    ),
  },
  {
    en: ['silodosin', 'Urief', 'Rapaflo', 'Urorec'],
    ar: ['سيلودوسين', 'يوريف', 'يوروريك'],
    asked: askedFor(
      medicineClasses.alphaBlocker,
      medicineClasses.prostateMedicine,
      womenAndChildrenComplaints.prostate,
    ),
  },
  {
    en: ['dutasteride', 'Avodart'],
    ar: ['دوتاستيريد', 'أفودارت', 'ديوتاستيرايد'],
    asked: askedFor(
      medicineClasses.alphaReductaseInhibitor,
      medicineClasses.prostateMedicine,
      womenAndChildrenComplaints.prostate,
      skinAndEyeComplaints.hairLoss,
    ),
  },
  {
    en: ['dutasteride and tamsulosin', 'Duodart', 'Combodart', 'Jalyn'],
    ar: ['دوتاستيريد وتامسولوسين', 'ديودارت', 'دودارت'],
    asked: askedFor(
      medicineClasses.alphaBlocker,
      medicineClasses.alphaReductaseInhibitor,
      medicineClasses.prostateMedicine,
      womenAndChildrenComplaints.prostate,
    ),
  },
  {
    en: ['finasteride', 'Proscar', 'Propecia', 'Prostride', 'Finast', 'Lopecia', 'Finpecia'],
    ar: ['فيناستيريد', 'بروسكار', 'بروبيشيا', 'فيناسترايد', 'بروبيسيا', 'بروستريد'],
    asked: askedFor(
      medicineClasses.alphaReductaseInhibitor,
      medicineClasses.prostateMedicine,
      womenAndChildrenComplaints.prostate,
      skinAndEyeComplaints.hairLoss,
    ),
  },
  {
    en: ['solifenacin', 'Vesicare'],
    ar: ['سوليفيناسين', 'فيزيكير', 'فيسيكير'],
    asked: askedFor(medicineClasses.bladderMedicine, womenAndChildrenComplaints.incontinence),
  },
  {
    en: ['mirabegron', 'Betmiga', 'Myrbetriq'],
    ar: ['ميرابيجرون', 'بيتميجا', 'ميرابيغرون', 'بتميجا'],
    asked: askedFor(medicineClasses.bladderMedicine, womenAndChildrenComplaints.incontinence),
  },
  {
    en: ['tolterodine', 'Detrusitol', 'Detrol'],
    ar: ['تولتيرودين', 'ديتروسيتول'],
    asked: askedFor(medicineClasses.bladderMedicine, womenAndChildrenComplaints.incontinence),
  },
  {
    en: ['oxybutynin', 'Ditropan', 'Uripan', 'Lyrinel'],
    ar: ['أوكسيبوتينين', 'ديتروبان', 'يوريبان'],
    asked: askedFor(
      medicineClasses.bladderMedicine,
      womenAndChildrenComplaints.incontinence,
      womenAndChildrenComplaints.bedwetting,
    ),
  },
  {
    en: ['urinary alkaliniser', 'urine alkaliniser', 'effervescent urinary granules'],
    ar: ['فوار أملاح', 'فوار المسالك', 'فوار للأملاح', 'فوار بولي'],
    asked: [
      'Uri-Vin',
      'Urosolvine',
      'Coli-Urinal',
      'Proximol',
      'Epimag',
      'يوروسولفين',
      'كولي يورينال',
      'يوري فين',
      'بروكسيمول',
      ...askedFor(
        medicineClasses.urinaryAntiseptic,
        lastingComplaints.gout,
        lastingComplaints.kidneyStones,
        womenAndChildrenComplaints.uti,
      ),
    ],
  },
  {
    en: ['drospirenone', 'Slinda'],
    ar: ['دروسبيرينون', 'سليندا'],
    asked: askedFor(medicineClasses.miniPill),
  },
  {
    en: ['ulipristal', 'ellaOne'],
    ar: ['أوليبريستال', 'إيلا وان'],
    asked: [
      'emergency contraception',
      'منع حمل طارئ',
      ...askedFor(womenAndChildrenComplaints.contraception),
    ],
  },
  {
    en: ['etonogestrel implant', 'contraceptive implant', 'Implanon', 'Nexplanon'],
    ar: ['شريحة منع الحمل', 'كبسولة منع الحمل', 'إمبلانون', 'نكسبلانون'],
    asked: [
      'كبسولة تحت الجلد',
      'شريحة تحت الجلد',
      ...askedFor(womenAndChildrenComplaints.contraception),
    ],
  },
  {
    en: ['contraceptive patch', 'Evra'],
    ar: ['لصقة منع الحمل', 'إيفرا'],
    asked: ['لزقة منع الحمل', ...askedFor(womenAndChildrenComplaints.contraception)],
  },
  {
    en: ['tibolone', 'Livial'],
    ar: ['تيبولون', 'ليفيال'],
    asked: askedFor(medicineClasses.hormoneTherapy),
  },
  {
    en: ['dienogest', 'Visanne'],
    ar: ['دينوجيست', 'فيزان'],
    asked: askedFor(medicineClasses.progestogen, womenAndChildrenComplaints.endometriosis),
  },
  {
    en: ['cetrorelix', 'Cetrotide'],
    ar: ['سيتروريليكس', 'سيتروتايد'],
    asked: askedFor(medicineClasses.fertilityMedicine),
  },
  {
    en: ['avanafil', 'Stendra', 'Spedra'],
    ar: ['أفانافيل', 'ستيندرا'],
    asked: askedFor(medicineClasses.erectileMedicine),
  },
  {
    en: ['trospium', 'Spasmex'],
    ar: ['تروسبيوم', 'سبازمكس'],
    asked: askedFor(medicineClasses.bladderMedicine),
  },
  {
    en: ['inositol', 'myo-inositol'],
    ar: ['إينوزيتول', 'ميو إينوزيتول'],
    asked: askedFor(medicineClasses.foodSupplement, womenAndChildrenComplaints.pcos),
  },
  {
    en: ['saw palmetto'],
    ar: ['البلميط المنشاري', 'ساو بالميتو'],
    asked: askedFor(
      medicineClasses.herbalMedicine,
      womenAndChildrenComplaints.prostate,
      skinAndEyeComplaints.hairLoss,
    ),
  },
  {
    en: ['dinoprostone', 'Propess'],
    ar: ['دينوبروستون', 'بروبيس'],
    asked: [...askedFor(womenAndChildrenComplaints.labourInduction, medicineClasses.uterotonic)],
  },
];
