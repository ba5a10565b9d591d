import type { LegalText } from './legal-text.ts';

export const terms: LegalText = {
  en: {
    title: 'Terms & Conditions',
    html: `
<p>These terms apply to everybody who uses the portal. By creating an account or publishing content you agree to them.</p>
<h2>What the portal is</h2>
<p>The portal connects the Arabian medical community: companies publish profiles, products, catalogs, events and jobs; visitors find them; job seekers apply. We provide the meeting place. Contracts are made between the people and companies who meet here.</p>
<h2>Not medical advice</h2>
<p>Information about medicines, devices and services is published by exhibitors for professionals. It does not replace the advice of a physician or pharmacist, nor the leaflet of a product.</p>
<h2>Accounts</h2>
<ul>
<li>You sign in with your e-mail address and a one-time code. Keep your mailbox safe: whoever reads it can sign in.</li>
<li>An account is for one person or one company. Companies are reviewed before they are listed.</li>
<li>We may restrict or close accounts that mislead others, break the law or put the portal at risk. A company that is restricted is told the reason by e-mail; everybody else can ask us for it.</li>
</ul>
<h2>Content</h2>
<ul>
<li>You publish only what you have the right to publish and what is true to the best of your knowledge.</li>
<li>Prices, strengths and registrations must be those that apply in the country they are shown for.</li>
<li>Content that has expired is no longer listed. Content that breaks these terms may be removed.</li>
</ul>
<h2>Job applications</h2>
<p>Free accounts can send 5 applications a month. A company may use an application only to fill the job it was sent for. CVs are deleted 180 days after the job has ended.</p>
<h2>Events</h2>
<p>Where you register through the portal, you can cancel until 48 hours before the event begins. Registrations made on an organizer’s own site follow the organizer’s terms.</p>
<h2>Subscriptions</h2>
<ul>
<li>Plans are priced per month and bought for 12 or 24 months. The total is shown before you pay.</li>
<li>A plan becomes active when the payment provider has confirmed the payment.</li>
<li><strong>30-day money-back.</strong> Within 30 days of payment you can ask for a full refund, without giving a reason.</li>
<li>Coupons are valid for the companies, dates and number of uses stated with them.</li>
</ul>
<h2>Liability</h2>
<p>We take care that the portal is available and that what we state ourselves is correct. For what others publish here, they are responsible. Nothing in these terms limits liability where the law does not allow it.</p>
<h2>Law</h2>
<p>The law of the State of Kuwait applies, without taking away the protection the law of your own country gives you as a consumer.</p>
<h2>Questions</h2>
<p>Write to us through the <a href="/contact">contact page</a>. We answer from Sunday to Thursday, 9:00 to 18:00.</p>`,
  },
  ar: {
    title: 'الشروط والأحكام',
    html: `
<p>تسري هذه الشروط على كل من يستخدم البوابة. بإنشائك حسابًا أو نشرك محتوى فإنك توافق عليها.</p>
<h2>ما هي البوابة</h2>
<p>تربط البوابة أطراف المجتمع الطبي العربي بعضها ببعض: تنشر الشركات ملفاتها ومنتجاتها وكتالوجاتها وفعالياتها ووظائفها، ويجدها الزوار، ويتقدّم إليها الباحثون عن عمل. نحن نوفر مكان اللقاء، أما العقود فتُبرم بين الأشخاص والشركات الذين يلتقون هنا.</p>
<h2>ليست نصيحة طبية</h2>
<p>ينشر العارضون المعلومات عن الأدوية والأجهزة والخدمات للمختصين. وهي لا تغني عن استشارة الطبيب أو الصيدلي ولا عن النشرة المرفقة بالمنتج.</p>
<h2>الحسابات</h2>
<ul>
<li>تسجّل الدخول بعنوان بريدك الإلكتروني وبرمز يُستخدم مرة واحدة. حافظ على صندوق بريدك الإلكتروني، فمن يقرؤه يستطيع تسجيل الدخول.</li>
<li>الحساب لشخص واحد أو لشركة واحدة. تُراجع الشركات قبل إدراجها.</li>
<li>يجوز لنا تقييد أو إغلاق الحسابات التي تضلل الآخرين أو تخالف القانون أو تعرّض البوابة للخطر. تُبلَّغ الشركة التي تُقيَّد بالسبب عبر البريد الإلكتروني، ويمكن لغيرها سؤالنا عنه.</li>
</ul>
<h2>المحتوى</h2>
<ul>
<li>لا تنشر إلا ما يحق لك نشره وما هو صحيح بحسب علمك.</li>
<li>يجب أن تكون الأسعار والتراكيز وتسجيلات المنتجات لدى الجهات الرقابية هي السارية في الدولة التي تُعرض لها.</li>
<li>لا يُدرج المحتوى المنتهي، ويجوز إزالة المحتوى المخالف لهذه الشروط.</li>
</ul>
<h2>طلبات التوظيف</h2>
<p>تتيح الحسابات المجانية إرسال 5 طلبات في الشهر. لا يجوز للشركة استخدام الطلب إلا لشغل الوظيفة التي أُرسل من أجلها. تُحذف السير الذاتية بعد 180 يومًا من انتهاء الوظيفة.</p>
<h2>الفعاليات</h2>
<p>إذا سجّلت عبر البوابة فيمكنك الإلغاء قبل بدء الفعالية بـ48 ساعة على الأقل. أما التسجيل في موقع المنظّم فيخضع لشروطه.</p>
<h2>الاشتراكات</h2>
<ul>
<li>تُسعَّر الباقات بالشهر وتُشترى لمدة 12 أو 24 شهرًا، ويُعرض المبلغ الإجمالي قبل الدفع.</li>
<li>تُفعَّل الباقة عندما يؤكد مزوّد خدمة الدفع السداد.</li>
<li><strong>ضمان استرداد المبلغ خلال 30 يومًا.</strong> يمكنك خلال 30 يومًا من الدفع طلب استرداد المبلغ كاملًا من دون ذكر سبب.</li>
<li>تسري القسائم على الشركات والتواريخ وعدد مرات الاستخدام المذكورة معها.</li>
</ul>
<h2>المسؤولية</h2>
<p>نحرص على توفر البوابة وعلى صحة ما نذكره نحن. أما ما ينشره الآخرون هنا فهم مسؤولون عنه. لا شيء في هذه الشروط يحد من المسؤولية حيث لا يسمح القانون بذلك.</p>
<h2>القانون</h2>
<p>تخضع هذه الشروط لقانون دولة الكويت، من دون المساس بالحماية التي يمنحك إياها قانون دولتك بوصفك مستهلكًا.</p>
<h2>الأسئلة</h2>
<p>راسلنا عبر <a href="/ar/contact">صفحة «تواصل معنا»</a>. نرد من الأحد إلى الخميس، من 9:00 إلى 18:00.</p>`,
  },
};
