import type { LegalText } from './legal-text.ts';

export const dataProtection: LegalText = {
  en: {
    title: 'Data Protection',
    html: `
<p>The <a href="/privacy-policy">Privacy Policy</a> says what we do with personal data. This page says how we protect them.</p>
<h2>Access</h2>
<ul>
<li>Every call to the portal declares who may make it. Who you are is read from your session on the server, never from what a request claims.</li>
<li>Companies see the applications to their own jobs and, of those who register for their events, the name, the e-mail address and, where they chose so, the phone number. Nothing else. Job seekers see their own.</li>
<li>Our team signs in with a second step, a passkey or a code from a device, in a shorter session, and every action in the operator’s console is recorded. Nobody of our team can open a CV.</li>
</ul>
<h2>Storage</h2>
<ul>
<li>One-time codes and session tokens are stored only as hashes. A copy of the database would let nobody sign in.</li>
<li>CVs are kept apart from public files, are handed out only as downloads to those who may read them, and are deleted 180 days after the job has ended.</li>
<li>Pictures are re-drawn before they are published, so that nothing hidden in a file, such as the place a photo was taken, goes out with them.</li>
</ul>
<h2>On the way</h2>
<ul>
<li>In operation browsers are told to use encrypted connections only.</li>
<li>Pages run no scripts from other sites; the browser is told to refuse any.</li>
</ul>
<h2>Limits against abuse</h2>
<p>Codes, sign-ins and messages are limited per address, network and browser. A code can be tried five times, and only by whoever asked for it. Counters are hashes and disappear within a day; which browsers and networks you signed in from is kept as hashes for 180 days, so that strangers cannot use up your codes.</p>
<h2>Backups</h2>
<p>Backups are made and restored by a tested procedure. What you have erased disappears from backups as they are replaced.</p>
<h2>If something goes wrong</h2>
<p>If personal data should ever be disclosed, we tell those concerned and the authority in charge without delay, with what happened and what we did. If you have found a weakness, please tell us through the <a href="/contact">contact page</a> (subject: technical); we answer and we do not pursue those who report in good faith.</p>
<h2>Your data in your hands</h2>
<p>You can ask for a copy of your data or for their erasure at any time. Erasing covers the database, the files and the logs.</p>`,
  },
  ar: {
    title: 'حماية البيانات',
    html: `
<p>توضح <a href="/ar/privacy-policy">سياسة الخصوصية</a> ما نفعله بالبيانات الشخصية، وتوضح هذه الصفحة كيف نحميها.</p>
<h2>الوصول</h2>
<ul>
<li>حُدِّد مسبقًا لكل عملية في البوابة من يحق له تنفيذها. تُعرف هويتك من جلستك على الخادم، لا مما يدّعيه الطلب.</li>
<li>ترى الشركات طلبات التوظيف المقدَّمة إلى وظائفها، وترى ممّن يسجّلون في فعالياتها الاسم والبريد الإلكتروني، ورقم الهاتف إن اختاروا ذلك، ولا شيء غير ذلك. ويرى الباحثون عن عمل طلباتهم فقط.</li>
<li>يسجّل فريقنا الدخول بالتحقق بخطوتين، بمفتاح مرور أو برمز من جهاز، وبجلسة أقصر، ويُسجَّل كل إجراء في لوحة التشغيل. ولا يستطيع أحد من فريقنا فتح سيرة ذاتية.</li>
</ul>
<h2>التخزين</h2>
<ul>
<li>لا تُخزَّن رموز الدخول لمرة واحدة ورموز الجلسات إلا في صورة بصمات رقمية (Hash) لا يمكن عكسها. نسخة من قاعدة البيانات لا تمكّن أحدًا من تسجيل الدخول.</li>
<li>تُحفظ السير الذاتية بعيدًا عن الملفات العامة، ولا تُسلَّم إلا تنزيلًا لمن يحق له قراءتها، وتُحذف بعد 180 يومًا من انتهاء الوظيفة.</li>
<li>يُعاد ترميز الصور قبل نشرها كي لا يخرج معها ما قد يكون مخفيًا في الملف، مثل مكان التقاط الصورة.</li>
</ul>
<h2>أثناء النقل</h2>
<ul>
<li>في بيئة التشغيل الفعلية يُطلب من المتصفح ألا يستخدم إلا اتصالات مشفّرة.</li>
<li>لا تشغّل الصفحات برامج نصية من مواقع أخرى، ويُطلب من المتصفح رفضها.</li>
</ul>
<h2>حدود تمنع إساءة الاستخدام</h2>
<p>الرموز ومحاولات الدخول والرسائل محدودة لكل عنوان بريد إلكتروني ولكل شبكة ولكل متصفح. يمكن تجربة الرمز خمس مرات، ولا يجرّبه إلا من طلبه. لا يُخزَّن من العدّادات إلا بصمات رقمية تختفي خلال يوم. وتُحفظ المتصفحات والشبكات التي سجّلت الدخول منها في صورة بصمات رقمية (Hash) مدة 180 يومًا، كي لا يستنفد غيرك رموزك.</p>
<h2>النسخ الاحتياطية</h2>
<p>تُنشأ النسخ الاحتياطية وتُستعاد بإجراء مجرّب. وما محوته يختفي من النسخ مع استبدالها.</p>
<h2>إن حدث خلل</h2>
<p>إذا كُشفت بيانات شخصية يومًا، أبلغنا المعنيين والجهة المختصة من دون تأخير بما حدث وبما فعلناه. وإن وجدت ثغرة فأخبرنا عبر <a href="/ar/contact">صفحة «تواصل معنا»</a> (الموضوع: «مشكلة تقنية»)، فنحن نرد ولا نلاحق من يبلّغ بحسن نية.</p>
<h2>بياناتك بين يديك</h2>
<p>يمكنك في أي وقت طلب نسخة من بياناتك أو محوها. يشمل المحو قاعدة البيانات والملفات والسجلات.</p>`,
  },
};
