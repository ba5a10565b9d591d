import type { LegalText } from './legal-text.ts';

export const privacy: LegalText = {
  en: {
    title: 'Privacy Policy',
    html: `
<p>This page says which personal data the portal handles, why, for how long, and what you can do about it. It applies to visitors, job seekers and exhibitors alike.</p>
<h2>What we handle when you only look around</h2>
<ul>
<li><strong>Your country.</strong> Lists are shown for the country you are in. The server finds it from your network address in a database that is part of the portal. No outside service is asked, and the address is not stored with it. You can choose another country at the top of every page; your choice wins.</li>
<li><strong>Technical logs.</strong> Our logs hold the kind of request and how it ended. They hold no network addresses, no search words and no e-mail addresses.</li>
<li><strong>Searches in vain.</strong> Questions that found nothing, or nothing that was opened, are counted so that the search gets better. Who asked is not kept with them: to count everybody once, we keep until the night a hash that only that day’s secret can make. Questions of fewer than five people are shown to nobody and are removed after 30 days.</li>
<li><strong>Nothing for advertising.</strong> There are no trackers, no advertising cookies and no scripts from other companies on this site.</li>
</ul>
<h2>What we handle when you have an account</h2>
<ul>
<li><strong>Signing in.</strong> We keep your e-mail address and send a one-time code to it. The code works for ten minutes, once, and is stored only in hashed form. There is no password. If you add a passkey, your device keeps its secret; we keep the public key, the name you gave it and when it was used.</li>
<li><strong>Your session.</strong> You stay signed in for up to 7 days without activity and 30 days at most. Signing out ends the session on the server at once. With each session we keep the network address and the kind of browser it was opened from, so that you recognise it in your settings; both go with the session.</li>
<li><strong>Your profile.</strong> What you write into it: name, e-mail address and, for companies, the company’s details. Company details are meant to be published; that is what the portal is for.</li>
</ul>
<h2>Applying for a job</h2>
<p>Your application, with your name, e-mail address and CV, can be read by you and by the company that posted the job, and by nobody else. CVs are deleted 180 days after the job has ended. You can withdraw an application until the company has decided.</p>
<h2>Registering for an event</h2>
<p>When you register for an event here, its organizer sees your name, your e-mail address and, only if you choose so, your phone number. You can change that choice as long as you are registered. When you cancel, the organizer no longer sees you.</p>
<h2>Writing to us</h2>
<p>Messages from the contact form and enquiries about advertising or plans are stored, and sent by e-mail to the team that answers them. To keep the form free of abuse, we count messages per network for one hour; what we keep for that is a hash from which the address cannot be read.</p>
<h2>Paying</h2>
<p>Subscriptions are paid on the page of our payment provider, Tap Payments. Card numbers never reach our servers. We keep the order: company, plan, amount, currency, state and the provider’s reference.</p>
<h2>Why we may do this</h2>
<p>We handle these data to provide what you asked for (an account, an application, an order, an answer), to keep the portal secure, and to meet duties the law places on us, such as keeping invoices.</p>
<h2>Your rights</h2>
<p>You can see and correct your data in your account, receive a copy of it, have it erased, and object to a use you do not agree with. Erasing removes your data from the database and from our files; what the law makes us keep, such as invoices, is kept until that time is over. Write to us through the <a href="/contact">contact page</a>.</p>
<h2>Changes</h2>
<p>When this policy changes, the new text stands here. Earlier versions are kept, and you can ask us for them.</p>`,
  },
  ar: {
    title: 'سياسة الخصوصية',
    html: `
<p>توضح هذه الصفحة البيانات الشخصية التي تتعامل معها البوابة، ولماذا، وإلى متى، وما الذي يمكنك فعله حيالها. وهي تسري على الزوار والباحثين عن عمل والعارضين على حد سواء.</p>
<h2>ما نتعامل معه عند التصفّح فقط</h2>
<ul>
<li><strong>دولتك.</strong> تُعرض القوائم للدولة التي أنت فيها. يحددها الخادم من عنوان شبكتك بالرجوع إلى قاعدة بيانات هي جزء من البوابة. لا نستعين بأي خدمة خارجية، ولا يُحفظ عنوان الشبكة مع الدولة. يمكنك اختيار دولة أخرى في أعلى كل صفحة، واختيارك هو المعتمد.</li>
<li><strong>السجلات التقنية.</strong> تتضمن سجلاتنا نوع الطلب ونتيجته فقط، ولا تتضمن عناوين الشبكة ولا كلمات البحث ولا عناوين البريد الإلكتروني.</li>
<li><strong>عمليات البحث بلا نتيجة.</strong> تُحصى الأسئلة التي لم تجد نتيجة، أو لم تُفتح أي من نتائجها، لتحسين البحث. ولا تُحفظ معها هوية من سأل: لإحصاء كل شخص مرة واحدة نحتفظ حتى الليل ببصمة لا يمكن إنشاؤها إلا بسر ذلك اليوم. ولا تُعرض أسئلة أقل من خمسة أشخاص على أحد، وتُحذف بعد 30 يومًا.</li>
<li><strong>لا شيء للإعلانات.</strong> لا توجد في هذا الموقع أدوات تتبع ولا ملفات تعريف ارتباط إعلانية ولا برامج نصية من شركات أخرى.</li>
</ul>
<h2>ما نتعامل معه عندما يكون لك حساب</h2>
<ul>
<li><strong>تسجيل الدخول.</strong> نحتفظ بعنوان بريدك الإلكتروني ونرسل إليه رمزًا يُستخدم مرة واحدة. يعمل الرمز عشر دقائق ولمرة واحدة، ولا يُخزَّن إلا في صورة بصمة رقمية (Hash). لا توجد كلمة مرور. وعند إضافة مفتاح مرور يبقى سرّه في جهازك، ولا نحتفظ إلا بالمفتاح العام واسمه وتاريخ استخدامه.</li>
<li><strong>جلستك.</strong> تستمر الجلسة حتى 7 أيام من دون نشاط و30 يومًا على الأكثر. تسجيل الخروج ينهي الجلسة على الخادم فورًا. ونحتفظ مع كل جلسة بعنوان الشبكة ونوع المتصفح اللذين فُتحت منهما كي تتعرّف عليها في إعداداتك، ويُحذفان معها.</li>
<li><strong>ملفك الشخصي.</strong> ما تكتبه فيه: الاسم وعنوان البريد الإلكتروني، وبيانات الشركة للشركات. بيانات الشركات معدّة للنشر، فهذا هو غرض البوابة.</li>
</ul>
<h2>التقدّم إلى وظيفة</h2>
<p>يمكنك أنت والشركة التي نشرت الوظيفة قراءة طلبك واسمك وعنوان بريدك الإلكتروني وسيرتك الذاتية، ولا أحد سواكما. تُحذف السير الذاتية بعد 180 يومًا من انتهاء الوظيفة. ويمكنك سحب طلبك ما دامت الشركة لم تقرر بعد.</p>
<h2>التسجيل في فعالية</h2>
<p>عند تسجيلك في فعالية هنا يرى منظّمها اسمك وبريدك الإلكتروني، ولا يرى رقم هاتفك إلا إذا اخترت ذلك. يمكنك تغيير اختيارك ما دمت مسجّلًا. وعند إلغاء تسجيلك لا يعود المنظّم يرى بياناتك.</p>
<h2>مراسلتنا</h2>
<p>تُحفظ رسائل نموذج التواصل والاستفسارات عن الإعلان أو الباقات، وتُرسل بالبريد الإلكتروني إلى الفريق الذي يرد عليها. ولمنع إساءة الاستخدام نعدّ الرسائل من كل شبكة خلال ساعة واحدة، وما نحتفظ به لذلك هو بصمة رقمية لا يمكن قراءة عنوان الشبكة منها.</p>
<h2>الدفع</h2>
<p>تُدفع الاشتراكات في صفحة مزوّد خدمة الدفع «تاب» (Tap Payments)، ولا تصل أرقام البطاقات إلى خوادمنا أبدًا. نحتفظ بطلب الاشتراك: الشركة والباقة والمبلغ والعملة والحالة ومرجع المزوّد.</p>
<h2>لماذا يحق لنا ذلك</h2>
<p>نتعامل مع هذه البيانات لتقديم ما طلبته (حساب أو طلب توظيف أو طلب اشتراك أو رد على رسالة)، وللحفاظ على أمن البوابة، وللوفاء بما يفرضه القانون علينا مثل حفظ الفواتير.</p>
<h2>حقوقك</h2>
<p>يمكنك الاطلاع على بياناتك وتصحيحها في حسابك، والحصول على نسخة منها، وطلب محوها، والاعتراض على استخدام لا توافق عليه. يزيل المحو بياناتك من قاعدة البيانات ومن ملفاتنا، أما ما يُلزمنا القانون بحفظه كالفواتير فيبقى حتى تنتهي مدته. راسلنا عبر <a href="/ar/contact">صفحة «تواصل معنا»</a>.</p>
<h2>التغييرات</h2>
<p>عند تغيير هذه السياسة يُنشر النص الجديد هنا. وتُحفظ النصوص السابقة، ويمكنك طلبها منا.</p>`,
  },
};
