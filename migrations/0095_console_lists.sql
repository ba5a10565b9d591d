-- What the operator lists in the console: when and where sponsors are shown, which of anything is
-- switched off, and words that mean the same.
alter table sponsor_lines
  add column status smallint not null default 1 check (status in (0, 1)),
  -- Whole days in the portal's home time zone, both included; null is without that end.
  add column starts_on date,
  add column ends_on date,
  -- Codes with commas between them; null is everywhere.
  add column countries text check (countries ~ '^[A-Z]{2}(,[A-Z]{2})*$'),
  add check (ends_on >= starts_on);
update sponsor_lines set status = 0 where not active;
alter table sponsor_lines drop column active;

alter table sponsor_logos
  add column status smallint not null default 1 check (status in (0, 1)),
  add column starts_on date,
  add column ends_on date,
  add column countries text check (countries ~ '^[A-Z]{2}(,[A-Z]{2})*$'),
  add check (ends_on >= starts_on);
update sponsor_logos set status = 0 where not active;
alter table sponsor_logos drop column active;

alter table coupons add column status smallint not null default 1 check (status in (0, 1));
update coupons set status = 0 where not active;
alter table coupons drop column active;

-- Each row is a group of words, with commas between them, any of which finds the others.
create table search_synonyms (
  id bigint generated always as identity primary key,
  words text not null,
  status smallint not null default 1 check (status in (0, 1))
);
select watch_table('search_synonyms');

