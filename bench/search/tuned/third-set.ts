// Written by people who knew the records and not the code; whoever named the things read half of what they wrote.
import { type Asked, ask, asked, askForNothing } from '../asked.ts';
import { catalog, company, event, job, medicine, product } from '../record-id.ts';

export const queries: readonly Asked[] = [
  ...asked('synonym', {
    en: [
      ask('centrifuse for spinning blood samples', 'KW', product('failalab-bench-centrifuge'), [
        ...product('dakhilab-bench-centrifuge', 'shamsfield-bench-centrifuge'),
        ...catalog('failaka-lab-systems-instruments'),
      ]),
      ask(
        'sats probe',
        'OM',
        product(
          'dilmunta-fingertip-pulse-oximeter',
          'ghaimair-fingertip-pulse-oximeter',
          'khalijcare-fingertip-pulse-oximeter',
        ),
        catalog('jabal-shams-medical-monitoring'),
      ),
    ],
  }),
  ...asked('described use', {
    en: [
      ask(
        'tore my ACL at football need something to hold the knee',
        'KW',
        product('khutwa-hinged-knee-brace'),
        product('neelrest-hinged-knee-brace'),
      ),
      ask(
        'rapid test for heart attack, patient came with chest pain and we have no big lab',
        'EG',
        product('qirdalab-troponin-i-rapid-test'),
        product('rumtest-troponin-i-rapid-test'),
      ),
      ask(
        'VAC therapy unit for diabetic foot ulcer',
        'SA',
        product('wasmed-negative-pressure-wound-system'),
        [
          ...product('khorblade-negative-pressure-wound-system'),
          ...catalog('wasm-healthcare-supplies-wound'),
        ],
      ),
      ask(
        'how do i get my paralysed father from the bed to the chair alone, i need some lift',
        'SA',
        product('sanamflex-patient-hoist'),
        product('neelrest-patient-hoist'),
      ),
      ask(
        'hospital cot with remote, head goes up, for grandmother at home',
        'KW',
        product('khalijcare-electric-hospital-bed', 'khutwa-electric-hospital-bed'),
        product('dilmunta-electric-hospital-bed'),
      ),
    ],
  }),
  ...asked('brand and generic', {
    en: [
      ask(
        'augmentin 1 gm tab',
        'SA',
        [
          ...medicine('Amoxicillin and clavulanic acid'),
          ...product('haylaclav-875-mg-125-mg-tablet'),
        ],
        product(
          'klavomar-875-mg-125-mg-tablet',
          'klavomar-457-mg-5-ml-suspension',
          'duoqurm-875-mg-125-mg-tablet',
        ),
      ),
      ask('otrivin', 'JO', [
        ...medicine('Xylometazoline'),
        ...product('nafasol-0-1-nasal', 'xylobahr-0-1-nasal'),
      ]),
    ],
  }),
  ...asked('symptom', {
    en: [
      ask(
        'migrane attack pill',
        'EG',
        [...medicine('Sumatriptan'), ...product('sumalara-50-mg-tablet')],
        product('shaqiqan-50-mg-tablet'),
      ),
      ask('havent been to the toilet for five days, something gentle, im pregnant', 'KW', [
        ...medicine('Lactulose'),
        ...product('laynolac-667-mg-ml-syrup', 'sahlulose-667-mg-ml-syrup'),
      ]),
      ask(
        'loose motion since morning, sachet to drink',
        'BH',
        [...medicine('Oral rehydration salts'), ...product('rawiya-4-2-g-sachet')],
        product('hydranil-4-2-g-sachet', 'malhina-4-2-g-sachet'),
      ),
      ask(
        "dust allergy tablet that won't make me sleepy at work",
        'BH',
        [...medicine('Loratadine'), ...product('ghubarex-10-mg-plain')],
        [...product('loratoba-10-mg-plain'), ...medicine('Cetirizine')],
      ),
    ],
  }),
  ...asked('service or department', {
    en: [
      ask(
        'nearest A&E to jahra open now, kid fell off the bunk bed',
        'KW',
        company('rabwat-al-salam-hospital'),
      ),
      ask(
        'grab rails and bath seat, somewhere my in-laws can try them first',
        'QA',
        [...company('wakra-mobility-care'), ...catalog('wakra-mobility-care-showroom')],
        event('mobility-and-independent-living-show-qatar-wakra-mobility-care'),
      ),
      ask(
        'Hey Google I am on dialysis three times a week and flying to Bahrain for Eid, can I get a slot there',
        'AE',
        [
          ...company('sitra-dialysis-centres'),
          ...catalog('sitra-dialysis-centres-holiday-dialysis'),
        ],
      ),
    ],
  }),
  ...asked('question', {
    en: [
      ask(
        'hospital bag what to bring for delivery hawalli',
        'KW',
        catalog('rabwat-al-salam-hospital-maternity'),
        company('rabwat-al-salam-hospital'),
      ),
      ask(
        'good day maam/sir any OR nurse hiring in Muscat',
        'OM',
        job('operating-theatre-nurse-nakhl-eye-hospital'),
        job('operating-theatre-nurse-wahat-eye-hospitals'),
      ),
    ],
  }),
  ...asked('not in the demo', {
    en: [
      askForNothing('cabin size trolley bag', 'SA'),
      askForNothing('viagra 100', 'KW'),
      askForNothing('gastroscope olympus tower', 'LB'),
      askForNothing('gratuity calculator labour law', 'KW'),
    ],
    ar: [
      askForNothing('برشام منع الحمل', 'EG'),
      askForNothing('شوكولاته باتشي توصيل', 'KW'),
      askForNothing('شاشة سامسونج ٦٥ بوصه', 'QA'),
      askForNothing('لصقات نيكوتين اترك الدخان', 'QA'),
      askForNothing('مغسلة سيارات متنقله', 'KW'),
    ],
  }),
  ...asked('Gulf dialect', {
    ar: [
      ask(
        'الشي اللي يركبونه بالصبع ويطلع نسبة الاوكسجين',
        'KW',
        product('khalijcare-fingertip-pulse-oximeter'),
        product('ghaimair-fingertip-pulse-oximeter', 'dilmunta-fingertip-pulse-oximeter'),
      ),
      ask(
        'سرير طبي يرتفع وينزل بالريموت لكبير السن',
        'KW',
        product('khalijcare-electric-hospital-bed', 'khutwa-electric-hospital-bed'),
        [
          ...product('dilmunta-electric-hospital-bed'),
          ...catalog(
            'united-arabian-rehabilitation-equipment-furniture',
            'tiryaq-bay-medical-furniture',
          ),
        ],
      ),
      ask(
        'زوجي يشاخر وايد وينقطع نفسه وهو نايم شنو الجهاز اللي يلبسه',
        'KW',
        product('shifaready-automatic-cpap-device', 'nahrline-automatic-cpap-device'),
        [
          ...company('ghaim-respiratory-care'),
          ...catalog(
            'ghaim-respiratory-care-breathing',
            'khor-al-shifa-medical-breathing',
            'litani-medical-imports-breathing',
          ),
        ],
      ),
      ask(
        'سويت عملية الرباط الصليبي ومحتاج رباط للركبه فيه مفصل',
        'KW',
        product('khutwa-hinged-knee-brace'),
        [
          ...product('neelrest-hinged-knee-brace'),
          ...company('united-arabian-rehabilitation-equipment'),
        ],
      ),
      ask('لزقة جرح اقدر اتسبح وهي علي', 'AE', product('khorblade-hydrocolloid-dressing'), [
        ...product(
          'wasmed-hydrocolloid-dressing',
          'sawahilaid-hydrocolloid-dressing',
          'ajlounsoft-hydrocolloid-dressing',
          'bardicot-hydrocolloid-dressing',
        ),
        ...catalog('creekside-surgical-wound'),
      ]),
      ask(
        'الجهاز الي ينزل المحلول بعدد قطرات مضبوط ويصفر اذا خلص',
        'SA',
        product('wasmed-volumetric-infusion-pump'),
        [
          ...product('khalijcare-volumetric-infusion-pump', 'saruqview-volumetric-infusion-pump'),
          ...catalog('wasm-healthcare-supplies-infusion'),
          ...event('infusion-pump-skills-day-jeddah-wasm-healthcare-supplies'),
        ],
      ),
      ask(
        'فرش عمليات معقم جاهز',
        'SA',
        product('rimalsafe-universal-drape-pack'),
        catalog('rimal-medical-industries-surgery'),
      ),
      ask('وين ألبس عيالي نظارات وفحصهم بلاش', 'KW', company('ain-al-waha-optical'), [
        ...event('school-eyesight-day-kuwait-ain-al-waha-optical'),
        ...catalog('ain-al-waha-optical-lenses'),
      ]),
      ask('وين اركّب مفصل ركبة يديد', 'AE', company('marsa-azraq-hospital')),
      ask(
        'نأجر سيت جراحة لعملية باجر وترجعونه عقبها',
        'AE',
        company('creekside-surgical'),
        product('khorblade-general-surgery-instrument-set'),
      ),
      ask(
        'يفحصون الشامات والخالات بلاش',
        'AE',
        event('skin-check-saturday-dubai-yasmina-skin-clinic'),
        [
          ...company('yasmina-skin-clinic'),
          ...event('skin-check-saturday-bahrain-qalat-al-hayat-clinic'),
        ],
      ),
      ask(
        'انواع العدسات واسعارها بكلام مفهوم',
        'KW',
        catalog('ain-al-waha-optical-lenses'),
        company('ain-al-waha-optical'),
      ),
      ask(
        'سكشن شفط بلغم',
        'OM',
        product('sawahilaid-portable-suction-unit'),
        product('shifaready-portable-suction-unit', 'balqakit-portable-suction-unit'),
      ),
      ask(
        'نقالة تنفتح نصين تحت المصاب',
        'QA',
        product('shifaready-scoop-stretcher'),
        product('sawahilaid-scoop-stretcher'),
      ),
      ask('هادمول فوار', 'KW', product('hadimol-1-g-effervescent'), [
        ...medicine('Paracetamol'),
        ...product(
          'hadimol-500-mg-plain',
          'hadimol-120-mg-5-ml-syrup',
          'sakintra-500-mg-plain',
          'murjadol-500-mg-plain',
          'nilamol-500-mg-plain',
        ),
      ]),
      ask(
        'المضاد ابو ثلاث حبات',
        'KW',
        [...medicine('Azithromycin'), ...product('azirimal-500-mg-tablet')],
        product('thalathix-500-mg-tablet', 'sanazith-500-mg-tablet'),
      ),
      ask('شركة مغسلة مفارش المستشفى وتشيل النفايات الطبية', 'SA', [
        ...company('misnad-hospital-services'),
        ...catalog('misnad-hospital-services-facility-services'),
      ]),
      ask(
        'ابغى اتبرع بدمي بعد الدوام',
        'SA',
        event('dammam-blood-donation-evening-lulwat-al-sharq-hospital'),
        event(
          'abu-dhabi-blood-donation-evening-marsa-azraq-hospital',
          'qatar-blood-donation-evening-zubara-diagnostics',
        ),
      ),
    ],
  }),
  ...asked('Levantine dialect', {
    ar: [
      ask('معدات مستشفى سكند هاند مكفولة', 'LB', company('litani-medical-imports')),
      ask(
        'شرايط قياس السكري',
        'JO',
        product('rumtest-glucose-test-strips'),
        product('reefpure-glucose-test-strips'),
      ),
      ask(
        'نيكسيوم ٤٠',
        'LB',
        [...medicine('Esomeprazole'), ...product('zahramep-40-mg-resistant')],
        product('esolayan-40-mg-resistant', 'esovaid-40-mg-resistant'),
      ),
    ],
  }),
  ...asked('Egyptian dialect', {
    ar: [
      ask('اسبرين الاطفال بتاع السيولة', 'EG', [
        ...medicine('Acetylsalicylic acid, low dose'),
        ...product(
          'cardoyum-81-mg-resistant',
          'saylapirin-81-mg-resistant',
          'nabdasp-81-mg-resistant',
        ),
      ]),
      ask(
        'وظيفه ريسبشن في مستشفى عيون',
        'EG',
        job('medical-receptionist-wahat-eye-hospitals'),
        job(
          'medical-receptionist-nabdeen-heart-clinic',
          'medical-receptionist-nuwair-women-children-clinics',
          'medical-receptionist-yasmina-skin-clinic',
          'medical-receptionist-nakhl-eye-hospital',
          'medical-receptionist-wardiyya-clinic',
        ),
      ),
    ],
  }),
  ...asked('arabizi', {
    arabizi: [
      ask(
        'ventolin ba5a5',
        'KW',
        [...medicine('Salbutamol'), ...product('nasimol-100-mcg-dose-inhaler')],
        product('salbufaran-100-mcg-dose-inhaler', 'hawalin-100-mcg-dose-inhaler'),
      ),
    ],
  }),
  ...asked('part of a name', {
    en: [
      ask(
        'Pharma meets pharmacy',
        'LB',
        event('pharma-meets-pharmacy-beirut-arzline-pharma'),
        event(
          'pharma-meets-pharmacy-kuwait-muzn-pharmaceutical-industries',
          'pharma-meets-pharmacy-qatar-simsim-pharma-distribution',
          'pharma-meets-pharmacy-hyderabad-vaidyaka-remedies',
        ),
      ),
    ],
  }),
  ...asked('digits and strengths', {
    en: [
      ask(
        'ibuprofen liquid for kids',
        'JO',
        product('rahaprofen-100-mg-5-ml-suspension'),
        product('rahaprofen-400-mg-tablet', 'ibulina-400-mg-tablet', 'sanjufen-400-mg-tablet'),
      ),
    ],
  }),
  ...asked('service or department', {
    en: [
      ask(
        'emergency 24 hours hawalli',
        'KW',
        company('rabwat-al-salam-hospital'),
        company('nabdeen-heart-clinic'),
      ),
    ],
  }),
  ...asked('service or department', {
    en: [
      ask(
        'calibration of infusion pumps',
        'KW',
        company('sadu-biomedical-services', 'wafra-home-care'),
        [
          ...catalog('sadu-biomedical-services-service-contracts'),
          ...company('failaka-lab-systems'),
        ],
      ),
    ],
  }),
  ...asked('service or department', {
    ar: [
      ask(
        'ايكو للقلب والنتيجه بنفس اليوم',
        'KW',
        company('nabdeen-heart-clinic', 'rabwat-al-salam-hospital'),
      ),
    ],
  }),
  ...asked('service or department', {
    ar: [
      ask('شركة صيانة اجهزه طبيه', 'KW', company('sadu-biomedical-services'), [
        ...catalog('sadu-biomedical-services-service-contracts'),
        ...company('united-arabian-rehabilitation-equipment', 'tiryaq-bay-medical'),
      ]),
    ],
  }),
  ...asked('symptom', {
    ar: [ask('حب شباب بالويه', 'QA', product('safwagel-0-1-gel'), product('adanaqa-0-1-gel'))],
  }),
];
