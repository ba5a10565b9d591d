import { type EventSubject, subject } from './event-subject.ts';

/** Congresses and exhibitions. */
export const gatherings: readonly EventSubject[] = [
  subject(
    'congress',
    ['{0} Heart Failure Congress', 'مؤتمر {0} لقصور القلب'],
    [
      'Two days on the diagnosis and long-term care of heart failure, from primary care to transplant. Sessions alternate between lectures and case discussions led by regional teams.',
      'يومان حول تشخيص قصور القلب ورعايته طويلة الأمد، من الرعاية الأولية إلى زراعة القلب. تتناوب الجلسات بين محاضرات ومناقشات حالات تقودها فرق من المنطقة.',
    ],
    'nabdeen-heart-clinic',
    'marsa-azraq-hospital',
    'zaytuna-specialty-hospital',
  ),
  subject(
    'congress',
    ['Gulf Diabetes Days, {0}', 'أيام السكري الخليجية في {0}'],
    [
      'Physicians, dietitians and educators meet to share what works in preventing and treating diabetes in Gulf families. A full morning is devoted to fasting in Ramadan.',
      'يلتقي أطباء واختصاصيو تغذية ومثقفون صحيون لتبادل ما نجح في الوقاية من السكري وعلاجه لدى الأسرة الخليجية. وتُخصص فترة صباحية كاملة لصيام رمضان.',
    ],
    'wadaq-pharma',
    'hayl-pharmaceuticals',
    'nilora-pharma',
  ),
  subject(
    'congress',
    ['{0} Patient Safety Forum', 'ملتقى {0} لسلامة المرضى'],
    [
      'Hospital leaders present how they reduced falls, medication errors and infections, with their figures. Every talk ends with one change the audience can make on Sunday morning.',
      'يعرض قادة المستشفيات كيف خفضوا حالات السقوط وأخطاء الدواء والعدوى بالأرقام. وتنتهي كل محاضرة بتغيير واحد يستطيع الحضور تطبيقه صباح الأحد.',
    ],
    'rabwat-al-salam-hospital',
    'lulwat-al-sharq-hospital',
    'misnad-hospital-services',
  ),
  subject(
    'congress',
    ['Arab Laboratory Medicine Meeting, {0}', 'اللقاء العربي لطب المختبرات في {0}'],
    [
      'Quality, automation and the first Arabic reference intervals for twenty common tests. Young scientists present their posters in a guided walk.',
      'الجودة والأتمتة وأولى القيم المرجعية العربية لعشرين فحصًا شائعًا. ويعرض العلماء الشباب ملصقاتهم في جولة موجهة.',
    ],
    'failaka-lab-systems',
    'yaqut-laboratories',
    'rum-biotech-reagents',
  ),
  subject(
    'congress',
    ['{0} Women’s Health Summit', 'قمة {0} لصحة المرأة'],
    [
      'Pregnancy after forty, endometriosis and breast health, discussed by clinicians together with patients. Childcare is available on both days.',
      'الحمل بعد الأربعين وبطانة الرحم المهاجرة وصحة الثدي، يناقشها الأطباء مع المريضات. وتتوفر رعاية للأطفال في اليومين.',
    ],
    'ain-al-qamar-hospital',
    'nuwair-women-children-clinics',
    'wardiyya-clinic',
  ),
  subject(
    'congress',
    ['Eye Care for All, {0}', 'صحة العيون للجميع في {0}'],
    [
      'A meeting on preventing avoidable blindness: school screening, diabetic retinopathy and affordable cataract surgery. Field teams report from six countries.',
      'لقاء حول الوقاية من العمى الممكن تفاديه: فحص المدارس واعتلال الشبكية السكري وجراحة الماء الأبيض (الساد) الميسورة التكلفة. وتعرض فرق ميدانية تجاربها من ست دول.',
    ],
    'nakhl-eye-hospital',
    'wahat-eye-hospitals',
  ),
  subject(
    'congress',
    ['{0} Nursing Leadership Conference', 'مؤتمر {0} للقيادة التمريضية'],
    [
      'Head nurses and directors work on staffing, well-being and careers at the bedside. The programme was written by nurses from twelve hospitals.',
      'تعمل رئيسات التمريض والمديرون على قضايا التوظيف ورفاه العاملين والمسار المهني في التمريض السريري. وقد وضعت البرنامج ممرضات من اثني عشر مستشفى.',
    ],
    'rabwat-al-salam-hospital',
    'arogyadeep-health-staffing',
    'marsa-azraq-hospital',
  ),
  subject(
    'congress',
    ['Genomic Medicine Symposium, {0}', 'ندوة الطب الجينومي في {0}'],
    [
      'What newborn and premarital genetic testing means for families, law and laboratories in the Arab world. Includes a public evening lecture.',
      'ماذا تعني الفحوص الجينية لحديثي الولادة والمقبلين على الزواج للأسرة والقانون والمختبر في العالم العربي. وتتضمن محاضرة مسائية عامة.',
    ],
    'ghaf-genomics',
    'mizan-clinical-research',
  ),
  subject(
    'congress',
    ['{0} Kidney Care Meeting', 'لقاء {0} لرعاية الكلى'],
    [
      'Home dialysis, transplantation and the prevention of kidney disease in hot climates. Patients who dialyse at home show how their day looks.',
      'غسيل الكلى المنزلي وزراعة الكلى والوقاية من أمراضها في المناخ الحار. ويعرض مرضى يجرون غسيل الكلى في منازلهم كيف يمضي يومهم.',
    ],
    'sitra-dialysis-centres',
    'zaytuna-specialty-hospital',
  ),
  subject(
    'exhibition',
    ['{0} Medical Equipment Fair', 'معرض {0} للأجهزة الطبية'],
    [
      'Over one hundred exhibitors show monitoring, imaging, surgical and rehabilitation equipment, most of it running. Purchasing teams can book guided tours by department.',
      'أكثر من مئة عارض يقدمون أجهزة المراقبة والتصوير والجراحة والتأهيل ومعظمها في حالة تشغيل. ويمكن لفرق المشتريات حجز جولات موجهة بحسب القسم.',
    ],
    'tiryaq-bay-medical',
    'wasm-healthcare-supplies',
    'dilmun-tech-medical',
    'creekside-surgical',
  ),
  subject(
    'exhibition',
    ['Pharma Meets Pharmacy, {0}', 'الدواء يلتقي الصيدلية في {0}'],
    [
      'Manufacturers and community pharmacists meet at small tables: new products in the morning, supply and shortages in the afternoon.',
      'يلتقي المصنّعون وصيادلة المجتمع حول طاولات صغيرة: المنتجات الجديدة صباحًا، والإمداد ونقص الأدوية بعد الظهر.',
    ],
    'muzn-pharmaceutical-industries',
    'simsim-pharma-distribution',
    'arzline-pharma',
    'vaidyaka-remedies',
  ),
  subject(
    'exhibition',
    ['{0} Dental Expo', 'معرض {0} لطب الأسنان'],
    [
      'Digital dentistry from scan to crown, with live milling and a hall for second-hand units. Entry is free for dental professionals.',
      'طب الأسنان الرقمي من المسح إلى التاج مع تصنيع حي وقاعة للوحدات المستعملة. والدخول مجاني للعاملين في طب الأسنان.',
    ],
    'dhow-dental-supply',
    'jbeil-dental-arts',
  ),
  subject(
    'exhibition',
    ['Mobility and Independent Living Show, {0}', 'معرض الحركة والعيش المستقل في {0}'],
    [
      'Try wheelchairs, adapted cars and smart-home aids on an indoor course. Therapists give free advice all day.',
      'جرّب الكراسي المتحركة والسيارات المعدلة ومعينات المنزل الذكي على مسار داخلي. ويقدم المعالجون استشارات مجانية طوال اليوم.',
    ],
    'united-arabian-rehabilitation-equipment',
    'wakra-mobility-care',
    'neelkurinji-hospital-furniture',
  ),
  subject(
    'exhibition',
    ['Made in the Region: Health Industry Days, {0}', 'صُنع في المنطقة: أيام الصناعة الصحية في {0}'],
    [
      'Local manufacturers open their order books and their plants. Factory visits leave every morning at nine.',
      'يفتح المصنّعون المحليون دفاتر طلباتهم ومصانعهم أمام الزوار. وتنطلق زيارات المصانع كل صباح في التاسعة.',
    ],
    'rimal-medical-industries',
    'saruq-medical-devices',
    'sarw-pharmaceuticals',
    'bardi-medical-textiles',
  ),
  subject(
    'exhibition',
    ['{0} Laboratory Technology Week', 'أسبوع تقنيات المختبرات في {0}'],
    [
      'Analysers, software and sample logistics side by side, with one-hour method clinics for laboratory staff.',
      'أجهزة تحليل وبرامج ونقل عينات جنبًا إلى جنب، مع جلسات عملية حول طرائق التحليل مدة كل منها ساعة للعاملين في المختبرات.',
    ],
    'reef-laboratory-supplies',
    'abu-qirdan-diagnostics',
    'dakhini-lab-instruments',
  ),
];
