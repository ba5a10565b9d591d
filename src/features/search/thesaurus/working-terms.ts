import type { ThesaurusGroup } from './thesaurus-group.ts';
import { whoeverDoes } from './whoever-does.ts';

/** Further certificates, and the words of contracts, shifts and applications. */
export const workingTerms: readonly ThesaurusGroup[] = [
  {
    en: ['ATLS', 'advanced trauma life support', 'trauma life support'],
    ar: ['دعم الحياة المتقدم للإصابات', 'إنعاش الإصابات', 'دورة الإصابات المتقدمة'],
  },
  {
    en: ['CPR', 'cardiopulmonary resuscitation', 'CPR training'],
    ar: ['الإنعاش القلبي الرئوي', 'إنعاش قلبي', 'إنعاش القلب والرئتين', 'سي بي ار'],
    asked: ['save a life', 'دورة انعاش'],
  },
  {
    en: ['first aid', 'first aid training', 'first aider', 'first aid course'],
    ar: ['إسعافات أولية', 'دورة إسعافات أولية', 'إسعاف أولي'],
  },
  {
    en: [
      'CME',
      'continuing medical education',
      'CPD',
      'CME hours',
      'CME points',
      'continuing professional development',
      'CME credits',
    ],
    ar: [
      'التعليم الطبي المستمر',
      'ساعات تعليم طبي',
      'ساعات معتمدة',
      'التطوير المهني المستمر',
      'نقاط تعليم مستمر',
    ],
    asked: ['hours for licence renewal', 'ساعات لتجديد الرخصة'],
  },
  {
    en: ['CPHQ', 'certified professional in healthcare quality'],
    ar: ['شهادة جودة الرعاية الصحية', 'محترف جودة الرعاية الصحية'],
  },
  {
    en: ['CIC certificate', 'infection control certification', 'CIC'],
    ar: ['شهادة مكافحة العدوى', 'البورد في مكافحة العدوى'],
  },
  {
    en: ['CPC', 'certified professional coder', 'medical coding certificate'],
    ar: ['شهادة ترميز طبي', 'شهادة المرمز الطبي'],
  },
  { en: ['PMP', 'project management professional'], ar: ['شهادة إدارة المشاريع', 'بي ام بي'] },
  {
    en: ['IELTS', 'English language test'],
    ar: ['آيلتس', 'اختبار اللغة الإنجليزية'],
    asked: ['TOEFL', 'OET', 'توفل'],
  },
  {
    en: ['medical conference', 'scientific conference', 'medical congress', 'scientific meeting'],
    ar: ['مؤتمر طبي', 'مؤتمر علمي', 'ملتقى علمي', 'مؤتمرات طبية'],
    asked: ['mo2tamar'],
  },
  {
    en: ['workshop', 'hands-on workshop', 'training workshop'],
    ar: ['ورشة عمل', 'ورشة', 'ورشة تدريبية', 'ورش عمل'],
  },
  {
    en: ['webinar', 'online seminar', 'virtual seminar', 'web seminar'],
    ar: ['ندوة عبر الإنترنت', 'ويبينار', 'محاضرة أونلاين', 'ندوة إلكترونية', 'وبينار'],
  },
  {
    en: ['full-time', 'full-time job', 'permanent job'],
    ar: ['دوام كامل', 'وظيفة دائمة', 'تفرغ كامل', 'فل تايم'],
  },
  {
    en: ['part-time', 'part-time job', 'half day job'],
    ar: ['دوام جزئي', 'بارت تايم', 'عمل جزئي', 'نصف دوام'],
  },
  {
    en: ['locum', 'temporary cover', 'relief staff', 'short-term contract', 'locum tenens'],
    ar: ['بديل مؤقت', 'عقد مؤقت', 'طبيب بديل', 'تغطية مؤقتة', 'وظيفة مؤقتة'],
  },
  {
    en: ['shift work', 'rotating shifts', 'shifts', 'duty roster', 'rota'],
    ar: ['مناوبات', 'ورديات', 'نظام شفتات', 'مناوبة', 'شفت', 'شفتات', 'وردية', 'جدول المناوبات'],
    asked: ['shefts'],
  },
  {
    en: ['night shift', 'night duty'],
    ar: ['مناوبة ليلية', 'شفت ليلي', 'دوام ليلي', 'وردية ليلية', 'نبطشية'],
    asked: ['دوام بالليل'],
  },
  {
    en: ['day shift', 'morning shift', 'day duty', 'morning duty'],
    ar: ['مناوبة نهارية', 'شفت صباحي', 'دوام صباحي', 'وردية صباحية'],
    asked: ['دوام الصبح'],
  },
  {
    en: ['on call', 'on-call duty', 'call duty', 'on-call rota'],
    ar: ['مناوبة تحت الطلب', 'أون كول', 'طبيب مناوب', 'استدعاء عند الحاجة'],
  },
  {
    en: ['remote work', 'work from home', 'home office', 'remote job', 'WFH'],
    ar: ['عمل عن بعد', 'عمل من المنزل', 'وظيفة عن بعد', 'العمل من البيت', 'دوام من البيت'],
    asked: [
      'working from home',
      'job from home',
      'jobs from home',
      'وظائف من البيت',
      'وظائف من المنزل',
      'وظيفة من البيت',
      'عن بعد من المنزل',
      'من البيت عن بعد',
      'وظائف عن بعد',
      'شغل عن بعد',
      'دوام عن بعد',
      'online job from home',
      'work remotely',
      'working remotely',
      ...whoeverDoes('عمل عن بعد', 'شتغل عن بعد', 'داوم عن بعد'),
      'يداوم من البيت',
      'يداوم من بيته',
      'اشتغل من البيت',
      'شغل من البيت',
      'أعمل من البيت',
      'شغل من بيتي',
    ],
  },
  {
    en: ['freelance', 'freelancer', 'independent contractor', 'self-employed'],
    ar: ['عمل حر', 'فريلانس', 'عقد حر', 'عمل مستقل'],
  },
  {
    en: [
      'fresh graduate',
      'newly qualified',
      'entry level',
      'fresher',
      'new graduate',
      'without experience',
    ],
    ar: [
      'حديث التخرج',
      'خريج جديد',
      'بلا خبرة',
      'خريجين جدد',
      'حديثي التخرج',
      'من دون خبرة',
      'بدون خبرة',
    ],
    asked: [
      'just graduated',
      'متخرج جديد',
      'توني متخرج',
      'no experience needed job',
      'jobs without experience',
      'وظيفة بدون خبرة',
    ],
  },
  {
    en: ['experienced', 'years of experience', 'senior level', 'with experience'],
    ar: ['ذو خبرة', 'سنوات خبرة', 'خبرة طويلة'],
    asked: ['khebra'],
  },
  {
    en: ['salary', 'wage', 'monthly salary', 'remuneration', 'compensation package'],
    ar: ['راتب', 'رواتب', 'أجر', 'معاش شهري', 'مرتب', 'الراتب الشهري', 'رواتب شهرية'],
    asked: ['rateb', 'كم الراتب', 'how much do they pay', 'معاش'],
  },
  {
    en: ['housing allowance', 'accommodation provided', 'free accommodation'],
    ar: ['بدل سكن', 'سكن مؤمن', 'سكن مجاني', 'سكن وظيفي'],
  },
  {
    en: ['visa sponsorship', 'work visa', 'employment visa', 'residence visa', 'work permit'],
    ar: ['فيزا عمل', 'كفالة', 'تأشيرة عمل', 'إقامة عمل', 'نقل كفالة', 'تصريح عمل'],
    asked: ['فيزا', 'kafala'],
  },
  {
    en: ['family status visa', 'family visa'],
    ar: ['إقامة عائلية', 'فيزا عائلية', 'تأشيرة عائلية', 'استقدام العائلة'],
  },
  {
    en: ['annual ticket', 'flight ticket', 'air ticket allowance', 'air ticket'],
    ar: ['تذكرة سفر', 'تذاكر سنوية', 'تذكرة طيران', 'تذاكر سفر'],
  },
  {
    en: ['health insurance for staff', 'staff medical insurance', 'employee health insurance'],
    ar: ['تأمين صحي للموظفين', 'تأمين طبي للعاملين', 'تأمين صحي موظف'],
  },
  {
    en: ['curriculum vitae', 'CV', 'resume', 'biodata'],
    ar: ['سيرة ذاتية', 'السي في', 'سيفي'],
    asked: ['cee vee', 'سيره'],
  },
  {
    en: ['cover letter', 'covering letter', 'motivation letter'],
    ar: ['خطاب تقديم', 'رسالة تغطية', 'خطاب تعريف', 'كوفر ليتر', 'رسالة تحفيزية'],
  },
  {
    en: ['job interview', 'interview', 'online interview', 'walk-in interview'],
    ar: ['مقابلة عمل', 'مقابلة وظيفية', 'انترفيو', 'مقابلات توظيف'],
  },
  {
    en: ['Arabic speaker', 'Arabic speaking', 'fluent Arabic'],
    ar: ['متحدث بالعربية', 'إجادة العربية', 'يتكلم عربي', 'يتحدث العربية'],
    asked: ['arabic nurse', 'ممرضة عربية'],
  },
  {
    en: ['female candidate', 'female only'],
    ar: ['للنساء فقط', 'إناث', 'للسيدات', 'وظائف نسائية'],
    asked: ['wanted female', 'مطلوب بنات', 'مطلوب موظفة'],
  },
  {
    en: ['male candidate', 'men only', 'male only', 'for men'],
    ar: ['للذكور', 'ذكور'],
    asked: ['مطلوب شباب'],
  },
  {
    en: [
      'vacancy',
      'job opening',
      'open position',
      'we are hiring',
      'urgently required',
      'job vacancy',
    ],
    ar: ['شاغر', 'وظيفة شاغرة', 'مطلوب', 'مطلوب للعمل', 'نوظف', 'شواغر', 'وظائف شاغرة', 'فرصة عمل'],
    asked: ['wazefa', 'شغل', 'شغلانة', 'هل فيه وظايف', 'any job'],
  },
  {
    en: ['volunteer', 'volunteering', 'voluntary work', 'medical volunteer'],
    ar: ['متطوع', 'تطوع', 'عمل تطوعي', 'متطوعة', 'تطوع صحي', 'متطوعين'],
  },
  {
    en: [
      'trainee',
      'training opportunity',
      'apprenticeship',
      'internship placement',
      'co-op training',
      'cooperative training',
    ],
    ar: ['متدرب', 'متدربة', 'تدريب تعاوني', 'فرصة تدريب', 'تدريب صيفي', 'متدربين'],
    asked: ['summer training', 'تدريب طلاب'],
  },
  {
    en: ['PHTLS', 'prehospital trauma life support', 'ITLS', 'international trauma life support'],
    ar: ['دعم الحياة للإصابات قبل المستشفى', 'إسعاف الإصابات قبل المستشفى', 'دورة إصابات للمسعفين'],
    asked: [
      'trauma course for paramedics',
      'course for ambulance crews trauma',
      'دورة مسعفين متقدمة',
    ],
  },
  {
    en: ['TNCC', 'trauma nursing core course', 'ENPC'],
    ar: ['دورة تمريض الإصابات', 'تمريض الإصابات الأساسي'],
    asked: ['trauma course for nurses', 'دورة اصابات للممرضين'],
  },
  {
    en: ['OSHA', 'occupational safety certificate', 'NEBOSH', 'IOSH'],
    ar: ['شهادة السلامة المهنية', 'نيبوش', 'أوشا', 'دورة سلامة مهنية'],
    asked: ['safety course', 'دورة اوشا', 'دورة نيبوش'],
  },
];
