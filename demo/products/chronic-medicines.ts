import type { DemoGeneric } from './medicine.ts';

export const chronicMedicines: readonly DemoGeneric[] = [
  {
    code: 'C08CA01',
    name: { en: 'Amlodipine', ar: 'أملوديبين' },
    category: 'heart',
    dispense: 'prescription',
    about: {
      en: 'lowers blood pressure and relieves angina with one tablet a day.',
      ar: 'يخفض ضغط الدم ويخفف الذبحة الصدرية بقرص واحد يوميًا.',
    },
    precaution: {
      en: 'Swelling of the ankles may occur. Tell the doctor about liver disease.',
      ar: 'قد يحدث تورم في الكاحلين. أخبر الطبيب بأمراض الكبد.',
    },
    leaflet: {
      en: 'One tablet at the same hour each day. Do not stop without asking.',
      ar: 'قرص واحد في الساعة نفسها كل يوم. لا توقف الدواء من دون استشارة.',
    },
    presentations: [
      { strength: '5 mg', form: 'plain', pack: 30, dollars: 5.2 },
      { strength: '10 mg', form: 'plain', pack: 30, dollars: 7.4 },
    ],
    brands: [
      ['Amlohayl', 'أملوهيل', 'hayl'],
      ['Qalbipin', 'قلبيبين', 'wadaq'],
      ['Amlonila', 'أملونيلا', 'nilora'],
      ['Amlojeet', 'أملوجيت', 'sanjeeta'],
    ],
  },
  {
    code: 'C07AB07',
    name: { en: 'Bisoprolol', ar: 'بيسوبرولول' },
    category: 'heart',
    dispense: 'prescription',
    about: {
      en: 'slows the heart in hypertension, angina and stable heart failure.',
      ar: 'يبطئ ضربات القلب في ارتفاع الضغط والذبحة وقصور القلب المستقر.',
    },
    precaution: {
      en: 'Never stop suddenly. Not in severe asthma or very slow pulse.',
      ar: 'لا توقفه فجأة أبدًا. لا يُستعمل في الربو الشديد أو بطء النبض الشديد.',
    },
    leaflet: {
      en: 'One tablet in the morning with or without food.',
      ar: 'قرص واحد صباحًا مع الطعام أو من دونه.',
    },
    presentations: [{ strength: '5 mg', form: 'tablet', pack: 30, dollars: 5.9 }],
    brands: [
      ['Bisonabd', 'بيسونبض', 'hayl'],
      ['Hudubis', 'هدوبيس', 'sarw'],
    ],
  },
  {
    code: 'C09CA03',
    name: { en: 'Valsartan', ar: 'فالسارتان' },
    category: 'heart',
    dispense: 'prescription',
    about: {
      en: 'treats high blood pressure and protects heart and kidneys.',
      ar: 'يعالج ارتفاع ضغط الدم ويحمي القلب والكليتين.',
    },
    precaution: {
      en: 'Not in pregnancy. Potassium and kidney values are checked after two weeks.',
      ar: 'لا يُستعمل في الحمل. يُفحص البوتاسيوم ووظائف الكلى بعد أسبوعين.',
    },
    leaflet: {
      en: 'One tablet once a day. Rise slowly from sitting in the first days.',
      ar: 'قرص واحد مرة يوميًا. انهض ببطء من الجلوس في الأيام الأولى.',
    },
    presentations: [
      { strength: '80 mg', form: 'tablet', pack: 28, dollars: 8.8 },
      { strength: '160 mg', form: 'tablet', pack: 28, dollars: 11.2 },
    ],
    brands: [
      ['Valsarw', 'فالسرو', 'sarw'],
      ['Sartaqurm', 'سارتاقرم', 'qurm'],
      ['Valsimsa', 'فالسيمسا', 'simsim'],
    ],
  },
  {
    code: 'C09AA03',
    name: { en: 'Lisinopril', ar: 'ليزينوبريل' },
    category: 'heart',
    dispense: 'prescription',
    about: {
      en: 'is a first choice in hypertension, also after a heart attack.',
      ar: 'خيار أول في ارتفاع الضغط، ويُستعمل أيضًا بعد النوبة القلبية.',
    },
    precaution: {
      en: 'Not in pregnancy. A dry cough is harmless but should be reported.',
      ar: 'لا يُستعمل في الحمل. السعال الجاف غير خطير لكن يجب الإبلاغ عنه.',
    },
    leaflet: {
      en: 'One tablet a day, the first dose at bedtime.',
      ar: 'قرص واحد يوميًا، والجرعة الأولى عند النوم.',
    },
    presentations: [{ strength: '10 mg', form: 'plain', pack: 28, dollars: 4.7 }],
    brands: [
      ['Lisivaid', 'ليزيفايد', 'vaidyaka'],
      ['Daghtopril', 'ضغطوبريل', 'murjan'],
    ],
  },
  {
    code: 'C10AA05',
    name: { en: 'Atorvastatin', ar: 'أتورفاستاتين' },
    category: 'heart',
    dispense: 'prescription',
    about: {
      en: 'lowers cholesterol and the risk of heart attack and stroke.',
      ar: 'يخفض الكوليسترول وخطر النوبة القلبية والسكتة الدماغية.',
    },
    precaution: {
      en: 'Report unexplained muscle pain. Not in pregnancy. Avoid large amounts of grapefruit.',
      ar: 'أبلغ عن أي ألم عضلي غير مفسر. لا يُستعمل في الحمل. تجنب الإكثار من الغريب فروت.',
    },
    leaflet: {
      en: 'One tablet in the evening together with a balanced diet.',
      ar: 'قرص واحد مساءً مع نظام غذائي متوازن.',
    },
    presentations: [
      { strength: '20 mg', form: 'tablet', pack: 30, dollars: 9.1 },
      { strength: '40 mg', form: 'tablet', pack: 30, dollars: 12.6 },
    ],
    brands: [
      ['Atorhayl', 'أتورهيل', 'hayl'],
      ['Lipamana', 'ليبامانا', 'arzline'],
      ['Statinila', 'ستاتينيلا', 'nilora'],
      ['Atorsanj', 'أتورسانج', 'sanjeeta'],
    ],
  },
  {
    code: 'C10AA07',
    name: { en: 'Rosuvastatin', ar: 'روزوفاستاتين' },
    category: 'heart',
    dispense: 'prescription',
    about: {
      en: 'is a potent statin for patients who do not reach their target otherwise.',
      ar: 'ستاتين قوي للمرضى الذين لم يبلغوا هدفهم بغيره.',
    },
    precaution: {
      en: 'Lower starting dose in people of Asian descent and in kidney disease.',
      ar: 'تُخفض جرعة البدء لدى ذوي الأصول الآسيوية وفي أمراض الكلى.',
    },
    leaflet: {
      en: 'One tablet a day at any hour; antacids two hours later.',
      ar: 'قرص واحد يوميًا في أي ساعة، وتؤخذ مضادات الحموضة بعده بساعتين.',
    },
    presentations: [{ strength: '10 mg', form: 'tablet', pack: 28, dollars: 11.8 }],
    brands: [
      ['Rosulayl', 'روزوليل', 'qurm'],
      ['Wardastin', 'وردستين', 'sarw'],
    ],
  },
  {
    code: 'B01AC06',
    name: { en: 'Acetylsalicylic acid, low dose', ar: 'حمض أسيتيل الساليسيليك بجرعة منخفضة' },
    category: 'heart',
    dispense: 'pharmacist',
    about: {
      en: 'keeps platelets from clumping after heart attack or stroke.',
      ar: 'يمنع تكتل الصفائح بعد النوبة القلبية أو السكتة الدماغية.',
    },
    precaution: {
      en: 'Not for children. Tell the dentist and surgeon that you take it.',
      ar: 'لا يُعطى للأطفال. أخبر طبيب الأسنان والجراح بأنك تتناوله.',
    },
    leaflet: {
      en: 'One tablet a day before food, swallowed whole.',
      ar: 'قرص واحد يوميًا قبل الطعام يُبلع كاملًا.',
    },
    presentations: [{ strength: '81 mg', form: 'resistant', pack: 30, dollars: 2.4 }],
    brands: [
      ['Cardoyum', 'كارديوم', 'murjan'],
      ['Saylapirin', 'سيلابيرين', 'luban'],
      ['Nabdasp', 'نبضاسب', 'wadaq'],
    ],
  },
  {
    code: 'B01AC04',
    name: { en: 'Clopidogrel', ar: 'كلوبيدوغريل' },
    category: 'heart',
    dispense: 'prescription',
    about: {
      en: 'prevents clots after stent placement and in arterial disease.',
      ar: 'يمنع الجلطات بعد تركيب الدعامات وفي أمراض الشرايين.',
    },
    precaution: {
      en: 'Stopping early after a stent is dangerous. Unusual bruising needs a doctor.',
      ar: 'إيقافه مبكرًا بعد الدعامة خطير. تستدعي الكدمات غير المعتادة مراجعة الطبيب.',
    },
    leaflet: {
      en: 'One tablet a day for as long as the cardiologist states.',
      ar: 'قرص واحد يوميًا للمدة التي يحددها طبيب القلب.',
    },
    presentations: [{ strength: '75 mg', form: 'tablet', pack: 28, dollars: 10.4 }],
    brands: [
      ['Clopisafa', 'كلوبيصفا', 'hayl'],
      ['Majralix', 'مجرالِكس', 'simsim'],
    ],
  },
  {
    code: 'C03CA01',
    name: { en: 'Furosemide', ar: 'فوروسيميد' },
    category: 'heart',
    dispense: 'prescription',
    about: {
      en: 'removes excess water in heart failure and kidney disease.',
      ar: 'يطرد الماء الزائد في قصور القلب وأمراض الكلى.',
    },
    precaution: {
      en: 'Weigh yourself daily. Dizziness or cramps may mean too much salt is lost.',
      ar: 'زِن نفسك يوميًا. قد يدل الدوار أو التشنج على فقد زائد للأملاح.',
    },
    leaflet: {
      en: 'One tablet in the morning so that the night stays undisturbed.',
      ar: 'قرص واحد صباحًا حتى لا يضطرب النوم ليلًا.',
    },
    presentations: [{ strength: '40 mg', form: 'plain', pack: 30, dollars: 2.6 }],
    brands: [
      ['Furomawj', 'فوروموج', 'vaidyaka'],
      ['Midrarix', 'مدرارِكس', 'nilora'],
    ],
  },
  {
    code: 'A10BA02',
    name: { en: 'Metformin', ar: 'ميتفورمين' },
    category: 'diabetes',
    dispense: 'prescription',
    about: {
      en: 'is the first medicine in type 2 diabetes for most patients.',
      ar: 'الدواء الأول في السكري من النوع الثاني لدى معظم المرضى.',
    },
    precaution: {
      en: 'Pause before contrast X-rays and during dehydration. Kidney values once a year.',
      ar: 'يُوقف مؤقتًا قبل الأشعة بالصبغة وعند الجفاف. تُفحص وظائف الكلى مرة في السنة.',
    },
    leaflet: {
      en: 'One tablet with breakfast and one with dinner. Start low, increase slowly.',
      ar: 'قرص مع الإفطار وقرص مع العشاء. ابدأ بجرعة منخفضة وزِدها تدريجيًا.',
    },
    presentations: [
      { strength: '850 mg', form: 'tablet', pack: 60, dollars: 5.5 },
      { strength: '1,000 mg', form: 'modified', pack: 30, dollars: 6.8 },
    ],
    brands: [
      ['Sukkarmet', 'سكرمت', 'hayl'],
      ['Metfonil', 'ميتفونيل', 'nilora'],
      ['Glucolayan', 'غلوكوليان', 'wadaq'],
      ['Metvaidya', 'ميتفايديا', 'vaidyaka'],
    ],
  },
  {
    code: 'A10BB09',
    name: { en: 'Gliclazide', ar: 'غليكلازيد' },
    category: 'diabetes',
    dispense: 'prescription',
    about: {
      en: 'helps the pancreas release insulin in type 2 diabetes.',
      ar: 'يساعد البنكرياس على إفراز الإنسولين في السكري من النوع الثاني.',
    },
    precaution: {
      en: 'May cause low blood sugar, especially while fasting: plan Ramadan with the doctor.',
      ar: 'قد يسبب هبوط السكر ولا سيما أثناء الصيام: خطط لرمضان مع طبيبك.',
    },
    leaflet: {
      en: 'One tablet with breakfast. Carry sugar with you.',
      ar: 'قرص واحد مع الإفطار. احمل معك مصدرًا للسكر.',
    },
    presentations: [{ strength: '60 mg', form: 'modified', pack: 30, dollars: 7.7 }],
    brands: [
      ['Glicorim', 'غليكوريم', 'sarw'],
      ['Glicomurj', 'غليكومرج', 'murjan'],
    ],
  },
  {
    code: 'A10BH01',
    name: { en: 'Sitagliptin', ar: 'سيتاغليبتين' },
    category: 'diabetes',
    dispense: 'prescription',
    about: {
      en: 'steadies blood sugar after meals without weight gain.',
      ar: 'يثبّت سكر الدم بعد الوجبات من دون زيادة في الوزن.',
    },
    precaution: {
      en: 'Stop and seek help with severe belly pain. Lower dose in kidney disease.',
      ar: 'أوقفه واطلب المساعدة عند ألم شديد في البطن. تُخفض الجرعة في أمراض الكلى.',
    },
    leaflet: {
      en: 'One tablet once a day with or without food.',
      ar: 'قرص واحد مرة يوميًا مع الطعام أو من دونه.',
    },
    presentations: [{ strength: '100 mg', form: 'tablet', pack: 28, dollars: 19.5 }],
    brands: [
      ['Sitaqurm', 'سيتاقرم', 'qurm'],
      ['Sitajeet', 'سيتاجيت', 'sanjeeta'],
      ['Gliptarz', 'غليبتارز', 'arzline'],
    ],
  },
  {
    code: 'A10AE04',
    name: { en: 'Insulin glargine', ar: 'إنسولين غلارجين' },
    category: 'diabetes',
    dispense: 'prescription',
    about: {
      en: 'is a long-acting insulin for one injection a day.',
      ar: 'إنسولين طويل المفعول يُحقن مرة واحدة في اليوم.',
    },
    precaution: {
      en: 'Know the signs of low blood sugar. Store unopened pens at 2 to 8 °C, never frozen.',
      ar: 'تعرّف إلى علامات هبوط السكر. تُحفظ الأقلام غير المفتوحة بين 2 و8 °م ولا تُجمد أبدًا.',
    },
    leaflet: {
      en: 'Inject under the skin at the same hour each day, changing the place. Use an open pen within 28 days.',
      ar: 'يُحقن تحت الجلد في الساعة نفسها يوميًا مع تغيير الموضع. يُستعمل القلم المفتوح خلال 28 يومًا.',
    },
    presentations: [{ strength: '100 IU/ml', form: 'pen', pack: '5 × 3 ml', dollars: 42 }],
    brands: [
      ['Nilaglarin', 'نيلاغلارين', 'nilora'],
      ['Basalwad', 'بازالواد', 'wadaq'],
    ],
  },
  {
    code: 'H03AA01',
    name: { en: 'Levothyroxine', ar: 'ليفوثيروكسين' },
    category: 'diabetes',
    dispense: 'prescription',
    about: {
      en: 'replaces thyroid hormone when the gland makes too little.',
      ar: 'يعوّض هرمون الغدة الدرقية عند نقص إفرازه.',
    },
    precaution: {
      en: 'Iron, calcium and coffee reduce absorption. Blood test six weeks after each change.',
      ar: 'يقلل الحديد والكالسيوم والقهوة امتصاصه. يُفحص الدم بعد ستة أسابيع من كل تعديل.',
    },
    leaflet: {
      en: 'One tablet half an hour before breakfast with water only.',
      ar: 'قرص واحد قبل الإفطار بنصف ساعة مع الماء فقط.',
    },
    presentations: [{ strength: '50 mcg', form: 'plain', pack: 100, dollars: 6.6 }],
    brands: [
      ['Thyramal', 'ثايرامال', 'simsim'],
      ['Daraqina', 'درقينا', 'muzn'],
    ],
  },
];
