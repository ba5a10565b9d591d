import { defineTexts } from '#platform/i18n/texts.ts';

/** The counts on a company's card. */
export const companyCardTexts = defineTexts('company-card', {
  products: {
    en: '{count, plural, one {# product} other {# products}}',
    ar: '{count, plural, zero {لا منتجات} one {منتج واحد} two {منتجان} few {# منتجات} many {# منتجًا} other {# منتج}}',
  },
  events: {
    en: '{count, plural, one {# event} other {# events}}',
    ar: '{count, plural, zero {لا فعاليات} one {فعالية واحدة} two {فعاليتان} few {# فعاليات} many {# فعالية} other {# فعالية}}',
  },
  jobs: {
    en: '{count, plural, one {# job} other {# jobs}}',
    ar: '{count, plural, zero {لا وظائف} one {وظيفة واحدة} two {وظيفتان} few {# وظائف} many {# وظيفة} other {# وظيفة}}',
  },
});
