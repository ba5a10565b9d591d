import { type DepthKind, type Sections, say } from './depth-kind.ts';

/** What companies of a kind say of themselves; {0} is their town. */
export const sections: Readonly<Record<DepthKind, Sections>> = {
  devices: {
    offer: [
      say(
        'Monitoring, imaging, theatre and ward equipment, with the consumables that belong to it. We plan a room with you before we quote for it.',
        'أجهزة المراقبة والتصوير وغرف العمليات والأجنحة، مع ما يلزمها من مستهلكات. ونخطط الغرفة معكم قبل أن نقدّم عرض السعر.',
      ),
      say(
        'Complete wards and single devices, new and with full documents. Every line has a specialist who has worked with it in a hospital.',
        'أجنحة كاملة وأجهزة منفردة، جديدة وبوثائق كاملة. ولكل خط منتجات مختص عمل عليه في مستشفى.',
      ),
      say(
        'From the examination room to intensive care: devices, furniture, single-use items and the software that connects them.',
        'من غرفة الفحص إلى العناية المركزة: أجهزة وأثاث ومستلزمات أحادية الاستخدام والبرمجيات التي تربطها.',
      ),
    ],
    clients: [
      say(
        'Government hospitals, private hospitals and day-surgery centres. Most of them are within two hours of our store in {0}.',
        'المستشفيات الحكومية والخاصة ومراكز جراحة اليوم الواحد، ومعظمها على مسافة ساعتين من مستودعنا في {0}.',
      ),
      say(
        'Clinics that open, hospitals that renew and dealers who need a partner with stock in {0}.',
        'العيادات التي تُفتتح والمستشفيات التي تجدد تجهيزاتها والموزعون الذين يحتاجون إلى شريك لديه مخزون في {0}.',
      ),
    ],
    quality: [
      say(
        'Each device is tested for electrical safety on arrival and again at the bedside. Serial numbers, calibrations and recalls are kept for the life of the device.',
        'يُفحص كل جهاز من حيث السلامة الكهربائية عند وصوله ومرة أخرى عند سرير المريض، وتُحفظ الأرقام التسلسلية والمعايرات وإشعارات الاسترجاع طوال عمر الجهاز.',
      ),
      say(
        'We sell only what is registered in the country, and hand over the declaration of conformity with the delivery note.',
        'لا نبيع إلا ما هو مسجل في الدولة، ونسلّم إقرار المطابقة مع إشعار التسليم.',
      ),
    ],
    support: [
      say(
        'Installation, training in Arabic and English, two preventive visits a year and a loan device when a repair takes longer than two days.',
        'تركيب وتدريب بالعربية والإنجليزية وزيارتان وقائيتان في السنة، وجهاز بديل عندما يستغرق الإصلاح أكثر من يومين.',
      ),
      say(
        'Engineers answer the phone themselves. Spare parts for everything we sold in the last ten years are kept in {0}.',
        'يرد المهندسون على الهاتف بأنفسهم، ونحتفظ في {0} بقطع غيار كل ما بعناه خلال السنوات العشر الأخيرة.',
      ),
    ],
  },
  medicines: {
    offer: [
      say(
        'Prescription medicines, over-the-counter products and vaccines. The list is reviewed with pharmacists every quarter.',
        'أدوية وصفية ومستحضرات تُصرف من دون وصفة ولقاحات، وتُراجع القائمة مع الصيادلة كل ثلاثة أشهر.',
      ),
      say(
        'Generics and brands for chronic and acute care, in packs that pharmacies in the region dispense without splitting.',
        'أدوية جنيسة وأصناف تجارية للحالات المزمنة والحادة، بعبوات تصرفها صيدليات المنطقة من دون تجزئة.',
      ),
    ],
    clients: [
      say(
        'Public tenders, hospital pharmacies and independent pharmacies. Orders from {0} arrive the same day.',
        'المناقصات العامة وصيدليات المستشفيات والصيدليات المستقلة. وتصل الطلبات داخل {0} في اليوم نفسه.',
      ),
      say(
        'Pharmacy chains, clinics and wholesalers in the region, served from {0} with documents for each market.',
        'سلاسل الصيدليات والعيادات وتجار الجملة في المنطقة، نخدمهم من {0} بوثائق كل سوق.',
      ),
    ],
    quality: [
      say(
        'Storage between 2 and 8 degrees and below 25 degrees is logged every five minutes. A batch can be traced to each pharmacy within one hour.',
        'تُسجَّل درجة حرارة التخزين بين 2 و8 درجات وتحت 25 درجة كل خمس دقائق، ويمكن تتبّع أي تشغيلة إلى كل صيدلية خلال ساعة.',
      ),
      say(
        'A responsible pharmacist releases every batch. Side effects that are reported to us reach the authority within one working day.',
        'يجيز صيدلي مسؤول كل تشغيلة، وتصل الآثار الجانبية المبلّغ عنها إلى الجهة الرقابية خلال يوم عمل واحد.',
      ),
    ],
    support: [
      say(
        'Two deliveries a day in {0}, returns of short-dated stock by agreement, and product training for pharmacy teams.',
        'توصيلتان يوميًا في {0}، وإرجاع الأصناف قريبة الانتهاء بالاتفاق، وتدريب فرق الصيدليات على المنتجات.',
      ),
      say(
        'A pharmacist is on call for questions about doses, substitutes and storage, on working days and at weekends.',
        'يجيب صيدلي مناوب عن أسئلة الجرعات والبدائل والتخزين في أيام العمل وعطل نهاية الأسبوع.',
      ),
    ],
  },
  care: {
    offer: [
      say(
        'Outpatient clinics, imaging, laboratory and day surgery under one roof, with a family doctor who knows the whole record.',
        'عيادات خارجية وتصوير ومختبر وجراحة يوم واحد تحت سقف واحد، مع طبيب أسرة يعرف الملف كاملًا.',
      ),
      say(
        'Specialist consultations, diagnostics and follow-up. Second opinions are given in writing within three days.',
        'استشارات تخصصية وتشخيص ومتابعة، وتُقدَّم الآراء الثانية مكتوبة خلال ثلاثة أيام.',
      ),
      say(
        'Care from the first visit to rehabilitation: doctors, nurses, therapists and pharmacists plan it together.',
        'رعاية من الزيارة الأولى حتى التأهيل، يخططها الأطباء والممرضون والمعالجون والصيادلة معًا.',
      ),
    ],
    clients: [
      say(
        'Families, companies and insured patients in {0} and around it. Interpreters are there for five languages.',
        'الأسر والشركات والمرضى المؤمَّن عليهم في {0} وما حولها، مع مترجمين لخمس لغات.',
      ),
      say(
        'Patients who come on their own or are referred by doctors. Visitors from abroad have a coordinator in {0}.',
        'مرضى يأتون بأنفسهم أو يحيلهم أطباؤهم، وللقادمين من الخارج منسّق في {0}.',
      ),
    ],
    quality: [
      say(
        'Infection rates, waiting times and patient surveys are published for staff every month and discussed where they happen.',
        'تُنشر معدلات العدوى وأوقات الانتظار واستبيانات المرضى للعاملين كل شهر، وتُناقش حيث تحدث.',
      ),
      say(
        'Every operation begins with the safe-surgery checklist. Medicines are checked at the bedside by barcode.',
        'تبدأ كل عملية بقائمة التحقق للجراحة الآمنة، وتُراجع الأدوية عند السرير بالرمز الشريطي.',
      ),
    ],
    support: [
      say(
        'Appointments by phone and WhatsApp, results within a day for most tests, and a call from the nurse after each operation.',
        'مواعيد بالهاتف وواتساب، ونتائج معظم الفحوص خلال يوم، واتصال من الممرضة بعد كل عملية.',
      ),
      say(
        'Direct billing with the main insurers, parking for patients and home visits after discharge.',
        'محاسبة مباشرة مع شركات التأمين الرئيسية ومواقف للمرضى وزيارات منزلية بعد الخروج.',
      ),
    ],
  },
  laboratory: {
    offer: [
      say(
        'Routine chemistry, haematology and microbiology, molecular tests and pathology. More than six hundred tests are done in house.',
        'الكيمياء الروتينية وأمراض الدم والأحياء الدقيقة والفحوص الجزيئية وعلم الأمراض، ونجري أكثر من ستمئة فحص داخليًا.',
      ),
      say(
        'Testing for patients, hospitals and studies, with a courier who keeps samples at the right temperature.',
        'فحوص للمرضى والمستشفيات والدراسات، مع ناقل يحفظ العينات في درجة الحرارة الصحيحة.',
      ),
    ],
    clients: [
      say(
        'Hospitals and clinics without a laboratory of their own, and patients who come to our rooms in {0}.',
        'المستشفيات والعيادات التي لا مختبر لها، والمرضى الذين يأتون إلى مقرنا في {0}.',
      ),
      say(
        'Doctors, insurers and employers in {0}; samples are also collected at home.',
        'الأطباء وشركات التأمين وأصحاب العمل في {0}، كما تُجمع العينات من المنازل.',
      ),
    ],
    quality: [
      say(
        'Controls run before each series, and we take part in two external quality programmes. Critical values are told by phone within thirty minutes.',
        'تُجرى عينات الضبط قبل كل سلسلة، ونشارك في برنامجين خارجيين للجودة، وتُبلَّغ القيم الحرجة بالهاتف خلال ثلاثين دقيقة.',
      ),
      say(
        'Each sample bears its code from the arm to the report; nobody copies a number by hand.',
        'تحمل كل عينة رمزها من ذراع المريض حتى التقرير، ولا ينقل أحد رقمًا بيده.',
      ),
    ],
    support: [
      say(
        'Reports in Arabic and English the same day for most tests, and a doctor who explains them on the phone.',
        'تقارير بالعربية والإنجليزية في اليوم نفسه لمعظم الفحوص، وطبيب يشرحها هاتفيًا.',
      ),
      say(
        'Collection at home from six in the morning, training for nurses who draw blood, and results in the hospital’s own system.',
        'سحب منزلي من السادسة صباحًا، وتدريب للممرضين على سحب الدم، ونتائج داخل نظام المستشفى.',
      ),
    ],
  },
  services: {
    offer: [
      say(
        'Maintenance, calibration, training and planning for those who care for patients. We take over whole departments or a single task.',
        'صيانة ومعايرة وتدريب وتخطيط لمن يرعون المرضى، ونتولى أقسامًا كاملة أو مهمة واحدة.',
      ),
      say(
        'People, processes and systems for healthcare: from licensing to daily operation.',
        'كوادر وعمليات وأنظمة للرعاية الصحية، من الترخيص إلى التشغيل اليومي.',
      ),
    ],
    clients: [
      say(
        'Hospitals, clinics and health authorities. Our teams in {0} know the rules of the country and the people who apply them.',
        'المستشفيات والعيادات والجهات الصحية. وتعرف فرقنا في {0} أنظمة الدولة ومن يطبّقونها.',
      ),
      say(
        'Owners who build, managers who improve and teams who need a hand for a season, in {0} and beyond.',
        'ملّاك يبنون ومديرون يحسّنون وفرق تحتاج إلى عون مؤقت، في {0} وخارجها.',
      ),
    ],
    quality: [
      say(
        'Each job ends with a report that names what was measured, by whom and with which instrument.',
        'تنتهي كل مهمة بتقرير يذكر ما قيس ومن قاسه وبأي جهاز.',
      ),
      say(
        'Data about patients stays with the client. Our people are trained in confidentiality every year.',
        'تبقى بيانات المرضى لدى العميل، ويُدرَّب فريقنا على السرية كل عام.',
      ),
    ],
    support: [
      say(
        'A fixed contact answers within four working hours; urgent calls are taken at night too.',
        'يجيب مسؤول ثابت خلال أربع ساعات عمل، وتُستقبل المكالمات العاجلة ليلًا أيضًا.',
      ),
      say(
        'Contracts by the hour, by the visit or by the year, and a first visit in {0} without a fee.',
        'عقود بالساعة أو بالزيارة أو بالسنة، والزيارة الأولى في {0} بلا رسوم.',
      ),
    ],
  },
};
