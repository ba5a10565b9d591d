import { programsTexts as texts } from '#app/programs/programs.texts.ts';
import { describePortal } from '#features/site/site.contract.ts';
import { documentRoute } from '#platform/http/mount-documents.ts';
import { localizePath } from '#platform/i18n/languages.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { withEnding } from '#platform/pages/page-format.ts';
import { programLimit } from './mount-mcp.ts';

const lists: readonly (readonly [Text, string])[] = [
  [texts.products, '/products'],
  [texts.medicines, '/rx'],
  [texts.catalogs, '/catalogs'],
  [texts.companies, '/companies'],
  [texts.events, '/events'],
  [texts.jobs, '/jobs'],
  [texts.faq, '/faq'],
];

/** Introduces the portal to programs that come for the first time (llmstxt.org). */
export const llmsText = documentRoute({
  path: '/llms.txt',
  call: describePortal,
  compose({ name, tagline, data_licence, open_dump }, { language, appUrl }) {
    const t = translateIn(language);
    const at = (path: string) => appUrl + localizePath(language, path);
    const link = (text: Text, address: string) => `- [${t(text)}](${address})`;
    return {
      contentType: 'text/plain; charset=utf-8',
      body: [
        `# ${name}`,
        `> ${tagline}`,
        `${t(texts.about)} ${t(texts.noAdvice)}`,
        `## ${t(texts.lists)}`,
        lists.map(([text, path]) => link(text, at(withEnding(path, 'markdown')))).join('\n'),
        `## ${t(texts.asking)}`,
        [
          `- ${t(texts.askSearch)} ${at(withEnding('/search', 'markdown'))}`,
          `- ${t(texts.askForms)}`,
          `- ${t(texts.askFeeds)}`,
          `- ${t(texts.askChanges)} ${at('/changes')}`,
          ...(open_dump ? [`- ${t(texts.askDump)} ${at('/dump')}`] : []),
          link(texts.askCalls, `${appUrl}/api/openapi.json`),
          link(texts.askTools, at('/mcp')),
        ].join('\n'),
        `## ${t(texts.limits)}`,
        t(texts.limitsTold, { times: programLimit.times }),
        `## ${t(texts.licence)}`,
        `${data_licence}\n`,
      ].join('\n\n'),
    };
  },
});
