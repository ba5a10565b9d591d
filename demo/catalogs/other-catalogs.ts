import type { DemoText } from '#demo/demo-text.ts';

type Written = { readonly slug: string; readonly title: DemoText; readonly subTitle: DemoText };

/** Every holder of medicines has the first; the second goes to those who sell to hospitals. */
export const medicineCatalogs: readonly [Written, Written] = [
  {
    slug: 'product-list',
    title: { en: '{0} Product List', ar: 'قائمة منتجات {0}' },
    subTitle: {
      en: 'All medicines by substance and by brand, with strengths, pack sizes and dispensing status.',
      ar: 'جميع الأدوية بحسب الاسم العلمي والاسم التجاري مع التراكيز وأحجام العبوات ونظام الصرف.',
    },
  },
  {
    slug: 'hospital-range',
    title: { en: '{0} Hospital Range', ar: 'مجموعة المستشفيات من {0}' },
    subTitle: {
      en: 'Packs, storage conditions and tender conditions for hospital pharmacies and central stores.',
      ar: 'العبوات وشروط الحفظ وشروط المناقصات لصيدليات المستشفيات والمستودعات المركزية.',
    },
  },
];

/** Catalogs of those who sell no goods, or sell over the counter, by company. */
export const serviceCatalogs: Readonly<Record<string, Written>> = {
  'rabwat-al-salam-hospital': written(
    'maternity',
    'Your Birth at Rabwat Al Salam',
    'ولادتك في ربوة السلام',
    'Rooms, packages and what to bring, from the first visit to the day you go home.',
    'الغرف والباقات وما يلزم إحضاره، من الزيارة الأولى حتى العودة إلى المنزل.',
  ),
  'sadu-biomedical-services': written(
    'service-contracts',
    'Service Contracts for Medical Equipment',
    'عقود صيانة الأجهزة الطبية',
    'Three levels of cover with response times, calibration intervals and prices per device class.',
    'ثلاثة مستويات من التغطية مع أزمنة الاستجابة ومواعيد المعايرة والأسعار لكل فئة أجهزة.',
  ),
  'kathma-family-pharmacies': written(
    'family-health',
    'Family Health at Home',
    'صحة الأسرة في المنزل',
    'Thermometers, monitors and first-aid supplies with pharmacists’ notes on how to use them.',
    'مقاييس حرارة وأجهزة قياس ومستلزمات إسعاف مع ملاحظات الصيادلة على استخدامها.',
  ),
  'wafra-home-care': written(
    'home-care-plans',
    'Home Care Plans',
    'خطط الرعاية المنزلية',
    'From a single visit to live-in care: what is included, who comes and what it costs.',
    'من الزيارة الواحدة إلى الرعاية المقيمة: ما تشمله ومن يزوركم وكم تكلف.',
  ),
  'yaqut-laboratories': written(
    'test-directory',
    'Test Directory',
    'دليل الفحوص',
    '1,400 tests with sample tubes, transport conditions and turnaround times.',
    '1,400 فحص مع أنابيب العينات وشروط النقل ومدد الإنجاز.',
  ),
  'misnad-hospital-services': written(
    'facility-services',
    'Hospital Services in One Contract',
    'خدمات المستشفى في عقد واحد',
    'Sterile supply, linen, waste and cleaning, with the indicators we report every month.',
    'التعقيم والبياضات والنفايات والنظافة مع المؤشرات التي نرفعها كل شهر.',
  ),
  'ghaf-genomics': written(
    'genetic-tests',
    'Genetic Test Guide for Physicians',
    'دليل الفحوص الجينية للأطباء',
    'When to order which test, sample requirements and how to read our one-page report.',
    'متى يُطلب كل فحص ومتطلبات العينة وكيف يُقرأ تقريرنا ذو الصفحة الواحدة.',
  ),
  'qafila-cold-chain': written(
    'temperature-services',
    'Temperature-Controlled Services',
    'خدمات النقل بدرجات حرارة مضبوطة',
    'Vehicles, storage classes and validated routes, with a booking form.',
    'المركبات وفئات التخزين والمسارات المعتمدة مع نموذج حجز.',
  ),
  'wakra-mobility-care': written(
    'showroom',
    'Showroom Guide',
    'دليل صالة العرض',
    'Everything you can try in our shop, with sizes, prices and rental rates.',
    'كل ما يمكنك تجربته في متجرنا مع المقاسات والأسعار وأجور التأجير.',
  ),
  'sitra-dialysis-centres': written(
    'holiday-dialysis',
    'Holiday Dialysis in Bahrain',
    'غسيل الكلى لزوار البحرين',
    'How to book, what to send us and where to stay nearby.',
    'كيف تحجز وما الذي ترسله إلينا وأين تقيم بالقرب منا.',
  ),
  'mashreqia-health-training': written(
    'course-programme',
    'Course Programme',
    'برنامج الدورات',
    'Life support, simulation and licensing courses with dates, fees and instructors.',
    'دورات الإنعاش والمحاكاة والترخيص مع المواعيد والرسوم والمدربين.',
  ),
  'mizan-clinical-research': written(
    'capabilities',
    'Study Capabilities',
    'إمكانات إجراء الدراسات',
    'Beds, methods, volunteer panel and past studies for sponsors planning a trial.',
    'الأسرّة والطرائق وقاعدة المتطوعين والدراسات السابقة للرعاة الذين يخططون لدراسة.',
  ),
  'arogyadeep-health-staffing': written(
    'for-hospitals',
    'Recruiting Guide for Hospitals',
    'دليل التوظيف للمستشفيات',
    'Steps, time lines and guarantees when you recruit nurses through us.',
    'الخطوات والمواعيد والضمانات عند توظيف الممرضين من خلالنا.',
  ),
  'ain-al-waha-optical': written(
    'lenses',
    'Lens Guide',
    'دليل العدسات',
    'Materials, coatings and prices explained without technical words.',
    'المواد والطبقات والأسعار بلغة بعيدة عن المصطلحات.',
  ),
};

function written(slug: string, titleEn: string, titleAr: string, en: string, ar: string): Written {
  return { slug, title: { en: titleEn, ar: titleAr }, subTitle: { en, ar } };
}
