import { holdsPhrase, phraseList } from '#features/search/asking/phrases/phrase-book.ts';
import type { Token } from '#features/search/asking/phrases/tokens.ts';

// What people ask about the portal itself instead of about what is in it.

const phrases = `
  my account, my accounts, an account, create account, new account, delete account,
  close account, remove account, deactivate, sign up, signup, sign in, signin, log in, login,
  log out, logout, log into, register my company, register company, list my company,
  list my business, list my clinic, list my hospital, add my company, add my clinic,
  add my products, promote my company, advertise, advertise with, advertising, advertisement,
  company be listed, be listed, get listed, listed on mai, get my company, put my company, premium plan, basic plan, professional plan,
  enterprise plan, plan cost, plan price, cost of a plan, how much is the plan, what plans, become an exhibitor, become exhibitor, join as, password, passcode, otp, verification code,
  code not received, code does not arrive, confirmation code, two factor, privacy,
  privacy policy, cookie, cookies, cookie policy, data protection, personal data, my data, gdpr,
  visa card, knet, debit card, how many vacancies, how many jobs can, without paying, spying on, know my location, track me,
  قدمت على وظيفة, قدمت على وظيفه, غيرت رأيي, غيرت رايي, اسحب التقديم, اشيل الطلب, الغي الطلب, ألغي الطلب, انقبل طلبي, اتقبل طلبي, تتجسسون, يعرف مكاني, يعرف موقعي, الموقع يعرف, كي نت, كي نيت,
  i applied, jobs i applied, i can apply, times apply, google calendar, outlook calendar, package price, membership, membership fee, membership price, premium package, put my name,
  العضوية, عضوية, سعر العضوية, قدمت عليها, اللي قدمت, رفضوني, قبلوني, شيلوا اسمي, احذفوا اسمي,
  changed my mind, take my name off, remove my name, cancel my place, can not come to, not coming to the, how many applications, free applications, job applications,
  terms, terms and conditions, terms of use, terms of service, conditions of use, refund,
  refunds, money back, return policy, refund policy, terms of sale, cancel my,
  cancel subscription, cancel registration, cancel event registration, cancel event,
  cancel order, cancel payment, subscription, subscriptions, subscribe, unsubscribe,
  subscription plan, price of plans, pricing plans, plans and prices, which plans, upgrade plan,
  packages, invoice, invoices, receipt, billing, payment method, payment methods, how to pay,
  how do i pay, my card, card number, card details, credit card, bank card, save my card, store my card, بطاقتي, بطاقة بنكية,
  بطاقتي البنكية, البطاقة البنكية, بطاقة الائتمان, بطاقة ائتمان, رقم البطاقة, رقم بطاقتي, list my company, list our company, list our clinic, list our products,
  list my products, add our company, كود الدخول, رمز الدخول, ارجع فلوسي, أرجع فلوسي, ترجعون الفلوس, ترجعون فلوسي, فلوس الاشتراك, pay for a listing, pay for listing, is my company approved, is my data safe, my data safe, how many products can, upload my products, upload products, is registration free, is it free to register, after i apply, after applying, التسجيل مجاني, تسجيل مجاني, منتجاتي, اضيف منتجات, ارفع منتجات, ايميلي, اشتراكي, my company is approved, company approved, approve my company, pay online, is payment safe, payment failed, payment secure, coupon, promo code,
  discount code, your office, your address, your location, مكتبكم, عنوانكم, مقركم, معلوماتي, my information, contact us, contact mai, contact you, contact support, customer service,
  customer support, support team, complaint, complain, report a problem, report problem,
  feedback, about mai, what is mai, who owns mai, who runs mai, who is behind mai, owner of mai, about us, who are you, my cv, my resume, upload cv,
  cv format, cv file, resume format, cover letter, my application, my applications,
  withdraw application, withdraw my application, apply for a job, apply to jobs, apply for jobs,
  how to apply, how do i apply, can i apply, i apply, track application, application status,
  post a job, post job, posting a job, publish a job, advertise a job, publish event,
  publish an event, add an event, post an event, add event to calendar, add to calendar,
  login code, sign in code, code never, the otp, my otp, never got the code, one person apply, person apply to, limit on applications, application limit,
  applications limit, my invoice, invoice wrong, wrong invoice, wrong amount, mistake in my invoice, my bill, reads my cv, sees my cv, keep my cv, my résumé, cv file type,
  applied by mistake, my application went, cv مالي, السي في مالي, سي في مالي, طلبي مالي, الفاتورة غلط, مبلغ الفاتورة, غلط بالفاتورة, قدمت بالغلط, قدمت بالخطا,
  حد للتقديم, الرابط انتهى, الرابط ما يشتغل, link expired, expired link, event to calendar, my calendar, edit profile, edit my profile, my profile, change email,
  change my email, change phone, change language, change password, newsletter, faq,
  frequently asked questions, help center, user guide, accessibility, legal, disclaimer,
  copyright, imprint, api key, how many jobs can i, حسابي, حساب جديد, انشاء حساب, إنشاء حساب,
  فتح حساب, افتح حساب, اعمل حساب, أعمل حساب, اسوي حساب, أسوي حساب, حذف حساب, حذف الحساب,
  احذف حسابي, أحذف حسابي, الغاء الحساب, اغلاق الحساب, تسجيل الدخول, سجل دخول, اسجل دخول,
  الدخول للموقع, تسجيل خروج, كيف اسجل, كيف أسجل, شلون اسجل, ازاي اسجل, كيف سجل, طريقة التسجيل,
  تسجيل شركة, تسجيل شركتي, اسجل شركتي, أسجل شركتي, أدرج شركتي, ادرج شركتي, اضيف شركتي,
  أضيف شركتي, إضافة شركة, اضافة شركتي, اعرض منتجاتي, أعلن معكم, اعلن معكم, الإعلان معكم,
  الاعلان معكم, اعلان في الموقع, الإعلانات, أعلن, كلمة السر, كلمة المرور, كلمه السر, الباسورد,
  باسورد, رمز التحقق, كود التفعيل, رمز التفعيل, كود التحقق, وصلني الرمز, وصلني الكود,
  يصلني الرمز, يوصلني الرمز, يوصل الرمز, ما وصل الرمز, جاني الكود, جاني الرمز, الخصوصية,
  سياسة الخصوصية, خصوصية, الكوكيز, كوكيز, ملفات الكوكيز, ملفات تعريف الارتباط, تعريف الارتباط,
  حماية البيانات, بياناتي, بيانات شخصية, البيانات الشخصية, شروط الاستخدام, الشروط والأحكام,
  الشروط والاحكام, شروط وأحكام, احكام وشروط, استرجاع المبلغ, استرداد المبلغ, استرجاع الفلوس,
  ترجيع الفلوس, ارجاع المبلغ, استرجاع المال, استرداد, الاسترجاع, سياسة الاسترجاع, سياسة الإرجاع,
  فلوسي, الغاء الاشتراك, إلغاء الاشتراك, الغاء التسجيل, إلغاء التسجيل, الغي تسجيلي, ألغي تسجيلي,
  الغي اشتراكي, الغاء حجز, اشتراك, اشتراكات, الاشتراكات, باقات, الباقات, باقة, خطط الاشتراك,
  أسعار الباقات, اسعار الاشتراك, سعر الاشتراك, فاتورة, فواتير, فاتورتي, إيصال, وصل الدفع,
  طرق الدفع, طريقة الدفع, كيف ادفع, كيف أدفع, شلون ادفع, ازاي ادفع, الدفع آمن, هل الدفع, دفع امن,
  الدفع اونلاين, كوبون, كود خصم, تواصل معنا, التواصل معكم, اتواصل معكم, أتواصل معكم,
  خدمة العملاء, الدعم الفني, شكوى, شكاوى, من نحن, من انتم, عن ماي, ما هو ماي, سيرتي الذاتية,
  السيرة الذاتية, سيره ذاتيه, السي في, سي في, سيفي, طلبي, سحب الطلب, سحب طلبي, اسحب طلبي,
  حالة الطلب, أقدم على وظيفة, اقدم على وظيفه, أقدم عليها, اقدم عليها, اقدم على, أقدم على,
  قدم على وظيفة, قدّم على, نقدم على, اقدم عل, اقدم ع, قدم طلب وظيفة, التقديم على, طريقة التقديم, كيف اقدم, كيف أقدم, شلون اقدم, ازاي اقدم, انشر وظيفة, أنشر وظيفة,
  نشر وظيفة, اعلان وظيفة, أضيف وظيفة, أضيف فعالية, نشر فعالية, انشر فعالية, أضيف فعاليه,
  إلى التقويم, للتقويم, التقويم, تغيير الايميل, تغيير البريد, تغيير رقم, تعديل الملف,
  ملفي الشخصي, الملف الشخصي, تغيير اللغة, الأسئلة الشائعة, الاسئلة الشائعة, أسئلة شائعة,
  إمكانية الوصول, اخلاء المسؤولية, حقوق النشر, كم وظيفة اقدر, كم وظيفة أقدر, 7sabi, 7sab jdeed,
  hsabi, 7esabi, 7isabi, hisabi, account, a7thef 7sabi, a7thif 7sabi, ams7 7sabi, kilmat elser,
  kelmet elser, kelmet el ser, el cv, tasjeel, tasjil, kef asajel, shlon asajel, shlon asjel,
  ezay asagel, istirja3, ishterak, eshterak, fatoora, fatora, taqdeem 3ala,
  of mai, on mai, in mai, with mai, from mai, into mai, by mai, to mai, mai website, mai site, mai portal, mai app, mai team, mai support,
  مصاريي, مصرياتي, ترجعلي فلوسي, ترجعولي فلوسي, ترجعولي المصاري, ترجيع المصاري, ترجعوا المصاري, استرجع فلوسي, فلوسي ترجع,
  موقع ماي, بموقع ماي, منصة ماي, بوابة ماي, تطبيق ماي, فريق ماي
`;

