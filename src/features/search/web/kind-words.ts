import type { AnswerKind } from '#features/search/search.contract.ts';
import { searchPageTexts as texts } from '#features/search/search-page.texts.ts';
import type { Text } from '#platform/i18n/texts.ts';

/** The plural of each kind, and the text that counts it. */
export const kindWords: Readonly<Record<AnswerKind, { many: Text; counted: Text }>> = {
  company: { many: texts.companies, counted: texts.companiesCounted },
  product: { many: texts.products, counted: texts.productsCounted },
  medicine: { many: texts.medicines, counted: texts.medicinesCounted },
  catalog: { many: texts.catalogs, counted: texts.catalogsCounted },
  event: { many: texts.events, counted: texts.eventsCounted },
  job: { many: texts.jobs, counted: texts.jobsCounted },
  branch: { many: texts.branches, counted: texts.branchesCounted },
  faq: { many: texts.faqs, counted: texts.faqsCounted },
  page: { many: texts.pages, counted: texts.pagesCounted },
};
