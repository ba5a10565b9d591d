import type { DemoGeneric } from './medicine.ts';

export const everydayMedicines: readonly DemoGeneric[] = [
  {
    code: 'N02BE01',
    name: { en: 'Paracetamol', ar: 'باراسيتامول' },
    category: 'pain',
    dispense: 'otc',
    about: {
      en: 'relieves mild to moderate pain and brings down fever in adults and children.',
      ar: 'يخفف الألم الخفيف إلى المتوسط ويخفض الحرارة لدى البالغين والأطفال.',
    },
    precaution: {
      en: 'Do not exceed 4 g in 24 hours. Do not combine with other medicines that contain paracetamol. Ask a doctor first in liver disease.',
      ar: 'لا تتجاوز 4 غرامات خلال 24 ساعة، ولا تجمع بينه وبين أدوية أخرى تحتوي على الباراسيتامول. استشر الطبيب أولًا عند وجود مرض في الكبد.',
    },
    leaflet: {
      en: 'Adults: one or two tablets every four to six hours as needed, with water. Seek advice if fever lasts longer than three days.',
      ar: 'البالغون: قرص أو قرصان كل أربع إلى ست ساعات عند الحاجة مع الماء. راجع الطبيب إذا استمرت الحمى أكثر من ثلاثة أيام.',
    },
    presentations: [
      { strength: '500 mg', form: 'plain', pack: 24, dollars: 2.1 },
      { strength: '120 mg/5 ml', form: 'syrup', pack: '100 ml', dollars: 2.6 },
      { strength: '1 g', form: 'effervescent', pack: 16, dollars: 3.4 },
    ],
    brands: [
      ['Hadimol', 'هاديمول', 'muzn'],
      ['Sakintra', 'ساكنترا', 'hayl'],
      ['Murjadol', 'مرجادول', 'murjan'],
      ['Nilamol', 'نيلامول', 'nilora'],
    ],
  },
  {
    code: 'M01AE01',
    name: { en: 'Ibuprofen', ar: 'إيبوبروفين' },
    category: 'pain',
    dispense: 'otc',
    about: {
      en: 'eases headache, dental and period pain and reduces inflammation in joints and muscles.',
      ar: 'يسكّن الصداع وآلام الأسنان والدورة الشهرية ويخفف التهاب المفاصل والعضلات.',
    },
    precaution: {
      en: 'Not in the last three months of pregnancy, with stomach ulcer or severe heart failure. Take with food.',
      ar: 'لا يُستعمل في الأشهر الثلاثة الأخيرة من الحمل، ولا مع قرحة المعدة أو قصور القلب الشديد. يؤخذ مع الطعام.',
    },
    leaflet: {
      en: 'Adults: one tablet up to three times a day after meals, for the shortest time needed.',
      ar: 'البالغون: قرص واحد حتى ثلاث مرات يوميًا بعد الأكل ولأقصر مدة ممكنة.',
    },
    presentations: [
      { strength: '400 mg', form: 'tablet', pack: 20, dollars: 3.2 },
      { strength: '100 mg/5 ml', form: 'suspension', pack: '100 ml', dollars: 3.5 },
    ],
    brands: [
      ['Rahaprofen', 'راحابروفين', 'sarw'],
      ['Ibulina', 'إيبولينا', 'luban'],
      ['Sanjufen', 'سانجوفين', 'sanjeeta'],
    ],
  },
  {
    code: 'M01AB05',
    name: { en: 'Diclofenac sodium', ar: 'ديكلوفيناك الصوديوم' },
    category: 'pain',
    dispense: 'pharmacist',
    about: {
      en: 'treats sprains, back pain and joint inflammation.',
      ar: 'يعالج الالتواءات وآلام الظهر والتهاب المفاصل.',
    },
    precaution: {
      en: 'Avoid in heart disease, ulcer and late pregnancy. Keep the gel away from eyes and broken skin.',
      ar: 'يُتجنب في أمراض القلب والقرحة وأواخر الحمل. يُبعد الجل عن العينين والجلد المجروح.',
    },
    leaflet: {
      en: 'Rub a thin layer gently into the painful area three times a day; wash hands afterwards.',
      ar: 'تُدلَّك طبقة رقيقة بلطف على موضع الألم ثلاث مرات يوميًا، ثم تُغسل اليدان.',
    },
    presentations: [{ strength: '1%', form: 'gel', pack: '50 g', dollars: 4.1 }],
    brands: [
      ['Diclozahr', 'ديكلوزهر', 'muzn'],
      ['Mafsalen', 'مفصالين', 'wadaq'],
    ],
  },
  {
    code: 'R06AE07',
    name: { en: 'Cetirizine', ar: 'سيتريزين' },
    category: 'allergy',
    dispense: 'otc',
    about: {
      en: 'calms sneezing, itching and hives; one dose lasts a day.',
      ar: 'يهدئ العطاس والحكة والشرى، وتكفي جرعة واحدة ليوم كامل.',
    },
    precaution: {
      en: 'May cause drowsiness in some people: know your reaction before driving. Lower dose in kidney disease.',
      ar: 'قد يسبب النعاس لدى بعض الأشخاص: تحقق من تأثيره فيك قبل القيادة. تُخفض الجرعة في أمراض الكلى.',
    },
    leaflet: {
      en: 'Adults and children over 12: one tablet in the evening.',
      ar: 'البالغون والأطفال فوق 12 سنة: قرص واحد مساءً.',
    },
    presentations: [
      { strength: '10 mg', form: 'tablet', pack: 20, dollars: 3.6 },
      { strength: '5 mg/5 ml', form: 'syrup', pack: '120 ml', dollars: 3.9 },
    ],
    brands: [
      ['Nasmarin', 'نسمارين', 'muzn'],
      ['Alergaya', 'أليرغايا', 'hayl'],
      ['Cetiwadi', 'سيتيوادي', 'simsim'],
    ],
  },
  {
    code: 'R06AX13',
    name: { en: 'Loratadine', ar: 'لوراتادين' },
    category: 'allergy',
    dispense: 'otc',
    about: {
      en: 'is a non-drowsy antihistamine for hay fever and dust allergy.',
      ar: 'مضاد هيستامين لا يسبب النعاس عادةً، لحساسية الربيع والغبار.',
    },
    precaution: {
      en: 'Ask a doctor first in liver disease, pregnancy or breastfeeding.',
      ar: 'استشر الطبيب أولًا في أمراض الكبد أو الحمل أو الرضاعة.',
    },
    leaflet: {
      en: 'One tablet once a day, with or without food.',
      ar: 'قرص واحد مرة في اليوم مع الطعام أو من دونه.',
    },
    presentations: [{ strength: '10 mg', form: 'plain', pack: 30, dollars: 4.2 }],
    brands: [
      ['Ghubarex', 'غبارِكس', 'murjan'],
      ['Loratoba', 'لوراتوبا', 'vaidyaka'],
    ],
  },
  {
    code: 'R01AA07',
    name: { en: 'Xylometazoline', ar: 'زايلوميتازولين' },
    category: 'allergy',
    dispense: 'otc',
    about: {
      en: 'opens a blocked nose within minutes.',
      ar: 'يفتح الأنف المسدود خلال دقائق.',
    },
    precaution: {
      en: 'No longer than seven days in a row. This strength is not for children under twelve.',
      ar: 'لا يُستعمل أكثر من سبعة أيام متتالية، وهذا التركيز غير مخصص للأطفال دون الثانية عشرة.',
    },
    leaflet: {
      en: 'One spray in each nostril up to three times a day.',
      ar: 'بخة واحدة في كل فتحة أنف حتى ثلاث مرات يوميًا.',
    },
    presentations: [{ strength: '0.1%', form: 'nasal', pack: '10 ml', dollars: 2.8 }],
    brands: [
      ['Nafasol', 'نفسول', 'zaafaran'],
      ['Xylobahr', 'زايلوبحر', 'luban'],
    ],
  },
  {
    code: 'R05CB06',
    name: { en: 'Ambroxol', ar: 'أمبروكسول' },
    category: 'allergy',
    dispense: 'otc',
    about: {
      en: 'loosens thick phlegm so that coughing clears the chest.',
      ar: 'يذيب البلغم الكثيف ليسهل خروجه بالسعال.',
    },
    precaution: {
      en: 'Drink plenty of water. Stop and see a doctor if a rash appears.',
      ar: 'أكثِر من شرب الماء. أوقف الدواء وراجع الطبيب عند ظهور طفح جلدي.',
    },
    leaflet: {
      en: 'Adults: 10 ml twice a day after food. Children from six: 2.5 ml twice a day.',
      ar: 'البالغون: 10 مل مرتين يوميًا بعد الأكل. الأطفال من السادسة: 2.5 مل مرتين يوميًا.',
    },
    presentations: [{ strength: '30 mg/5 ml', form: 'syrup', pack: '120 ml', dollars: 3.1 }],
    brands: [
      ['Sadrolin', 'صدرولين', 'muzn'],
      ['Ambrosarw', 'أمبروسرو', 'sarw'],
    ],
  },
  {
    code: 'A02BC01',
    name: { en: 'Omeprazole', ar: 'أوميبرازول' },
    category: 'digestion',
    dispense: 'pharmacist',
    about: {
      en: 'lowers stomach acid in reflux, ulcer and heartburn.',
      ar: 'يقلل حموضة المعدة في الارتجاع والقرحة وحرقة المعدة.',
    },
    precaution: {
      en: 'See a doctor before use if you lose weight, vomit blood or have trouble swallowing.',
      ar: 'راجع الطبيب قبل الاستعمال عند فقدان الوزن أو تقيؤ الدم أو صعوبة البلع.',
    },
    leaflet: {
      en: 'One capsule half an hour before breakfast, swallowed whole.',
      ar: 'كبسولة واحدة قبل الإفطار بنصف ساعة تُبلع كاملة.',
    },
    presentations: [
      { strength: '20 mg', form: 'capsule', pack: 28, dollars: 6.2 },
      { strength: '40 mg', form: 'capsule', pack: 14, dollars: 6.9 },
    ],
    brands: [
      ['Midaprazol', 'ميدابرازول', 'hayl'],
      ['Omelara', 'أوميلارا', 'nilora'],
      ['Midasanj', 'ميداسانج', 'sanjeeta'],
    ],
  },
  {
    code: 'A02BC05',
    name: { en: 'Esomeprazole', ar: 'إيزوميبرازول' },
    category: 'digestion',
    dispense: 'prescription',
    about: {
      en: 'heals inflammation of the gullet and protects the stomach during long painkiller treatment.',
      ar: 'يشفي التهاب المريء ويحمي المعدة أثناء العلاج الطويل بالمسكنات.',
    },
    precaution: {
      en: 'Long use may lower magnesium and vitamin B12: have them checked once a year.',
      ar: 'قد يخفض الاستعمال الطويل المغنيسيوم وفيتامين ب12: يُفحصان مرة في السنة.',
    },
    leaflet: {
      en: 'One tablet a day at the same hour. Do not crush or chew.',
      ar: 'قرص واحد يوميًا في الساعة نفسها. لا يُسحق ولا يُمضغ.',
    },
    presentations: [{ strength: '40 mg', form: 'resistant', pack: 28, dollars: 11.5 }],
    brands: [
      ['Esolayan', 'إيزوليان', 'qurm'],
      ['Zahramep', 'زهراميب', 'arzline'],
      ['Esovaid', 'إيزوفايد', 'vaidyaka'],
    ],
  },
  {
    code: 'A03FA03',
    name: { en: 'Domperidone', ar: 'دومبيريدون' },
    category: 'digestion',
    dispense: 'prescription',
    about: {
      en: 'relieves nausea and the feeling of fullness after meals.',
      ar: 'يخفف الغثيان والشعور بالامتلاء بعد الطعام.',
    },
    precaution: {
      en: 'Not with heart rhythm disorders or certain antifungals and antibiotics. At most seven days.',
      ar: 'لا يُستعمل مع اضطراب نظم القلب أو مع بعض مضادات الفطريات والمضادات الحيوية. سبعة أيام على الأكثر.',
    },
    leaflet: {
      en: 'One tablet up to three times a day, a quarter of an hour before meals.',
      ar: 'قرص واحد حتى ثلاث مرات يوميًا قبل الطعام بربع ساعة.',
    },
    presentations: [{ strength: '10 mg', form: 'tablet', pack: 30, dollars: 3.7 }],
    brands: [
      ['Domihana', 'دوميهنا', 'sarw'],
      ['Nausirel', 'نوسيريل', 'simsim'],
    ],
  },
  {
    code: 'A07CA',
    name: { en: 'Oral rehydration salts', ar: 'أملاح معالجة الجفاف بالفم' },
    category: 'digestion',
    dispense: 'otc',
    about: {
      en: 'replaces water and salts lost through diarrhoea, vomiting or heat.',
      ar: 'تعوّض الماء والأملاح المفقودة بسبب الإسهال أو القيء أو الحر.',
    },
    precaution: {
      en: 'Dissolve in clean water only, in exactly the stated amount. Infants: on medical advice.',
      ar: 'تُذاب في ماء نظيف فقط وبالكمية المحددة تمامًا. للرضع باستشارة طبية.',
    },
    leaflet: {
      en: 'Dissolve one sachet in 200 ml of water and drink in small sips. Discard what is left after 24 hours.',
      ar: 'يُذاب كيس واحد في 200 مل من الماء ويُشرب رشفات صغيرة. يُتخلص من الباقي بعد 24 ساعة.',
    },
    presentations: [{ strength: '4.2 g', form: 'sachet', pack: 10, dollars: 2.2 }],
    brands: [
      ['Rawiya', 'راويّة', 'murjan'],
      ['Hydranil', 'هيدرانيل', 'nilora'],
      ['Malhina', 'ملحينا', 'luban'],
    ],
  },
  {
    code: 'A06AD11',
    name: { en: 'Lactulose', ar: 'لاكتولوز' },
    category: 'digestion',
    dispense: 'otc',
    about: {
      en: 'softens the stool gently and is suitable for children and in pregnancy.',
      ar: 'يليّن البراز بلطف ويناسب الأطفال والحوامل.',
    },
    precaution: {
      en: 'Not with galactose intolerance. Wind in the first days is common and passes.',
      ar: 'لا يُستعمل مع عدم تحمل الغالاكتوز. الغازات في الأيام الأولى شائعة وتزول.',
    },
    leaflet: {
      en: 'Adults: 15 ml once or twice a day with plenty of water; works within two days.',
      ar: 'البالغون: 15 مل مرة أو مرتين يوميًا مع ماء كثير، ويظهر المفعول خلال يومين.',
    },
    presentations: [{ strength: '667 mg/ml', form: 'syrup', pack: '200 ml', dollars: 4.4 }],
    brands: [
      ['Laynolac', 'لينولاك', 'muzn'],
      ['Sahlulose', 'سهلولوز', 'wadaq'],
    ],
  },
  {
    code: 'A11CC05',
    name: { en: 'Colecalciferol (vitamin D3)', ar: 'كولي كالسيفيرول (فيتامين د3)' },
    category: 'vitamins',
    dispense: 'prescription',
    about: {
      en: 'corrects vitamin D deficiency, common in people who spend the day indoors.',
      ar: 'يعالج نقص فيتامين د الشائع لدى من يقضون نهارهم في الداخل.',
    },
    precaution: {
      en: 'Not with high blood calcium or kidney stones. Keep to the weekly dose.',
      ar: 'لا يُستعمل مع ارتفاع كالسيوم الدم أو حصى الكلى. التزم بالجرعة الأسبوعية.',
    },
    leaflet: {
      en: 'One capsule a week with the main meal for eight weeks, then as the doctor advises.',
      ar: 'كبسولة واحدة أسبوعيًا مع الوجبة الرئيسية لمدة ثمانية أسابيع، ثم بحسب إرشاد الطبيب.',
    },
    presentations: [{ strength: '50,000 IU', form: 'capsule', pack: 8, dollars: 7.8 }],
    brands: [
      ['Shamsivit', 'شمسيفيت', 'luban'],
      ['Duhadee', 'ضحادي', 'hayl'],
      ['Calirays', 'كاليريز', 'qurm'],
    ],
  },
  {
    code: 'B03AA07',
    name: { en: 'Ferrous sulfate', ar: 'كبريتات الحديدوز' },
    category: 'vitamins',
    dispense: 'pharmacist',
    about: {
      en: 'restores iron stores in deficiency and during pregnancy.',
      ar: 'يعيد مخزون الحديد عند نقصه وخلال الحمل.',
    },
    precaution: {
      en: 'Keep out of the reach of children: an overdose is dangerous. Tea and milk reduce absorption.',
      ar: 'يُحفظ بعيدًا عن متناول الأطفال لخطورة الجرعة الزائدة. يقلل الشاي والحليب امتصاصه.',
    },
    leaflet: {
      en: 'One tablet a day on an empty stomach with orange juice. Dark stools are harmless.',
      ar: 'قرص واحد يوميًا على معدة فارغة مع عصير البرتقال. لون البراز الداكن غير ضار.',
    },
    presentations: [{ strength: '325 mg', form: 'modified', pack: 30, dollars: 3.9 }],
    brands: [
      ['Hadidora', 'حديدورا', 'nilora'],
      ['Ferromana', 'فيرومانا', 'vaidyaka'],
    ],
  },
  {
    code: 'B03BB01',
    name: { en: 'Folic acid', ar: 'حمض الفوليك' },
    category: 'vitamins',
    dispense: 'otc',
    about: {
      en: 'supports the healthy development of the unborn child.',
      ar: 'يدعم النمو السليم للجنين.',
    },
    precaution: {
      en: 'Tell the doctor if you take medicines for epilepsy.',
      ar: 'يجب إبلاغ الطبيب عند تناول أدوية للصرع.',
    },
    leaflet: {
      en: 'One tablet a day from the time pregnancy is planned until the twelfth week.',
      ar: 'قرص واحد يوميًا منذ التخطيط للحمل حتى الأسبوع الثاني عشر.',
    },
    presentations: [{ strength: '0.4 mg', form: 'plain', pack: 90, dollars: 3.0 }],
    brands: [
      ['Waraqfol', 'ورقفول', 'murjan'],
      ['Janinol', 'جنينول', 'sarw'],
    ],
  },
];
