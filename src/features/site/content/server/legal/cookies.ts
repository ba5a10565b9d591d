import type { LegalText } from './legal-text.ts';

export const cookies: LegalText = {
  en: {
    title: 'Cookie Policy',
    html: `
<p>The portal uses two cookies and a few entries in your browser’s local storage. None of them follows you to other sites, and none belongs to anybody else.</p>
<h2>The cookies</h2>
<table>
<thead><tr><th scope="col">Name</th><th scope="col">What it holds</th><th scope="col">How long</th></tr></thead>
<tbody>
<tr><td><code>country</code></td><td>The country you chose at the top of the page. It is set only when you choose one.</td><td>One year, or until you choose Refresh on the catalogs page</td></tr>
<tr><td><code>browser</code></td><td>A random number, set when you ask for a sign-in code and sent with nothing but signing in. It ties the code to your browser, so that nobody else can use it up.</td><td>180 days after you last signed in</td></tr>
</tbody>
</table>
<h2>Local storage</h2>
<p>These entries stay in your browser. The portal’s own pages read them; they are not sent along with every request.</p>
<table>
<thead><tr><th scope="col">Name</th><th scope="col">What it holds</th><th scope="col">How long</th></tr></thead>
<tbody>
<tr><td><code>user_country_code</code>, <code>user_country_name</code>, <code>user_ip</code></td><td>The country shown to you and the network address it was found from</td><td>Until you clear it</td></tr>
<tr><td><code>user_token</code>, <code>user_id</code>, <code>user_type</code></td><td>Your session: only after you have signed in</td><td>Until you sign out; the session ends after 7 days without activity</td></tr>
<tr><td><code>user</code>, <code>user_name</code>, <code>name</code></td><td>Your name and e-mail address, to greet you</td><td>Until you sign out</td></tr>
<tr><td><code>temp_email</code></td><td>Your e-mail address between asking for a code and entering it</td><td>Until the code is accepted</td></tr>
<tr><td><code>theme</code></td><td>Light or dark, if you chose one</td><td>Until you clear it</td></tr>
<tr><td><code>recent_searches</code></td><td>The last six questions you asked in the search box, to offer them again</td><td>Until you clear them under the box</td></tr>
<tr><td><code>request_tray</code></td><td>The numbers and quantities of products you collect for a request for quotation</td><td>Until you send the request, take them out or sign out</td></tr>
<tr><td><code>saved_jobs</code>, <code>saved_events</code></td><td>The numbers of jobs and events you saved without signing in</td><td>Until you sign in, when they become your account’s, or no longer save them</td></tr>
</tbody>
</table>
<h2>Do you have to agree?</h2>
<p>There is no banner because there is nothing to refuse: everything above is needed for what you ask the portal to do. There is no analytics and no advertising storage.</p>
<h2>Clearing them</h2>
<p>Signing out clears all local storage of this site. You can also remove cookies and site data in your browser’s settings; the portal keeps working and finds your country anew.</p>`,
  },
  ar: {
    title: 'سياسة ملفات تعريف الارتباط',
    html: `
<p>تستخدم البوابة ملفَي تعريف ارتباط وبضعة مدخلات في التخزين المحلي لمتصفحك. لا يتبعك أي منها إلى مواقع أخرى، ولا يعود أي منها إلى جهة أخرى.</p>
<h2>ملفات تعريف الارتباط</h2>
<table>
<thead><tr><th scope="col">الاسم</th><th scope="col">ما يحتويه</th><th scope="col">المدة</th></tr></thead>
<tbody>
<tr><td><code>country</code></td><td>الدولة التي اخترتها في أعلى الصفحة. لا يُنشأ إلا عند اختيارك دولة.</td><td>سنة واحدة، أو حتى تضغط «تحديث» في صفحة الكتالوجات</td></tr>
<tr><td><code>browser</code></td><td>رقم عشوائي يُنشأ عند طلب رمز الدخول، ولا يُرسل إلا عند تسجيل الدخول. يربط الرمز بمتصفحك كي لا يستنفده أحد سواك.</td><td>180 يومًا بعد آخر تسجيل دخول</td></tr>
</tbody>
</table>
<h2>التخزين المحلي</h2>
<p>تبقى هذه المدخلات في متصفحك. تقرؤها صفحات البوابة نفسها ولا تُرسل مع كل طلب.</p>
<table>
<thead><tr><th scope="col">الاسم</th><th scope="col">ما يحتويه</th><th scope="col">المدة</th></tr></thead>
<tbody>
<tr><td><code>user_country_code</code>، <code>user_country_name</code>، <code>user_ip</code></td><td>الدولة المعروضة لك وعنوان الشبكة الذي حُددت منه</td><td>حتى تمسحها</td></tr>
<tr><td><code>user_token</code>، <code>user_id</code>، <code>user_type</code></td><td>جلستك، بعد تسجيل الدخول فقط</td><td>حتى تسجّل الخروج، وتنتهي الجلسة بعد 7 أيام من دون نشاط</td></tr>
<tr><td><code>user</code>، <code>user_name</code>، <code>name</code></td><td>اسمك وعنوان بريدك الإلكتروني للترحيب بك</td><td>حتى تسجّل الخروج</td></tr>
<tr><td><code>temp_email</code></td><td>عنوان بريدك الإلكتروني بين طلب الرمز وإدخاله</td><td>حتى يُقبل الرمز</td></tr>
<tr><td><code>theme</code></td><td>المظهر الفاتح أو الداكن إن اخترت أحدهما</td><td>حتى تمسحه</td></tr>
<tr><td><code>recent_searches</code></td><td>آخر ستة أسئلة كتبتها في مربع البحث، لعرضها عليك من جديد</td><td>حتى تمسحها أسفل المربع</td></tr>
<tr><td><code>request_tray</code></td><td>أرقام المنتجات التي تجمعها لطلب عروض الأسعار وكمياتها</td><td>حتى ترسل الطلب أو تزيلها أو تسجّل الخروج</td></tr>
<tr><td><code>saved_jobs</code>، <code>saved_events</code></td><td>أرقام الوظائف والفعاليات التي حفظتها من دون تسجيل الدخول</td><td>حتى تسجّل الدخول فتنتقل إلى حسابك، أو تلغي حفظها</td></tr>
</tbody>
</table>
<h2>هل عليك الموافقة؟</h2>
<p>لا توجد نافذة موافقة لأنه لا يوجد ما يُرفض: كل ما سبق لازم لما تطلبه من البوابة. لا توجد أدوات تحليل ولا تخزين إعلاني.</p>
<h2>مسحها</h2>
<p>تسجيل الخروج يمسح التخزين المحلي لهذا الموقع كله. ويمكنك أيضًا إزالة ملفات تعريف الارتباط وبيانات الموقع من إعدادات متصفحك، وتبقى البوابة تعمل وتحدد دولتك من جديد.</p>`,
  },
};
