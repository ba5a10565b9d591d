import { defineTexts } from '#platform/i18n/texts.ts';

/** Texts for requesting prices from several companies. */
export const requestsTexts = defineTexts('requests', {
  title: { en: 'Request for quotation', ar: 'طلب عروض أسعار' },
  lead: {
    en: 'Ask several companies for prices at once. Each sees only what it is asked itself; your email and phone stay hidden until you accept a quotation or share them.',
    ar: 'اطلب الأسعار من عدة شركات في آنٍ واحد. لا ترى كل شركة سوى ما يُطلب منها، ويبقى بريدك الإلكتروني ورقم هاتفك مخفيين حتى تقبل عرض سعر أو تشاركهما.',
  },
  stepAnswers: {
    en: 'Each company gets its own part alone and sends you its quotation.',
    ar: 'تتلقى كل شركة الجزء الخاص بها وحده وترسل إليك عرض سعرها.',
  },
  stepCompare: {
    en: 'You compare them side by side, in one currency, and ask back.',
    ar: 'تقارن العروض جنبًا إلى جنب بعملة واحدة، وتستوضح ما تريد.',
  },
  stepAccept: {
    en: 'You accept one or several. Both sides get each as a PDF; nothing is paid here.',
    ar: 'تقبل عرضًا أو أكثر. يصل كل عرض مقبول إلى الطرفين بصيغة PDF، ولا يُدفع شيء هنا.',
  },
  what: { en: 'What you need', ar: 'ما تحتاج إليه' },
  fromTray: { en: 'Products I chose', ar: 'منتجات اخترتها' },
  described: { en: 'A need in my own words', ar: 'حاجة أصفها بكلماتي' },
  describedHelp: {
    en: 'It goes to companies that match.',
    ar: 'يصل إلى الشركات المطابقة.',
  },
  trayEmpty: { en: 'No products yet', ar: 'لا توجد منتجات بعد' },
  trayEmptyHint: {
    en: 'Choose “Add to request” on product pages, or describe what you need.',
    ar: 'اختر «إضافة إلى طلب السعر» في صفحات المنتجات، أو صف ما تحتاج إليه.',
  },
  browse: { en: 'Browse products', ar: 'تصفّح المنتجات' },
  trayFailed: { en: 'The products could not be loaded', ar: 'تعذّر تحميل المنتجات' },
  quantity: { en: 'Quantity', ar: 'الكمية' },
  lineNote: { en: 'Note', ar: 'ملاحظة' },
  lineNoteExample: { en: 'Size, model, packaging', ar: 'المقاس أو الطراز أو التعبئة' },
  removeNamed: { en: 'Remove {name}', ar: 'إزالة {name}' },
  goesTo: {
    en: '{count, plural, one {Goes to one company} other {Goes to # companies}}',
    ar: '{count, plural, zero {لا تصل إلى أي شركة} one {يصل إلى شركة واحدة} two {يصل إلى شركتين} few {يصل إلى # شركات} many {يصل إلى # شركة} other {يصل إلى # شركة}}',
  },
  need: { en: 'What do you need?', ar: 'ما الذي تحتاج إليه؟' },
  needExample: { en: 'Portable ultrasound with two probes', ar: 'جهاز موجات صوتية محمول بمجسّين' },
  needRequired: { en: 'Please say what you need', ar: 'يرجى ذكر ما تحتاج إليه' },
  category: { en: 'Field of the companies', ar: 'مجال الشركات' },
  categoryRequired: { en: 'Please choose a field', ar: 'يرجى اختيار المجال' },
  companyCountry: { en: 'Country of the companies', ar: 'دولة الشركات' },
  anyCountry: { en: 'Any country', ar: 'أي دولة' },
  companyType: { en: 'Kind of company', ar: 'نوع الشركة' },
  anyType: { en: 'Any kind', ar: 'أي نوع' },
  companies: { en: 'To how many companies at most?', ar: 'إلى كم شركة على الأكثر؟' },
  matches: {
    en: '{count, plural, =0 {No company matches. Choose less narrowly.} one {One company matches} other {# companies match}}',
    ar: '{count, plural, zero {لا توجد شركة مطابقة. وسّع اختيارك.} one {شركة واحدة مطابقة} two {شركتان مطابقتان} few {# شركات مطابقة} many {# شركة مطابقة} other {# شركة مطابقة}}',
  },
  delivery: { en: 'Delivery', ar: 'التسليم' },
  neededBy: { en: 'Needed by', ar: 'مطلوب قبل' },
  dayWrong: { en: 'Please enter a day', ar: 'يرجى إدخال يوم' },
  dayPast: { en: 'This day is over', ar: 'انقضى هذا اليوم' },
  country: { en: 'Delivery country', ar: 'دولة التسليم' },
  city: { en: 'Delivery city', ar: 'مدينة التسليم' },
  notes: { en: 'Notes for all companies', ar: 'ملاحظات لجميع الشركات' },
  notesHelp: {
    en: 'Payment, installation, service, certificates: whatever a price depends on.',
    ar: 'الدفع والتركيب والصيانة والشهادات: كل ما يتوقف عليه السعر.',
  },
  fileNumber: { en: 'File {number}', ar: 'الملف {number}' },
  emailHelp: {
    en: 'We mail you a code to confirm it. Companies do not see it before you accept a quotation.',
    ar: 'نرسل إليه رمزًا لتأكيده، ولا تراه الشركات قبل أن تقبل عرض سعر.',
  },
  send: { en: 'Send request', ar: 'إرسال الطلب' },
  sending: { en: 'Sending...', ar: 'جارٍ الإرسال…' },
  nothingAsked: {
    en: 'Choose products, or describe what you need.',
    ar: 'اختر منتجات أو صف ما تحتاج إليه.',
  },
  itemsWrong: {
    en: 'The products must be a list with quantities, 20 at most',
    ar: 'يجب أن تكون المنتجات قائمة مع كمياتها، 20 كحد أقصى',
  },
  noneMatches: {
    en: 'No company takes this request at the moment. Remove a filter or two.',
    ar: 'لا توجد حاليًا شركة تستقبل هذا الطلب. وسّع اختيارك.',
  },
  sent: {
    en: 'Your request is on its way. A copy with the link to the answers is in your mailbox.',
    ar: 'طلبك في طريقه إلى الشركات. ستجد في بريدك الإلكتروني نسخة منه مع رابط الردود.',
  },
  codeLead: {
    en: 'Enter the {count} digits we mailed to {email}. Then your request goes to the companies.',
    ar: 'أدخل الأرقام الـ{count} التي أرسلناها إلى {email}، ثم يصل طلبك إلى الشركات.',
  },
  sentTitle: { en: 'Request sent', ar: 'أُرسل الطلب' },
  openRequest: { en: 'Open the request', ar: 'فتح الطلب' },
  own: { en: 'Your requests', ar: 'طلباتك' },
  ownFacts: {
    en: '{lines, plural, one {1 item} other {# items}} · {companies, plural, one {1 company} other {# companies}} · {quoted, plural, =0 {no quotation yet} one {1 quotation} other {# quotations}}',
    ar: '{lines, plural, zero {لا بنود} one {بند واحد} two {بندان} few {# بنود} many {# بندًا} other {# بند}} · {companies, plural, zero {لا شركات} one {شركة واحدة} two {شركتان} few {# شركات} many {# شركة} other {# شركة}} · {quoted, plural, zero {لا عروض بعد} one {عرض واحد} two {عرضان} few {# عروض} many {# عرضًا} other {# عرض}}',
  },
  notFound: { en: 'Request not found', ar: 'الطلب غير موجود' },
});
