import type { DemoGeneric } from './medicine.ts';

export const specialMedicines: readonly DemoGeneric[] = [
  {
    code: 'R03AC02',
    name: { en: 'Salbutamol', ar: 'سالبوتامول' },
    category: 'airways',
    dispense: 'prescription',
    about: {
      en: 'opens the airways within minutes in asthma attacks.',
      ar: 'يفتح المجاري التنفسية خلال دقائق في نوبات الربو.',
    },
    precaution: {
      en: 'Needing it more than twice a week means the asthma is not under control: see a doctor.',
      ar: 'الحاجة إليه أكثر من مرتين أسبوعيًا تعني أن الربو غير مسيطر عليه: راجع الطبيب.',
    },
    leaflet: {
      en: 'Shake, breathe out, press and breathe in slowly. One or two puffs when needed.',
      ar: 'رجّ العبوة وازفر ثم اضغط واستنشق ببطء. بخة أو بختان عند الحاجة.',
    },
    presentations: [{ strength: '100 mcg/dose', form: 'inhaler', pack: '200 doses', dollars: 4.3 }],
    brands: [
      ['Salbufaran', 'سالبوفران', 'zaafaran'],
      ['Nasimol', 'نسيمول', 'wadaq'],
      ['Hawalin', 'هوالين', 'vaidyaka'],
    ],
  },
  {
    code: 'R03BA02',
    name: { en: 'Budesonide', ar: 'بوديزونيد' },
    category: 'airways',
    dispense: 'prescription',
    about: {
      en: 'prevents asthma attacks when inhaled every day.',
      ar: 'يقي من نوبات الربو عند استنشاقه يوميًا.',
    },
    precaution: {
      en: 'It does not help in an acute attack. Rinse the mouth after each use.',
      ar: 'لا يفيد في النوبة الحادة. تمضمض بالماء بعد كل استعمال.',
    },
    leaflet: {
      en: 'One puff in the morning and one in the evening, also on good days.',
      ar: 'بخة صباحًا وبخة مساءً، حتى في الأيام التي تشعر فيها بالتحسن.',
    },
    presentations: [
      { strength: '200 mcg/dose', form: 'inhaler', pack: '120 doses', dollars: 12.4 },
    ],
    brands: [
      ['Budefaran', 'بوديفران', 'zaafaran'],
      ['Riahsonid', 'رياحسونيد', 'qurm'],
    ],
  },
  {
    code: 'R03DC03',
    name: { en: 'Montelukast', ar: 'مونتيلوكاست' },
    category: 'airways',
    dispense: 'prescription',
    about: {
      en: 'is an add-on in asthma and allergic rhinitis.',
      ar: 'علاج مساند في الربو والتهاب الأنف التحسسي.',
    },
    precaution: {
      en: 'Report changes of mood or sleep to the doctor.',
      ar: 'أبلغ الطبيب عن أي تغير في المزاج أو النوم.',
    },
    leaflet: {
      en: 'One tablet in the evening; chewable tablets for children from two years.',
      ar: 'قرص واحد مساءً، وأقراص للمضغ للأطفال من سن الثانية.',
    },
    presentations: [
      { strength: '10 mg', form: 'tablet', pack: 28, dollars: 10.9 },
      { strength: '4 mg', form: 'chewable', pack: 28, dollars: 9.9 },
    ],
    brands: [
      ['Monteghaim', 'مونتيغيم', 'hayl'],
      ['Lukasarw', 'لوكاسرو', 'sarw'],
      ['Montejeet', 'مونتيجيت', 'sanjeeta'],
    ],
  },
  {
    code: 'R01AD08',
    name: { en: 'Fluticasone', ar: 'فلوتيكازون' },
    category: 'allergy',
    dispense: 'pharmacist',
    about: {
      en: 'controls nasal allergy over the whole season.',
      ar: 'يسيطر على حساسية الأنف طوال الموسم.',
    },
    precaution: {
      en: 'Full effect after some days. Nosebleeds: pause and ask.',
      ar: 'يكتمل المفعول بعد أيام. عند نزف الأنف توقف واستشر.',
    },
    leaflet: {
      en: 'Two sprays in each nostril in the morning, later one.',
      ar: 'بختان في كل فتحة أنف صباحًا، ثم بخة واحدة لاحقًا.',
    },
    presentations: [{ strength: '50 mcg/dose', form: 'nasal', pack: '120 doses', dollars: 8.7 }],
    brands: [
      ['Flutirabee', 'فلوتيربيع', 'zaafaran'],
      ['Anfacort', 'أنفاكورت', 'simsim'],
    ],
  },
  {
    code: 'N03AX16',
    name: { en: 'Pregabalin', ar: 'بريغابالين' },
    category: 'nerves',
    dispense: 'controlled',
    about: {
      en: 'treats nerve pain and is an add-on in epilepsy.',
      ar: 'يعالج ألم الأعصاب ويُضاف إلى علاج الصرع.',
    },
    precaution: {
      en: 'Can cause dependence and drowsiness. Not with alcohol or opioids. Never share it.',
      ar: 'قد يسبب الاعتماد والنعاس. لا يُستعمل مع الكحول أو الأفيونات، ولا تعطه لغيرك أبدًا.',
    },
    leaflet: {
      en: 'One capsule twice a day. Reduce slowly under medical guidance.',
      ar: 'كبسولة مرتين يوميًا. تُخفض الجرعة تدريجيًا بإشراف طبي.',
    },
    presentations: [{ strength: '75 mg', form: 'capsule', pack: 28, dollars: 13.2 }],
    brands: [
      ['Pregasarw', 'بريغاسرو', 'sarw'],
      ['Asabalin', 'عصبالين', 'wadaq'],
    ],
  },
  {
    code: 'N06AB06',
    name: { en: 'Sertraline', ar: 'سيرترالين' },
    category: 'nerves',
    dispense: 'prescription',
    about: {
      en: 'treats depression and anxiety disorders.',
      ar: 'يعالج الاكتئاب واضطرابات القلق.',
    },
    precaution: {
      en: 'The effect takes two to four weeks. Seek help at once with thoughts of self-harm.',
      ar: 'يظهر المفعول بعد أسبوعين إلى أربعة. اطلب المساعدة فورًا عند ورود أفكار بإيذاء النفس.',
    },
    leaflet: {
      en: 'One tablet a day, morning or evening. Do not stop abruptly.',
      ar: 'قرص واحد يوميًا صباحًا أو مساءً. لا توقفه فجأة.',
    },
    presentations: [{ strength: '50 mg', form: 'tablet', pack: 28, dollars: 9.3 }],
    brands: [
      ['Sertahna', 'سيرتهنا', 'sarw'],
      ['Ufuqal', 'أفقال', 'qurm'],
    ],
  },
  {
    code: 'N03AX14',
    name: { en: 'Levetiracetam', ar: 'ليفيتيراسيتام' },
    category: 'nerves',
    dispense: 'prescription',
    about: {
      en: 'prevents seizures in adults and children.',
      ar: 'يقي من نوبات الصرع لدى البالغين والأطفال.',
    },
    precaution: {
      en: 'A missed dose may bring a seizure. Irritability should be reported.',
      ar: 'قد يؤدي نسيان الجرعة إلى نوبة. يجب الإبلاغ عن سرعة الانفعال.',
    },
    leaflet: {
      en: 'One tablet every twelve hours, with water.',
      ar: 'قرص كل اثنتي عشرة ساعة مع الماء.',
    },
    presentations: [{ strength: '500 mg', form: 'tablet', pack: 60, dollars: 21 }],
    brands: [
      ['Levisukun', 'ليفيسكون', 'sarw'],
      ['Levevaid', 'ليفيفايد', 'vaidyaka'],
    ],
  },
  {
    code: 'N02CC01',
    name: { en: 'Sumatriptan', ar: 'سوماتريبتان' },
    category: 'nerves',
    dispense: 'prescription',
    about: {
      en: 'ends a migraine attack when taken early.',
      ar: 'ينهي نوبة الشقيقة عند تناوله مبكرًا.',
    },
    precaution: {
      en: 'Not with heart disease or uncontrolled blood pressure. At most two tablets a day.',
      ar: 'لا يُستعمل مع أمراض القلب أو الضغط غير المنضبط. قرصان في اليوم على الأكثر.',
    },
    leaflet: {
      en: 'One tablet when the headache begins; a second only after two hours.',
      ar: 'قرص عند بدء الصداع، ولا يؤخذ الثاني إلا بعد ساعتين.',
    },
    presentations: [{ strength: '50 mg', form: 'tablet', pack: 6, dollars: 9.8 }],
    brands: [
      ['Shaqiqan', 'شقيقان', 'arzline'],
      ['Sumalara', 'سومالارا', 'nilora'],
    ],
  },
  {
    code: 'S01ED01',
    name: { en: 'Timolol', ar: 'تيمولول' },
    category: 'eye',
    dispense: 'prescription',
    about: {
      en: 'lowers eye pressure in glaucoma.',
      ar: 'يخفض ضغط العين في الجلوكوما (الماء الأزرق).',
    },
    precaution: {
      en: 'Not in asthma or slow heart rate. Remove contact lenses first.',
      ar: 'لا يُستعمل في الربو أو بطء القلب. انزع العدسات اللاصقة أولًا.',
    },
    leaflet: {
      en: 'One drop in the affected eye twice a day; press the inner corner for a minute.',
      ar: 'قطرة في العين المصابة مرتين يوميًا مع الضغط على الزاوية الداخلية دقيقة واحدة.',
    },
    presentations: [{ strength: '0.5%', form: 'eyedrops', pack: '5 ml', dollars: 4.5 }],
    brands: [
      ['Timofaran', 'تيموفران', 'zaafaran'],
      ['Aynolol', 'عينولول', 'hayl'],
    ],
  },
  {
    code: 'S01XA20',
    name: { en: 'Sodium hyaluronate', ar: 'هيالورونات الصوديوم' },
    category: 'eye',
    dispense: 'otc',
    about: {
      en: 'moistens dry eyes tired by screens, air conditioning and dust.',
      ar: 'يرطب العين الجافة المتعبة من الشاشات والتكييف والغبار.',
    },
    precaution: {
      en: 'Do not touch the eye with the tip. Discard three months after opening.',
      ar: 'لا تلمس العين بطرف القطارة. تُتلف بعد ثلاثة أشهر من الفتح.',
    },
    leaflet: {
      en: 'One drop in each eye as often as needed; suitable with contact lenses.',
      ar: 'قطرة في كل عين عند الحاجة، وتناسب مستخدمي العدسات اللاصقة.',
    },
    presentations: [{ strength: '0.2%', form: 'eyedrops', pack: '10 ml', dollars: 7.2 }],
    brands: [
      ['Damafaran', 'دمعافران', 'zaafaran'],
      ['Nadawain', 'نداوين', 'qurm'],
      ['Hyalmuzn', 'هيالمزن', 'muzn'],
    ],
  },
  {
    code: 'D10AD03',
    name: { en: 'Adapalene', ar: 'أدابالين' },
    category: 'skin',
    dispense: 'pharmacist',
    about: {
      en: 'clears mild to moderate acne over some weeks.',
      ar: 'يعالج حب الشباب الخفيف إلى المتوسط خلال أسابيع.',
    },
    precaution: {
      en: 'Not in pregnancy. Use sun protection by day.',
      ar: 'لا يُستعمل في الحمل. استعمل واقيًا من الشمس نهارًا.',
    },
    leaflet: {
      en: 'A thin film on the dry face at bedtime. Redness in the first weeks is usual.',
      ar: 'طبقة رقيقة على الوجه الجاف عند النوم. الاحمرار في الأسابيع الأولى معتاد.',
    },
    presentations: [{ strength: '0.1%', form: 'gel', pack: '30 g', dollars: 8.2 }],
    brands: [
      ['Adanaqa', 'أدانقا', 'luban'],
      ['Safwagel', 'صفواجل', 'simsim'],
    ],
  },
  {
    code: 'A03AA04',
    name: { en: 'Mebeverine', ar: 'ميبيفيرين' },
    category: 'digestion',
    dispense: 'pharmacist',
    about: {
      en: 'relaxes the cramps of irritable bowel.',
      ar: 'يرخي تقلصات القولون العصبي.',
    },
    precaution: {
      en: 'New symptoms after the age of 40 should be examined first.',
      ar: 'الأعراض الجديدة بعد سن الأربعين تستدعي الفحص أولًا.',
    },
    leaflet: {
      en: 'One capsule twice a day, twenty minutes before meals.',
      ar: 'كبسولة مرتين يوميًا قبل الطعام بعشرين دقيقة.',
    },
    presentations: [{ strength: '200 mg', form: 'capsule', pack: 30, dollars: 6.1 }],
    brands: [
      ['Qawlobin', 'قولوبين', 'arzline'],
      ['Mebeluban', 'ميبيلبان', 'luban'],
    ],
  },
];
