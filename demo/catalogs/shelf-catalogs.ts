import type { DemoText } from '#demo/demo-text.ts';
import type { ArticleGroupName } from '#demo/products/article.ts';

type Shelf = { readonly title: DemoText; readonly subTitle: DemoText };

/** {0} is the brand. */
export const shelfCatalogs: Readonly<Record<ArticleGroupName, Shelf>> = {
  monitoring: shelf(
    '{0} Patient Monitoring',
    'مراقبة المرضى من {0}',
    'From the fingertip oximeter to the central station: parameters, accessories and service intervals at a glance.',
    'من مقياس التأكسج الإصبعي إلى المحطة المركزية: المعايير والملحقات ومواعيد الصيانة في لمحة.',
  ),
  imaging: shelf(
    '{0} Imaging Guide',
    'دليل التصوير من {0}',
    'Room plans, detector sizes and probe tables that help you choose the right system.',
    'مخططات الغرف ومقاسات الكواشف وجداول المجسات التي تعينك على اختيار النظام المناسب.',
  ),
  surgery: shelf(
    '{0} Surgery Catalogue',
    'كتالوج الجراحة من {0}',
    'Instruments, sutures and drapes, arranged by operation with complete set lists.',
    'أدوات وخيوط وأغطية مرتبة بحسب العملية مع قوائم كاملة للأطقم.',
  ),
  wound: shelf(
    '{0} Wound Care Selector',
    'دليل اختيار ضمادات {0}',
    'A chart from wound type to dressing, with sizes, wear times and order numbers.',
    'جدول من نوع الجرح إلى الضماد مع المقاسات ومدة الاستخدام وأرقام الطلب.',
  ),
  infusion: shelf(
    '{0} Infusion and Injection',
    'التسريب والحقن من {0}',
    'Pumps, sets, cannulas and syringes that fit together, with compatibility tables.',
    'مضخات وأطقم وكانيولات ومحاقن متوافقة مع جداول التوافق.',
  ),
  protection: shelf(
    '{0} Infection Control',
    'مكافحة العدوى من {0}',
    'Gloves, masks, gowns and sterilisation, with the standards each product meets.',
    'قفازات وكمامات وأردية وتعقيم مع المعايير التي يستوفيها كل منتج.',
  ),
  breathing: shelf(
    '{0} Respiratory Care',
    'العناية التنفسية من {0}',
    'Oxygen, sleep and ventilation for hospital and home, with mask fitting templates.',
    'الأكسجين والنوم والتنفس الصناعي للمستشفى والمنزل مع قوالب قياس الأقنعة.',
  ),
  mobility: shelf(
    '{0} Mobility and Rehabilitation',
    'الحركة والتأهيل من {0}',
    'Wheelchairs, walkers and supports, with measuring guides for the right fit.',
    'كراسٍ متحركة ومشّايات ودعامات مع أدلة القياس المناسبة.',
  ),
  furniture: shelf(
    '{0} Hospital Furniture',
    'أثاث المستشفيات من {0}',
    'Complete rooms from ward to treatment room, with colours and dimensions.',
    'غرف كاملة من الجناح إلى غرفة العلاج مع الألوان والأبعاد.',
  ),
  dental: shelf(
    '{0} Dental Catalogue',
    'كتالوج الأسنان من {0}',
    'Units, handpieces and materials, with shade charts and working times.',
    'وحدات وقبضات ومواد مع جداول الألوان وأزمنة العمل.',
  ),
  instruments: shelf(
    '{0} Laboratory Instruments',
    'أجهزة المختبرات من {0}',
    'Analysers and bench equipment, with throughput, footprint and running cost.',
    'أجهزة تحليل ومعدات مكتبية مع الإنتاجية والمساحة وكلفة التشغيل.',
  ),
  reagents: shelf(
    '{0} Reagents and Tests',
    'كواشف واختبارات {0}',
    'Test menu with methods, sample volumes, stability and pack sizes.',
    'قائمة الفحوص مع الطرائق وحجوم العينات والثبات وأحجام العبوات.',
  ),
  emergency: shelf(
    '{0} Emergency and First Aid',
    'الطوارئ والإسعاف من {0}',
    'Kits, defibrillators and transport aids, with contents lists and refill numbers.',
    'حقائب ومزيلات رجفان ومعينات نقل مع قوائم المحتويات وأرقام إعادة التعبئة.',
  ),
};

function shelf(titleEn: string, titleAr: string, en: string, ar: string): Shelf {
  return { title: { en: titleEn, ar: titleAr }, subTitle: { en, ar } };
}
