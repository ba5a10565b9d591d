/**
 * Questions that a person asks a program, with the expected result on the demo: the right address and a text on that
 * page. A program that only has /mcp answers them (questions.test.ts).
 */
export type Question = {
  readonly language: 'en' | 'ar';
  readonly question: string;
  /** For a question about a list: the tool and its filters; the first row is the answer. */
  readonly list?: { readonly tool: string; readonly given: Readonly<Record<string, string>> };
  /** Without the language prefix; references contain the year in which the demo was made. */
  readonly path: string;
  /** A text on the page that answers the question. */
  readonly says: string;
};

const asked = (
  language: Question['language'],
  question: string,
  path: string,
  says: string,
): Question => ({ language, question, path, says });

const listed = (
  language: Question['language'],
  question: string,
  [tool, given]: readonly [tool: string, given: Readonly<Record<string, string>>],
  [path, says]: readonly [path: string, says: string],
): Question => ({ language, question, list: { tool, given }, path, says });

export const thirtyQuestions: readonly Question[] = [
  // Companies
  asked('en', 'Which hospital is in Hawalli?', '/company/4', 'Rabwat Al Salam Hospital'),
  asked('en', 'Is there a heart clinic in Salmiya?', '/company/5', 'Nabdeen Heart Clinic'),
  asked('en', 'Who repairs medical equipment in Kuwait?', '/company/6', 'Sadu Biomedical Services'),
  asked('en', 'ultrasound machine supplier', '/company/28', 'Dafra Imaging Systems'),
  asked('ar', 'مركز غسيل كلى في البحرين', '/company/42', 'مراكز سترة لغسيل الكلى'),
  asked('ar', 'عيادة قلب السالمية', '/company/5', 'عيادة نبضين لأمراض القلب'),
  listed(
    'en',
    'Which hospitals are there in the Emirates?',
    ['list_companies', { country: 'AE', category: 'hospital' }],
    ['/company/31', 'Marsa Azraq Hospital'],
  ),
  // Products
  asked('en', 'Where can I buy an infusion pump in Kuwait?', '/product/6', 'Infusion Pump'),
  asked('en', 'syringe pump', '/product/235', 'Khalijcare Syringe Pump'),
  asked('ar', 'سرير مستشفى كهربائي', '/product/327', 'سرير مستشفى كهربائي'),
  asked('ar', 'مضخة محاليل في الكويت', '/product/6', 'مضخة تسريب حجمية'),
  listed(
    'en',
    'What is the cheapest product in Kuwait?',
    ['list_products', { country: 'KW', sort: 'cheapest' }],
    ['/product/15', '0.700'],
  ),
  listed(
    'en',
    'What is the most expensive device sold in the Emirates?',
    ['list_products', { country: 'AE', sort: 'dearest' }],
    ['/product/9', 'Mobile X-Ray Unit'],
  ),
  // Medicines
  asked('en', 'Which brands of amoxicillin are there?', '/rx/amoxicillin', 'Amoxicillin'),
  asked('ar', 'باراسيتامول', '/rx/paracetamol', 'باراسيتامول'),
  listed(
    'en',
    'Which medicine is adol?',
    ['list_medicines', { search: 'adol' }],
    ['/rx/paracetamol', 'Hadimol'],
  ),
  // Catalogs
  listed(
    'en',
    'Does Rabwat Al Salam Hospital have a brochure about birth?',
    ['list_catalogs', { country: 'KW', company: '4' }],
    ['/company/4?tab=catalogs', 'Your Birth at Rabwat Al Salam'],
  ),
  // Events
  asked(
    'en',
    'When is the dental expo in Kuwait?',
    '/event/kuwait-dental-expo-evt-{year}-000033',
    'Kuwait Dental Expo',
  ),
  asked(
    'en',
    'Is there a training for infusion pumps?',
    '/event/infusion-pump-skills-day-kuwait-evt-{year}-000045',
    'Infusion Pump Skills Day',
  ),
  asked(
    'ar',
    'مؤتمر التمريض',
    '/event/kuwait-nursing-leadership-conference-evt-{year}-000018',
    'مؤتمر الكويت للقيادة التمريضية',
  ),
  listed(
    'en',
    'Which congress comes next in the Emirates?',
    ['list_events', { country: 'AE', kind: 'congress' }],
    ['/event/abu-dhabi-heart-failure-congress-evt-{year}-000002', '450.00'],
  ),
  // Jobs
  asked('en', 'intensive care nurse vacancy Kuwait', '/job/JOB-{year}-000015', 'Intensive Care'),
  asked(
    'en',
    'I need a home care nurse job in Kuwait',
    '/job/JOB-{year}-000033',
    'Home Care Nurse',
  ),
  asked('ar', 'ممرض عناية مركزة الكويت', '/job/JOB-{year}-000015', 'عناية مركزة'),
  listed(
    'en',
    'Which open job in Kuwait pays most?',
    ['list_jobs', { country: 'KW', sort: 'pay' }],
    ['/job/JOB-{year}-000017', 'Cardiac Sonographer'],
  ),
  listed(
    'ar',
    'ما وظائف الصيادلة الشاغرة في السعودية؟',
    ['list_jobs', { country: 'SA', profession: 'pharmacist' }],
    ['/job/JOB-{year}-000070', 'صيدلي'],
  ),
  // The portal itself
  asked('en', 'Can I get my money back?', '/faq', '30 days'),
  asked('en', 'What cookies does Mai use?', '/cookie-policy', 'Cookie'),
  asked('ar', 'كيف أتواصل معكم؟', '/contact', 'تواصل معنا'),
  asked('ar', 'سياسة الخصوصية', '/privacy-policy', 'سياسة الخصوصية'),
];
