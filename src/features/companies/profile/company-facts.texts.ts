import { defineTexts } from '#platform/i18n/texts.ts';

/** Names of company facts, the same in the company's form and on its public page. */
export const companyFactsTexts = defineTexts('company-facts', {
  facts: { en: 'Key facts', ar: 'حقائق أساسية' },
  city: { en: 'City', ar: 'المدينة' },
  arabicCity: { en: 'City in Arabic', ar: 'المدينة بالعربية' },
  answers: { en: 'Answers enquiries', ar: 'الرد على الاستفسارات' },
  founded: { en: 'Founded in', ar: 'سنة التأسيس' },
  foundedHelp: { en: 'The year, such as 2004', ar: 'السنة، مثل 2004' },
  foundedInvalid: {
    en: 'Please enter a year between 1800 and today',
    ar: 'يرجى إدخال سنة بين 1800 والسنة الحالية',
  },
  staff: { en: 'Staff', ar: 'عدد الموظفين' },
  staffInvalid: { en: 'Please choose one of the sizes', ar: 'يرجى اختيار أحد الأحجام' },
  '1-10': { en: '1–10 people', ar: '1–10 موظفين' },
  '11-50': { en: '11–50 people', ar: '11–50 موظفًا' },
  '51-200': { en: '51–200 people', ar: '51–200 موظف' },
  '201-500': { en: '201–500 people', ar: '201–500 موظف' },
  '501-1000': { en: '501–1,000 people', ar: '501–1,000 موظف' },
  '1000+': { en: 'More than 1,000 people', ar: 'أكثر من 1,000 موظف' },
  languages: { en: 'Languages', ar: 'اللغات' },
  hours: { en: 'Opening hours', ar: 'ساعات العمل' },
  certificates: { en: 'Certificates', ar: 'الشهادات' },
  certificatesHelp: {
    en: 'One on each line, such as ISO 13485:2016',
    ar: 'شهادة في كل سطر، مثل ISO 13485:2016',
  },
  whatsapp: { en: 'WhatsApp number', ar: 'رقم واتساب' },
  whatsappHelp: {
    en: 'With its country code, such as +965 5000 1234. Visitors then get a WhatsApp button.',
    ar: 'مع مفتاح الدولة، مثل ‎+965 5000 1234. ويظهر للزوار عندئذ زر واتساب.',
  },
  coordinates: { en: 'Place on the map', ar: 'المكان على الخريطة' },
  offer: { en: 'What we offer', ar: 'ما نقدّمه' },
  offerHelp: {
    en: 'Product lines, treatments or services, and what you are known for',
    ar: 'خطوط المنتجات أو العلاجات أو الخدمات، وما تُعرفون به',
  },
  arabicOffer: { en: 'What we offer, in Arabic', ar: 'ما نقدّمه، بالعربية' },
  clients: { en: 'Who we serve', ar: 'من نخدمهم' },
  clientsHelp: {
    en: 'Kinds of clients or patients, and where they are',
    ar: 'فئات العملاء أو المرضى، وأماكن وجودهم',
  },
  arabicClients: { en: 'Who we serve, in Arabic', ar: 'من نخدمهم، بالعربية' },
  quality: { en: 'Quality and safety', ar: 'الجودة والسلامة' },
  qualityHelp: {
    en: 'How you check, store and document what you deliver',
    ar: 'كيف تفحصون ما تسلّمونه وتخزنونه وتوثقونه',
  },
  arabicQuality: { en: 'Quality and safety, in Arabic', ar: 'الجودة والسلامة، بالعربية' },
  support: { en: 'Service and support', ar: 'الخدمة والدعم' },
  supportHelp: {
    en: 'Delivery, training, warranty, spare parts, appointments',
    ar: 'التوصيل والتدريب والضمان وقطع الغيار والمواعيد',
  },
  arabicSupport: { en: 'Service and support, in Arabic', ar: 'الخدمة والدعم، بالعربية' },
  video: { en: 'Video link', ar: 'رابط الفيديو' },
  videoHelp: {
    en: 'A film about the company on YouTube or Vimeo',
    ar: 'فيلم عن الشركة على YouTube أو Vimeo',
  },
  training: { en: 'Training of AI models', ar: 'تدريب نماذج الذكاء الاصطناعي' },
  trainingHelp: {
    en: 'Your pages and those of your records tell programs so, and crawlers that collect training data are asked to stay away',
    ar: 'تُبلَّغ به البرامج في صفحاتكم وصفحات سجلاتكم، ويُطلب من برامج الجمع للتدريب أن تبتعد',
  },
  refused: { en: 'Not for training', ar: 'غير مسموح للتدريب' },
  trainingInvalid: {
    en: 'Please choose “Not for training” or nothing',
    ar: 'يرجى اختيار «غير مسموح للتدريب» أو لا شيء',
  },
  videoInvalid: {
    en: 'Please enter the https address of a film on YouTube or Vimeo',
    ar: 'يرجى إدخال رابط https لفيلم على YouTube أو Vimeo',
  },
});