const help = phraseList(phrases, { clitics: ['و', 'ل', 'ب', 'هال', 'بهال'] });

/** Ways to ask how something is done here; with one of the deeds below they ask for help. */
const ways = phraseList(
  `
    what are the steps, what steps, steps to, how to, how do i, how can i, how do we, can i, where do i, i want to, i would like to, كيف,
    كيفية, شلون, ازاي, كيفاش, طريقة, خطوات, وين, ابي, ابغى, بدي, عايز, اريد, shlon, ezay, kif,
    keef
  `,
  { spoken: false },
);
const deeds = phraseList(
  `
    register, sign, subscribe, unsubscribe, cancel, delete, remove, upload, apply, publish, post,
    log, reset, withdraw, pay online, سجل, اسجل, أسجل, نسجل, التسجيل, اشترك, أشترك, ادفع, أدفع,
    الغي, ألغي, احذف, أحذف, امسح, أمسح, امحي, أمحي, اقدم, أقدم, انشر, أنشر, ارفع, اتواصل, أتواصل,
    أغير, اغير, غير لغة, قدم, بقدم, نقدم, استرجع, أسترجع, نتسجل, اتسجل, أتسجل, بتسجل, بسجل, نشترك, بشترك, نلغي, بلغي, نحذف, بحذف, نمسح, بمسح,
    نكنسل, اكنسل, أكنسل, بكنسل, نستخلص, ندفع, بدفع, asajel, asagel, a7thef, am7i
  `,
  { clitics: ['و'], spoken: false },
);
/** A code that does not arrive: words for the code and words for arriving. */
const codes = phraseList('code, otp, pin, كود, رمز, الكود, الرمز, رسالة التحقق', {
  clitics: ['ال'],
});
const arrivals = phraseList(
  `
    received, receive, receiving, never, arrive, comes, missing, arrived, arriving, come, coming, sms, email, e mail, get, wrong,
    expired, invalid, وصل, وصلني, يوصل, يوصلني, يصلني, يجي, يجيني, ييني, استلم, استلمت, استلمته, يصل, جاني, جا, مجاش, ماجاش, موصلش,
    ماوصلنيش, وصلش, الايميل, ايميل, البريد, رسالة, غلط, خطأ
  `,
  { clitics: ['و', 'ما', 'ال'] },
);

/** Medicines and devices are registered with a ministry, so a question about that is about the asker's trade. */
const trade = phraseList(
  `
    register a drug, register drug, register drugs, register a medicine, register medicine, register medicines, register a product,
    register a medical device, register medical device, register medical devices, registering a drug, registering a medicine,
    اسجل دواء, أسجل دواء, اسجل دوا, اسجل ادوية, نسجل دواء, نسجل دوا, نسجل ادوية, تسجيل دواء, تسجيل دوا, تسجيل الدواء, تسجيل الأدوية, تسجيل أدوية,
    تسجيل مستحضر, تسجيل جهاز طبي, تسجيل أجهزة طبية, تسجيل الأجهزة الطبية
  `,
  { clitics: ['و', 'ل', 'ب'] },
);

/** Whether a question asks about the portal and not about what is in it. */
export function asksForHelp(tokens: readonly Token[]): boolean {
  if (holdsPhrase(tokens, trade)) return false;
  return (
    holdsPhrase(tokens, help) ||
    (holdsPhrase(tokens, ways) && holdsPhrase(tokens, deeds)) ||
    (holdsPhrase(tokens, codes) && holdsPhrase(tokens, arrivals))
  );
}
