import { defineTexts } from '#platform/i18n/texts.ts';

/** Kept apart from the texts of the box, so that the home page does not load them. */
export const searchPageTexts = defineTexts('search-page', {
  searchTitle: { en: 'Ask Mai', ar: 'اسأل ماي' },
  askMore: {
    en: 'Type at least three letters: a name, a thing, a place or a whole question.',
    ar: 'اكتب ثلاثة أحرف على الأقل: اسمًا أو شيئًا أو مكانًا أو سؤالًا كاملًا.',
  },
  narrowedBy: { en: 'Narrowed by', ar: 'محصور بـ' },
  takeBack: { en: 'Search without it', ar: 'ابحث من دونه' },
  kinds: { en: 'Kinds of answers', ar: 'أنواع الإجابات' },
  everything: { en: 'All', ar: 'الكل' },
  atLeast: { en: '{count}+', ar: '{count}+' },
  moreThan: { en: 'More than ', ar: 'أكثر من ' },
  comma: { en: ', ', ar: '، ' },
  andMore: { en: ' and more.', ar: ' وغيرها.' },
  moreAnswers: { en: 'More answers', ar: 'المزيد من الإجابات' },
  upTo: { en: 'up to {amount}', ar: 'حتى {amount}' },
  applyUntil: { en: 'Apply until {date}', ar: 'التقديم حتى {date}' },
  nothingTitle: { en: 'Nothing found for “{text}”', ar: 'لم نجد شيئًا عن «{text}»' },
  nothingHint: {
    en: 'Try fewer or other words, or look through the lists.',
    ar: 'جرّب كلمات أقل أو كلمات أخرى، أو تصفّح القوائم.',
  },
  buying: { en: 'Is it something you want to buy?', ar: 'هل هو شيء تريد شراءه؟' },
  buyingHint: {
    en: 'Say once what you need: companies that match answer with their prices.',
    ar: 'اذكر ما تحتاج إليه مرة واحدة، وترد عليك الشركات المطابقة بأسعارها.',
  },
  askSuppliers: { en: 'Ask suppliers for it', ar: 'طلبه من الموردين' },
  didYouMean: { en: 'Did you mean', ar: 'هل تقصد' },
  nearest: { en: 'What comes nearest', ar: 'الأقرب إلى سؤالك' },
  browse: { en: 'Look through the lists', ar: 'تصفّح القوائم' },
  noDoctor: {
    en: 'Mai is no doctor and gives no medical advice. Please ask a doctor or a pharmacist; in an emergency call {number}.',
    ar: 'ماي ليس طبيبًا ولا يقدّم نصائح طبية. يرجى سؤال طبيب أو صيدلي، وفي الحالات الطارئة اتصل بالرقم {number}.',
  },
  companies: { en: 'Companies', ar: 'الشركات' },
  products: { en: 'Products', ar: 'المنتجات' },
  medicines: { en: 'Medicines', ar: 'الأدوية' },
  catalogs: { en: 'Catalogs', ar: 'الكتالوجات' },
  events: { en: 'Events', ar: 'الفعاليات' },
  jobs: { en: 'Jobs', ar: 'الوظائف' },
  branches: { en: 'Branches', ar: 'الفروع' },
  faqs: { en: 'Questions', ar: 'الأسئلة' },
  pages: { en: 'Pages', ar: 'الصفحات' },
  companiesCounted: {
    en: '{count, plural, one {# company} other {# companies}}',
    ar: '{count, plural, zero {لا شركات} one {شركة واحدة} two {شركتان} few {# شركات} many {# شركة} other {# شركة}}',
  },
  productsCounted: {
    en: '{count, plural, one {# product} other {# products}}',
    ar: '{count, plural, zero {لا منتجات} one {منتج واحد} two {منتجان} few {# منتجات} many {# منتجًا} other {# منتج}}',
  },
  medicinesCounted: {
    en: '{count, plural, one {# medicine} other {# medicines}}',
    ar: '{count, plural, zero {لا أدوية} one {دواء واحد} two {دواءان} few {# أدوية} many {# دواءً} other {# دواء}}',
  },
  catalogsCounted: {
    en: '{count, plural, one {# catalog} other {# catalogs}}',
    ar: '{count, plural, zero {لا كتالوجات} one {كتالوج واحد} two {كتالوجان} few {# كتالوجات} many {# كتالوجًا} other {# كتالوج}}',
  },
  eventsCounted: {
    en: '{count, plural, one {# event} other {# events}}',
    ar: '{count, plural, zero {لا فعاليات} one {فعالية واحدة} two {فعاليتان} few {# فعاليات} many {# فعالية} other {# فعالية}}',
  },
  jobsCounted: {
    en: '{count, plural, one {# job} other {# jobs}}',
    ar: '{count, plural, zero {لا وظائف} one {وظيفة واحدة} two {وظيفتان} few {# وظائف} many {# وظيفة} other {# وظيفة}}',
  },
  branchesCounted: {
    en: '{count, plural, one {# branch} other {# branches}}',
    ar: '{count, plural, zero {لا فروع} one {فرع واحد} two {فرعان} few {# فروع} many {# فرعًا} other {# فرع}}',
  },
  faqsCounted: {
    en: '{count, plural, one {# question} other {# questions}}',
    ar: '{count, plural, zero {لا أسئلة} one {سؤال واحد} two {سؤالان} few {# أسئلة} many {# سؤالًا} other {# سؤال}}',
  },
  pagesCounted: {
    en: '{count, plural, one {# page} other {# pages}}',
    ar: '{count, plural, zero {لا صفحات} one {صفحة واحدة} two {صفحتان} few {# صفحات} many {# صفحة} other {# صفحة}}',
  },
});
