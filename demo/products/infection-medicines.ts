import type { DemoGeneric } from './medicine.ts';

export const infectionMedicines: readonly DemoGeneric[] = [
  {
    code: 'J01CA04',
    name: { en: 'Amoxicillin', ar: 'أموكسيسيلين' },
    category: 'infection',
    dispense: 'prescription',
    about: {
      en: 'treats bacterial infections of ear, throat, chest and urinary tract.',
      ar: 'يعالج العدوى البكتيرية في الأذن والحلق والصدر والمسالك البولية.',
    },
    precaution: {
      en: 'Not in penicillin allergy. Finish the course even when you feel better.',
      ar: 'لا يُستعمل عند حساسية البنسلين. أكمل مدة العلاج وإن شعرت بالتحسن.',
    },
    leaflet: {
      en: 'One capsule every eight hours for the number of days the doctor states.',
      ar: 'كبسولة كل ثماني ساعات لعدد الأيام الذي يحدده الطبيب.',
    },
    presentations: [
      { strength: '500 mg', form: 'capsule', pack: 21, dollars: 4.8 },
      { strength: '250 mg/5 ml', form: 'suspension', pack: '100 ml', dollars: 4.2 },
    ],
    brands: [
      ['Amoxiyar', 'أموكسيار', 'hayl'],
      ['Baldacil', 'بلداسيل', 'sarw'],
      ['Moxinila', 'موكسينيلا', 'nilora'],
      ['Amovaidya', 'أموفايديا', 'vaidyaka'],
    ],
  },
  {
    code: 'J01CR02',
    name: { en: 'Amoxicillin and clavulanic acid', ar: 'أموكسيسيلين وحمض الكلافولانيك' },
    category: 'infection',
    dispense: 'prescription',
    about: {
      en: 'is a broad antibiotic for sinus, chest and skin infections that resist amoxicillin alone.',
      ar: 'مضاد حيوي واسع الطيف لالتهابات الجيوب والصدر والجلد التي لا تستجيب للأموكسيسيلين وحده.',
    },
    precaution: {
      en: 'Not in penicillin allergy or after jaundice caused by it. Take at the start of a meal.',
      ar: 'لا يُستعمل عند حساسية البنسلين أو بعد يرقان سببه هذا الدواء. يؤخذ في بداية الوجبة.',
    },
    leaflet: {
      en: 'One tablet every twelve hours for five to seven days.',
      ar: 'قرص كل اثنتي عشرة ساعة لمدة خمسة إلى سبعة أيام.',
    },
    presentations: [
      { strength: '875 mg/125 mg', form: 'tablet', pack: 14, dollars: 9.6 },
      { strength: '457 mg/5 ml', form: 'suspension', pack: '70 ml', dollars: 8.1 },
    ],
    brands: [
      ['Klavomar', 'كلافومار', 'sarw'],
      ['Haylaclav', 'هيلاكلاف', 'hayl'],
      ['Duoqurm', 'دوقرم', 'qurm'],
    ],
  },
  {
    code: 'J01FA10',
    name: { en: 'Azithromycin', ar: 'أزيثروميسين' },
    category: 'infection',
    dispense: 'prescription',
    about: {
      en: 'is a three-day antibiotic for chest, throat and skin infections.',
      ar: 'مضاد حيوي لثلاثة أيام لالتهابات الصدر والحلق والجلد.',
    },
    precaution: {
      en: 'Tell the doctor about heart rhythm disorders. Antacids two hours apart.',
      ar: 'أخبر الطبيب باضطرابات نظم القلب. تؤخذ مضادات الحموضة بفارق ساعتين.',
    },
    leaflet: {
      en: 'One tablet a day for three days, at the same hour.',
      ar: 'قرص واحد يوميًا لثلاثة أيام في الساعة نفسها.',
    },
    presentations: [{ strength: '500 mg', form: 'tablet', pack: 3, dollars: 6.1 }],
    brands: [
      ['Azirimal', 'أزيرمال', 'wadaq'],
      ['Thalathix', 'ثلاثِكس', 'simsim'],
      ['Sanazith', 'سانازيث', 'sanjeeta'],
    ],
  },
  {
    code: 'J01DC02',
    name: { en: 'Cefuroxime', ar: 'سيفوروكسيم' },
    category: 'infection',
    dispense: 'prescription',
    about: {
      en: 'is a second-generation cephalosporin for ear, sinus and urinary infections.',
      ar: 'سيفالوسبورين من الجيل الثاني لالتهابات الأذن والجيوب والمسالك البولية.',
    },
    precaution: {
      en: 'Mention any earlier reaction to penicillins or cephalosporins.',
      ar: 'اذكر أي تحسس سابق من البنسلينات أو السيفالوسبورينات.',
    },
    leaflet: {
      en: 'One tablet twice a day after food, swallowed whole.',
      ar: 'قرص مرتين يوميًا بعد الطعام يُبلع كاملًا.',
    },
    presentations: [{ strength: '500 mg', form: 'tablet', pack: 10, dollars: 8.4 }],
    brands: [
      ['Cefarouk', 'سيفاروق', 'sarw'],
      ['Zarqaxim', 'زرقاكسيم', 'arzline'],
    ],
  },
  {
    code: 'J01MA02',
    name: { en: 'Ciprofloxacin', ar: 'سيبروفلوكساسين' },
    category: 'infection',
    dispense: 'prescription',
    about: {
      en: 'is reserved for urinary and intestinal infections where simpler antibiotics do not suit.',
      ar: 'يُستعمل لعدوى المسالك البولية والأمعاء حين لا تناسب المضادات الأبسط.',
    },
    precaution: {
      en: 'Stop at once with tendon pain. Avoid strong sun. Not together with milk products.',
      ar: 'أوقفه فورًا عند ألم الأوتار. تجنب الشمس القوية، ولا تتناوله مع منتجات الألبان.',
    },
    leaflet: {
      en: 'One tablet every twelve hours with a full glass of water.',
      ar: 'قرص كل اثنتي عشرة ساعة مع كوب ماء كامل.',
    },
    presentations: [{ strength: '500 mg', form: 'tablet', pack: 10, dollars: 5.4 }],
    brands: [
      ['Ciprodana', 'سيبرودانة', 'hayl'],
      ['Floxavaid', 'فلوكسافايد', 'vaidyaka'],
    ],
  },
  {
    code: 'J01DD04',
    name: { en: 'Ceftriaxone', ar: 'سيفترياكسون' },
    category: 'infection',
    dispense: 'hospital',
    about: {
      en: 'is a once-daily injection for severe infections treated in hospital.',
      ar: 'حقن مرة واحدة يوميًا للعدوى الشديدة التي تُعالج في المستشفى.',
    },
    precaution: {
      en: 'Must not be mixed with calcium solutions. Not in newborns with jaundice.',
      ar: 'يُمنع مزجه بمحاليل الكالسيوم، ولا يُعطى لحديثي الولادة المصابين باليرقان.',
    },
    leaflet: {
      en: 'Given by a nurse or doctor into a vein or muscle. Report itching or breathlessness at once.',
      ar: 'يعطيه الممرض أو الطبيب في الوريد أو العضل. أبلغ فورًا عن الحكة أو ضيق التنفس.',
    },
    presentations: [
      { strength: '1 g', form: 'vial', pack: 1, dollars: 3.8 },
      { strength: '2 g', form: 'vial', pack: 1, dollars: 6.4 },
    ],
    brands: [
      ['Triaxafar', 'ترياكسافار', 'zaafaran'],
      ['Ceftanil', 'سيفتانيل', 'nilora'],
      ['Roxijeet', 'روكسيجيت', 'sanjeeta'],
    ],
  },
  {
    code: 'P01AB01',
    name: { en: 'Metronidazole', ar: 'ميترونيدازول' },
    category: 'infection',
    dispense: 'prescription',
    about: {
      en: 'acts against anaerobic bacteria and intestinal parasites.',
      ar: 'يعمل ضد البكتيريا اللاهوائية وطفيليات الأمعاء.',
    },
    precaution: {
      en: 'No alcohol during treatment and two days after. Tell the doctor about blood thinners.',
      ar: 'يُمنع الكحول أثناء العلاج ويومين بعده. أخبر الطبيب عن مميعات الدم.',
    },
    leaflet: {
      en: 'One tablet three times a day after food. A metallic taste is common.',
      ar: 'قرص ثلاث مرات يوميًا بعد الطعام. الطعم المعدني في الفم شائع.',
    },
    presentations: [{ strength: '500 mg', form: 'tablet', pack: 20, dollars: 2.9 }],
    brands: [
      ['Metrosahl', 'ميتروسهل', 'muzn'],
      ['Amibara', 'أميبارا', 'nilora'],
    ],
  },
  {
    code: 'J02AC01',
    name: { en: 'Fluconazole', ar: 'فلوكونازول' },
    category: 'infection',
    dispense: 'prescription',
    about: {
      en: 'clears fungal infections with a single capsule in many cases.',
      ar: 'يقضي على العدوى الفطرية بكبسولة واحدة في كثير من الحالات.',
    },
    precaution: {
      en: 'Not in pregnancy. Interacts with several heart and diabetes medicines.',
      ar: 'لا يُستعمل في الحمل، ويتداخل مع عدد من أدوية القلب والسكري.',
    },
    leaflet: {
      en: 'One capsule as a single dose, or as the doctor directs.',
      ar: 'كبسولة واحدة جرعةً وحيدة، أو بحسب إرشاد الطبيب.',
    },
    presentations: [{ strength: '150 mg', form: 'capsule', pack: 1, dollars: 4.6 }],
    brands: [
      ['Fungasafi', 'فنغاصافي', 'simsim'],
      ['Flucomuzn', 'فلوكومزن', 'muzn'],
    ],
  },
  {
    code: 'J05AB01',
    name: { en: 'Aciclovir', ar: 'أسيكلوفير' },
    category: 'infection',
    dispense: 'pharmacist',
    about: {
      en: 'shortens cold sores when applied at the first tingling.',
      ar: 'يقصّر مدة الهربس الشفوي (قروح البرد) إذا وُضع عند أول وخز.',
    },
    precaution: {
      en: 'For lips and face only, not inside mouth or eyes. Do not share the tube.',
      ar: 'للشفتين والوجه فقط لا داخل الفم أو العينين. لا تشارك الأنبوب مع غيرك.',
    },
    leaflet: {
      en: 'Apply five times a day for five days with clean fingers.',
      ar: 'يوضع خمس مرات يوميًا لخمسة أيام بأصابع نظيفة.',
    },
    presentations: [{ strength: '5%', form: 'cream', pack: '5 g', dollars: 4.9 }],
    brands: [
      ['Herparza', 'هيربارزا', 'arzline'],
      ['Shifaclo', 'شفاكلو', 'luban'],
    ],
  },
  {
    code: 'D06AX09',
    name: { en: 'Mupirocin', ar: 'موبيروسين' },
    category: 'skin',
    dispense: 'prescription',
    about: {
      en: 'treats infected cuts, impetigo and small wounds.',
      ar: 'يعالج الجروح الملتهبة والقوباء والجروح الصغيرة.',
    },
    precaution: {
      en: 'Not on large burns. At most ten days.',
      ar: 'لا يوضع على الحروق الواسعة. عشرة أيام على الأكثر.',
    },
    leaflet: {
      en: 'Clean the area and apply a thin layer three times a day.',
      ar: 'يُنظف الموضع وتوضع طبقة رقيقة ثلاث مرات يوميًا.',
    },
    presentations: [{ strength: '2%', form: 'ointment', pack: '15 g', dollars: 6.3 }],
    brands: [
      ['Mupiqurm', 'موبيقرم', 'qurm'],
      ['Jildamox', 'جلداموكس', 'muzn'],
    ],
  },
  {
    code: 'D01AC01',
    name: { en: 'Clotrimazole', ar: 'كلوتريمازول' },
    category: 'skin',
    dispense: 'otc',
    about: {
      en: 'treats athlete’s foot, ringworm and skin-fold infections.',
      ar: 'يعالج فطريات القدم والقوباء الحلقية والتهاب ثنايا الجلد.',
    },
    precaution: {
      en: 'For external use only. Continue two weeks after the skin looks clear.',
      ar: 'للاستعمال الخارجي فقط. يُتابع أسبوعين بعد زوال العلامات.',
    },
    leaflet: {
      en: 'Apply thinly two or three times a day to clean, dry skin.',
      ar: 'يوضع بطبقة رقيقة مرتين أو ثلاثًا يوميًا على جلد نظيف وجاف.',
    },
    presentations: [{ strength: '1%', form: 'cream', pack: '20 g', dollars: 3.0 }],
    brands: [
      ['Clotriwad', 'كلوتريواد', 'murjan'],
      ['Fitrisol', 'فطريسول', 'sanjeeta'],
    ],
  },
  {
    code: 'D07AA02',
    name: { en: 'Hydrocortisone', ar: 'هيدروكورتيزون' },
    category: 'skin',
    dispense: 'pharmacist',
    about: {
      en: 'calms eczema, insect bites and irritated skin.',
      ar: 'يهدئ الإكزيما ولسعات الحشرات وتهيج الجلد.',
    },
    precaution: {
      en: 'Not on infected skin; on the face only on medical advice; at most seven days.',
      ar: 'لا يوضع على جلد مصاب بعدوى، ولا على الوجه إلا باستشارة طبية، ولسبعة أيام على الأكثر.',
    },
    leaflet: {
      en: 'Apply a thin layer once or twice a day.',
      ar: 'توضع طبقة رقيقة مرة أو مرتين يوميًا.',
    },
    presentations: [{ strength: '1%', form: 'cream', pack: '15 g', dollars: 2.7 }],
    brands: [
      ['Nadacort', 'نداكورت', 'muzn'],
      ['Hydrohayl', 'هيدروهيل', 'hayl'],
    ],
  },
];
