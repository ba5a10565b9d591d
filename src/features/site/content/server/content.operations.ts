import { findStaticContent, listFaq } from '#features/site/content/content.contract.ts';
import { contentTexts } from '#features/site/content/content.texts.ts';
import { notFound } from '#platform/calls/call-problem.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { readFaq } from './faq.ts';
import { sanitize } from './sanitize.ts';
import { findContent } from './static-contents.ts';

const staticContent = operation(findStaticContent, async ({ id }, { database, language }) => {
  const content = await findContent(database.pool, id, language);
  if (!content) throw notFound(contentTexts.notFound);
  return { data: { title: content.title, description: sanitize(content.html) } };
});

const faq = operation(listFaq, async (_input, { database, language }) => ({
  items: await readFaq(database.pool, language),
}));

export const contentOperations: readonly Operation[] = [staticContent, faq];
