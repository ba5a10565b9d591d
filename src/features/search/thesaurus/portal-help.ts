import type { ThesaurusGroup } from './thesaurus-group.ts';

/** What people ask about the portal: accounts, their data and its pages. */
export const portalHelp: readonly ThesaurusGroup[] = [
  {
    en: ['frequently asked questions', 'FAQ', 'FAQs', 'questions and answers', 'support center'],
    ar: ['الأسئلة الشائعة', 'أسئلة متكررة', 'مركز المساعدة', 'أسئلة وأجوبة'],
    asked: [
      'how does this site work',
      'كيف يشتغل الموقع',
      'mosa3ada',
      'i have a question',
      'عندي سؤال',
    ],
  },
  {
    en: [
      'create an account',
      'sign up',
      'open an account',
      'make an account',
      'new account',
      'register an account',
    ],
    ar: ['إنشاء حساب', 'فتح حساب', 'تسجيل حساب جديد', 'حساب جديد', 'عمل حساب', 'سجل حساب'],
    asked: ['how to join', 'كيف اسجل', 'ازاي اعمل حساب', 'a3mel account', 'تسجيل جديد'],
  },
  {
    en: ['sign in', 'log in', 'login'],
    ar: ['تسجيل الدخول', 'لوجن', 'الدخول إلى الحساب'],
    asked: ['cannot enter my account', 'ما اقدر ادخل', 'مش عارف ادخل', 'dkhool'],
  },
  {
    en: ['sign out', 'log out', 'logout'],
    ar: ['تسجيل الخروج', 'خروج من الحساب'],
    asked: ['leave my account'],
  },
  {
    en: [
      'verification code',
      'one-time code',
      'OTP',
      'login code',
      'confirmation code',
      'one time password',
    ],
    ar: ['رمز التحقق', 'رمز الدخول', 'كود التحقق', 'رمز التأكيد', 'كود الدخول', 'رقم التحقق'],
    asked: ['code did not come', 'ما وصلني الرمز', 'الكود ما وصل', 'no code in my mail'],
  },
  {
    en: [
      'e-mail link',
      'confirmation e-mail',
      'activation link',
      'verification email',
      'email link',
    ],
    ar: ['رابط التفعيل', 'رابط البريد', 'رسالة التأكيد', 'رابط التأكيد', 'ايميل التفعيل'],
    asked: ['link expired', 'الرابط منتهي', 'link does not work'],
  },
  {
    en: ['passkey', 'passkeys', 'sign in without password', 'fingerprint sign in'],
    ar: ['مفتاح المرور', 'مفاتيح المرور', 'الدخول بالبصمة', 'دخول بدون كلمة مرور'],
    asked: ['login with face', 'ادخل ببصمة'],
  },
  {
    en: [
      'two-step verification',
      'two-factor authentication',
      '2FA',
      'second factor',
      'authenticator app',
    ],
    ar: ['التحقق بخطوتين', 'المصادقة الثنائية', 'تطبيق المصادقة'],
    asked: ['make my account safer', 'حماية حسابي'],
  },
  {
    en: ['password', 'forgot password', 'reset password', 'change password', 'lost password'],
    ar: [
      'كلمة المرور',
      'كلمة السر',
      'نسيت كلمة المرور',
      'تغيير كلمة المرور',
      'الرقم السري',
      'باسورد',
      'نسيت كلمة السر',
    ],
    asked: ['naseet el password', 'نسيت الباسورد'],
  },
  {
    en: [
      'delete my account',
      'close account',
      'remove my account',
      'account deletion',
      'delete account',
      'erase my data',
    ],
    ar: ['حذف الحساب', 'إلغاء الحساب', 'حذف حسابي', 'إغلاق الحساب', 'مسح بياناتي', 'حذف بياناتي'],
    asked: ['leave this site forever', 'ابي احذف حسابي', 'ams7 7esabi'],
  },
  {
    en: [
      'download my data',
      'export my data',
      'copy of my data',
      'data export',
      'my personal data',
    ],
    ar: ['تنزيل بياناتي', 'نسخة من بياناتي', 'تصدير بياناتي', 'بياناتي الشخصية'],
  },
  {
    en: ['privacy policy', 'privacy notice', 'privacy statement'],
    ar: ['سياسة الخصوصية', 'بيان الخصوصية'],
    asked: [
      'privacy',
      'خصوصية',
      'what happens with my data',
      'khososeya',
      'وش تسوون ببياناتي',
      'personal information policy',
    ],
  },
  {
    en: [
      'terms and conditions',
      'terms of use',
      'terms of service',
      'terms & conditions',
      'conditions of use',
      'user agreement',
      'legal terms',
    ],
    ar: [
      'الشروط والأحكام',
      'شروط الاستخدام',
      'أحكام الاستخدام',
      'شروط الخدمة',
      'اتفاقية الاستخدام',
      'الشروط و الاحكام',
    ],
    asked: ['rules of the site', 'قوانين الموقع', 'shoroot'],
  },
  {
    en: ['cookie policy', 'cookies', 'cookie settings'],
    ar: [
      'سياسة ملفات تعريف الارتباط',
      'ملفات تعريف الارتباط',
      'الكوكيز',
      'ملفات الارتباط',
      'سياسة الكوكيز',
    ],
    asked: ['تتبع المستخدمين'],
  },
  {
    en: [
      'data protection',
      'personal data protection',
      'GDPR',
      'data protection rights',
      'data privacy law',
      'PDPL',
    ],
    ar: ['حماية البيانات', 'حماية البيانات الشخصية', 'قانون حماية البيانات', 'حقوق البيانات'],
    asked: ['my rights on data', 'حقوقي ببياناتي'],
  },
  {
    en: ['contact us', 'customer service', 'contact form'],
    ar: ['تواصل معنا', 'اتصل بنا', 'خدمة العملاء', 'الدعم الفني', 'نموذج التواصل', 'كلمونا'],
    asked: [
      'how to reach you',
      'رقمكم',
      'ابي اكلمكم',
      'your phone number',
      'send you a message',
      'tawasol',
    ],
  },
  {
    en: ['complaint', 'make a complaint', 'report a problem', 'report abuse', 'report an error'],
    ar: ['شكوى', 'تقديم شكوى', 'الإبلاغ عن مشكلة', 'شكاوى', 'بلغ عن مشكلة'],
    asked: ['something is wrong on page', 'اشتكي', 'معلومة غلط'],
  },
  {
    en: ['change language', 'Arabic version', 'English version', 'switch language'],
    ar: ['تغيير اللغة', 'النسخة العربية', 'النسخة الإنجليزية', 'اللغة العربية', 'لغة الموقع'],
    asked: ['site in arabic', 'ابي الموقع عربي'],
  },
  {
    en: ['change country', 'select country', 'switch country'],
    ar: ['تغيير الدولة', 'اختيار الدولة', 'تبديل الدولة'],
  },
  {
    en: ['notifications', 'e-mail notifications', 'unsubscribe', 'email preferences', 'newsletter'],
    ar: ['إشعارات', 'إلغاء الاشتراك في الرسائل', 'النشرة البريدية', 'رسائل البريد'],
    asked: ['stop your mails', 'لا ترسلون ايميلات'],
  },
  {
    en: ['API access', 'API key', 'developer access', 'API documentation'],
    ar: ['الوصول إلى API', 'مفتاح API', 'واجهة برمجية', 'وثائق API', 'ربط برمجي'],
    asked: ['connect my program'],
  },
  {
    en: ['opening hours', 'working hours', 'business hours'],
    ar: ['ساعات العمل', 'أوقات الدوام', 'أوقات العمل', 'مواعيد العمل'],
    asked: ['متى يفتحون'],
  },
  {
    en: [
      'emergency number',
      'ambulance number',
      'emergency call',
      'emergency phone',
      'call an ambulance',
    ],
    ar: ['رقم الطوارئ', 'رقم الإسعاف', 'هاتف الطوارئ', 'اتصل بالإسعاف', 'أرقام الطوارئ'],
    asked: ['call help now', 'رقم الاسعاف كم', 'ra2am el es3af'],
  },
  {
    en: ['change e-mail', 'change my email', 'update e-mail address', 'new e-mail address'],
    ar: ['تغيير البريد الإلكتروني', 'تعديل الإيميل', 'تحديث البريد الإلكتروني'],
    asked: ['wrong mail on my account', 'غيرت ايميلي'],
  },
  {
    en: ['change phone number', 'update phone number', 'new mobile number'],
    ar: ['تغيير رقم الهاتف', 'تعديل رقم الجوال', 'تحديث رقم الموبايل'],
    asked: ['my number is new', 'رقمي تغير'],
  },
  {
    en: ['accessibility', 'accessibility statement', 'screen reader support'],
    ar: ['إمكانية الوصول', 'سهولة الوصول', 'دعم قارئ الشاشة'],
    asked: ['blind users', 'text too small'],
  },
  {
    en: ['account suspended', 'blocked account', 'suspended account', 'account locked'],
    ar: ['حساب موقوف', 'إيقاف الحساب', 'حساب محظور', 'حسابي موقوف'],
    asked: ['why am i blocked', 'ليش حسابي مقفل'],
  },
];
