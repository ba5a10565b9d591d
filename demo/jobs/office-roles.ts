import { type JobRole, role } from './job-role.ts';

/** People whom nearly every company needs. */
export const officeRoles: readonly JobRole[] = [
  role(
    ['Warehouse Supervisor', 'مشرف / مشرفة مستودع'],
    [
      'You lead a team of eight, keep stock accurate to the piece and make sure that what is urgent leaves first. Experience with medical goods is welcome.',
      'تقود فريقًا من ثمانية وتحافظ على دقة المخزون وتضمن خروج الطلبات العاجلة أولًا. نرحب بالخبرة في المستلزمات الطبية.',
    ],
    1400,
    'medical-equipment',
    'pharmaceutical',
    'laboratory',
  ),
  role(
    ['Tender Officer', 'مسؤول / مسؤولة مناقصات'],
    [
      'You follow public tenders, collect documents on time and check prices twice. Accuracy and good written Arabic matter most.',
      'تتابع المناقصات العامة وتجمع الوثائق في موعدها وتراجع الأسعار مرتين. الأهم الدقة وحسن الكتابة بالعربية.',
    ],
    1800,
    'medical-equipment',
    'laboratory',
    'other',
  ),
  role(
    ['Health Data Analyst', 'محلل / محللة بيانات صحية'],
    [
      'You turn clinical records into figures that managers and doctors trust. SQL and a sense for privacy are essential.',
      'تحوّل السجلات السريرية إلى أرقام يثق بها المديرون والأطباء. إتقان SQL والحرص على الخصوصية أساسيان.',
    ],
    2900,
    'hospital',
    'healthcare-service',
    'laboratory',
  ),
  role(
    ['Accountant', 'محاسب / محاسبة'],
    [
      'You close the month, follow receivables from insurers and hospitals and improve what takes too long. Three years in health care or trade are required.',
      'تغلق الحسابات الشهرية وتتابع مستحقات شركات التأمين والمستشفيات وتحسّن ما يستغرق وقتًا طويلًا. تُشترط ثلاث سنوات في القطاع الصحي أو التجاري.',
    ],
    1700,
    'hospital',
    'clinic',
    'pharmaceutical',
    'medical-equipment',
    'laboratory',
    'healthcare-service',
    'other',
  ),
  role(
    ['Customer Care Officer', 'مسؤول / مسؤولة خدمة العملاء'],
    [
      'You answer by telephone and e-mail, follow each request to its end and tell us where customers stumble.',
      'تجيب بالهاتف والبريد الإلكتروني وتتابع كل طلب حتى نهايته وتخبرنا أين يتعثر العملاء.',
    ],
    1200,
    'medical-equipment',
    'pharmaceutical',
    'laboratory',
    'clinic',
    'other',
  ),
  role(
    ['Human Resources Officer', 'مسؤول / مسؤولة موارد بشرية'],
    [
      'You look after contracts, licences and residence permits and make the first day of new colleagues a good one. Knowledge of the labour law and discretion are required.',
      'تتولى العقود والتراخيص والإقامات وتجعل اليوم الأول للزملاء الجدد يومًا طيبًا. تُشترط معرفة قانون العمل والكتمان.',
    ],
    1800,
    'hospital',
    'clinic',
    'pharmaceutical',
    'medical-equipment',
    'healthcare-service',
  ),
  role(
    ['IT Support Specialist', 'اختصاصي / اختصاصية دعم تقني'],
    [
      'You keep records, printers and telephones working for people who have no time to wait. Experience in a hospital or laboratory is welcome.',
      'تحافظ على عمل السجلات والطابعات والهواتف لمن لا وقت لديهم للانتظار. نرحب بالخبرة في مستشفى أو مختبر.',
    ],
    1600,
    'hospital',
    'clinic',
    'laboratory',
    'healthcare-service',
    'other',
  ),
  role(
    ['Purchasing Officer', 'مسؤول / مسؤولة مشتريات'],
    [
      'You compare offers, follow deliveries and keep a second source for everything that matters. Three years in purchasing are required.',
      'تقارن العروض وتتابع التوريد وتحتفظ بمصدر بديل لكل ما هو مهم. تُشترط ثلاث سنوات في المشتريات.',
    ],
    1900,
    'hospital',
    'pharmaceutical',
    'medical-equipment',
    'laboratory',
  ),
  role(
    ['Marketing and Events Coordinator', 'منسق / منسقة تسويق وفعاليات'],
    [
      'You prepare exhibitions, write in Arabic and English and measure what came of it. A portfolio says more than certificates.',
      'تحضّر المعارض وتكتب بالعربية والإنجليزية وتقيس النتائج. ونماذج أعمالك أبلغ من الشهادات.',
    ],
    1800,
    'clinic',
    'pharmaceutical',
    'medical-equipment',
    'other',
  ),
];
