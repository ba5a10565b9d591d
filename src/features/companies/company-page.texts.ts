import { defineTexts } from '#platform/i18n/texts.ts';

/** Texts of a company's page, besides those in `companiesTexts`. */
export const companyPageTexts = defineTexts('company-page', {
  type: { en: 'Type', ar: 'النوع' },
  location: { en: 'Location', ar: 'المكان' },
  inPlace: { en: '{city}, {country}', ar: '{city}، {country}' },
  actions: { en: 'Contact {company}', ar: 'تواصل مع {company}' },
  sendEnquiry: { en: 'Send enquiry', ar: 'إرسال استفسار' },
  nothingSaid: {
    en: '{company} has not written about itself yet. An enquiry goes straight to the company.',
    ar: 'لم يُكتب شيء عن «{company}» بعد. يصل الاستفسار إلى الشركة مباشرة.',
  },
  otherCompanies: { en: 'Other companies in {country}', ar: 'شركات أخرى في {country}' },
  allCompanies: { en: 'All companies', ar: 'كل الشركات' },
  call: { en: 'Call', ar: 'اتصال' },
  whatsapp: { en: 'WhatsApp', ar: 'واتساب' },
  visitWebsite: { en: 'Website', ar: 'الموقع الإلكتروني' },
  openInMaps: { en: 'Open in maps', ar: 'فتح في الخرائط' },
  moreLinks: { en: 'More on the web', ar: 'روابط أخرى' },
  gallery: { en: 'Gallery', ar: 'معرض الصور' },
  watch: { en: 'Watch the film about {company}', ar: 'شاهد الفيلم عن {company}' },
  watchOn: { en: 'On {host}, in a new tab', ar: 'على {host}، في علامة تبويب جديدة' },
  enlarge: { en: 'Enlarge: {title}', ar: 'تكبير: {title}' },
  previous: { en: 'Previous picture', ar: 'الصورة السابقة' },
  next: { en: 'Next picture', ar: 'الصورة التالية' },
  ofPictures: { en: '{n} of {count}', ar: '{n} من {count}' },
  more: { en: '{n}+', ar: '{n}+' },
});