alter table faq_items add column status smallint not null default 1 check (status in (0, 1));
-- The questions that the product shipped with become the operator's own, unless there are some.
insert into faq_items (category, question, question_ar, answer, answer_ar, position)
select * from (values
  ('account',
   'How do I create an account?',
   'كيف أنشئ حسابًا؟',
   'Choose Login, enter your e-mail address and press Continue. We send a six-digit code to that address. Enter it and you are in: signing in and signing up are the same step.',
   'اختر «تسجيل الدخول» وأدخل عنوان بريدك الإلكتروني ثم اضغط «متابعة». نرسل إلى هذا العنوان رمزًا من ستة أرقام، أدخله فتصبح داخل حسابك: تسجيل الدخول وإنشاء الحساب خطوة واحدة.',
   10),
  ('account',
   'I have no password. What if I forget how to sign in?',
   'ليست لدي كلمة مرور، فماذا لو نسيت طريقة الدخول؟',
   'There is nothing to forget. Each time you sign in, a new code is sent to your e-mail address. It works for ten minutes and only once.',
   'لا يوجد ما تنساه. في كل مرة تسجّل فيها الدخول يُرسل رمز جديد إلى بريدك، وهو صالح لعشر دقائق ولمرة واحدة فقط.',
   20),
  ('account',
   'The code does not arrive. What can I do?',
   'لم يصلني الرمز، ماذا أفعل؟',
   'Look into the spam folder and check the spelling of your address. After 60 seconds you can have the code sent again. If nothing arrives, write to us through the contact page.',
   'انظر في مجلد الرسائل غير المرغوب فيها وتأكد من كتابة عنوانك. يمكنك طلب إرسال الرمز من جديد بعد 60 ثانية. وإن لم يصلك شيء فراسلنا عبر صفحة الاتصال.',
   30),
  ('account',
   'How long do the links in your e-mails work?',
   'كم تبقى الروابط في رسائلكم صالحة؟',
   'Links about your account, such as the one that confirms a new address or resets your access, are valid for 24 hours. After that, simply ask for a new one.',
   'الروابط المتعلقة بحسابك، مثل رابط تأكيد عنوان جديد أو استعادة الوصول، صالحة لمدة 24 ساعة. بعد ذلك اطلب رابطًا جديدًا.',
   40),
  ('account',
   'How does my company become an exhibitor?',
   'كيف تصبح شركتي عارضًا؟',
   'Sign in, choose List Your Business and fill in the application. We review it and tell you by e-mail. Approved companies can publish products, catalogs, events and jobs.',
   'سجّل الدخول واختر «أدرج شركتك» واملأ الطلب. نراجعه ونبلغك بالبريد الإلكتروني. ويمكن للشركات المعتمدة نشر المنتجات والكتالوجات والفعاليات والوظائف.',
   50),
  ('jobs',
   'Who can apply for jobs?',
   'من يستطيع التقدم إلى الوظائف؟',
   'Every job seeker account. Exhibitor accounts cannot apply; companies that want to try it out can switch to normal user mode in their settings.',
   'كل حساب لباحث عن عمل. لا تستطيع حسابات العارضين التقدم، ويمكن للشركات التحول إلى وضع المستخدم العادي من الإعدادات.',
   60),
  ('jobs',
   'How many jobs can I apply for?',
   'إلى كم وظيفة يمكنني التقدم؟',
   'Free users get 5 job applications per month. How many you have used is shown in your dashboard; the count starts anew on the first day of each month.',
   'يحصل المستخدم المجاني على 5 طلبات توظيف في الشهر. يظهر عدد ما استخدمته في لوحة التحكم، ويبدأ العدّ من جديد في أول يوم من كل شهر.',
   70),
  ('jobs',
   'Which files can I send as a CV?',
   'ما الملفات المقبولة للسيرة الذاتية؟',
   'A PDF or Word document (PDF, DOC or DOCX) of less than 5 MB.',
   'ملف PDF أو Word (بصيغة PDF أو DOC أو DOCX) بحجم أقل من 5 ميغابايت.',
   80),
  ('jobs',
   'Who can see my CV, and for how long?',
   'من يستطيع رؤية سيرتي الذاتية، وإلى متى؟',
   'You and the company that posted the job, nobody else. It is deleted 180 days after the job has ended.',
   'أنت والشركة التي نشرت الوظيفة فقط. وتُحذف بعد 180 يومًا من انتهاء الوظيفة.',
   90),
  ('jobs',
   'How do I follow my application?',
   'كيف أتابع طلبي؟',
   'Open My Jobs in your dashboard. Each application shows its state, from applied to hired or rejected.',
   'افتح «وظائفي» في لوحة التحكم. يظهر كل طلب مع حالته، من التقديم حتى القبول أو الرفض.',
   100),
  ('jobs',
   'Can I withdraw an application?',
   'هل يمكنني سحب طلبي؟',
   'Yes, in My Jobs, as long as the company has not decided. You cannot apply for the same job a second time.',
   'نعم، من «وظائفي» ما دامت الشركة لم تقرر بعد. ولا يمكن التقدم إلى الوظيفة نفسها مرة ثانية.',
   110),
  ('events',
   'How do I register for an event?',
   'كيف أسجّل في فعالية؟',
   'Open the event and choose Register Now. Some organizers register on their own site, which then opens; for the others you register with your account here.',
   'افتح الفعالية واختر «سجّل الآن». بعض المنظّمين يسجّلون في مواقعهم فيُفتح الموقع، وفي غيرها تسجّل بحسابك هنا.',
   120),
  ('events',
   'Can I cancel my registration?',
   'هل يمكنني إلغاء تسجيلي؟',
   'Yes. You can cancel up to 48 hours before the event begins. Registrations on an organizer’s own site follow the organizer’s rules.',
   'نعم، يمكنك الإلغاء حتى 48 ساعة قبل بدء الفعالية. أما التسجيل في موقع المنظّم فيخضع لقواعده.',
   130),
  ('events',
   'How do I put an event into my calendar?',
   'كيف أضيف فعالية إلى تقويمي؟',
   'Every event offers a calendar file that your phone or computer understands, and many have a brochure to download.',
   'تتيح كل فعالية ملف تقويم يفهمه هاتفك أو حاسوبك، ولكثير منها كتيّب يمكن تنزيله.',
   140),
  ('billing',
   'Which plans are there and what do they cost?',
   'ما الباقات المتاحة وكم تكلف؟',
   'Basic, Professional and Enterprise. Current prices and everything each plan includes are on the subscription page. Plans are bought for 12 or 24 months.',
   'الأساسية والاحترافية والمؤسسات. تجد الأسعار الحالية وكل ما تشمله كل باقة في صفحة الاشتراك. تُشترى الباقات لمدة 12 أو 24 شهرًا.',
   150),
  ('billing',
   'Can I get my money back?',
   'هل يمكنني استرداد أموالي؟',
   'Yes. There is a 30-day money-back guarantee: within 30 days of payment we refund the full amount, and you need not give a reason.',
   'نعم، نضمن الاسترداد خلال 30 يومًا: نعيد المبلغ كاملًا خلال 30 يومًا من الدفع من دون أن تذكر سببًا.',
   160),
  ('billing',
   'How do I pay, and is it secure?',
   'كيف أدفع، وهل الدفع آمن؟',
   'On the page of our payment provider, Tap Payments, with the usual cards. Card numbers never reach our servers. Your plan becomes active when the provider has confirmed the payment.',
   'في صفحة مزوّد الدفع «تاب» بالبطاقات المعتادة. لا تصل أرقام البطاقات إلى خوادمنا أبدًا. وتُفعَّل باقتك عندما يؤكد المزوّد السداد.',
   170),
  ('billing',
   'Whom do I ask about an invoice, and when?',
   'من أسأل عن فاتورة، ومتى؟',
   'Write to us through the contact page. Our business hours are Sunday to Thursday, 9:00 to 18:00, Kuwait time.',
   'راسلنا عبر صفحة الاتصال. ساعات عملنا من الأحد إلى الخميس، من 9:00 إلى 18:00 بتوقيت الكويت.',
   180)
) as shipped
where not exists (select from faq_items);
