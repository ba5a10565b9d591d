import { NOT_FOR_TRAINING } from '#app/programs/server/training-signal.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { localizePath } from '#platform/i18n/languages.ts';
import type { ProgramFormat } from '#platform/pages/page-format.ts';
import type { RenderedPage } from '#platform/pages/rendered-page.ts';
import { pageText } from './page-as-markdown.ts';

type Rendered = Extract<RenderedPage, { kind: 'page' }>;

type Address = {
  /** Without the language prefix. */
  readonly path: string;
  readonly appUrl: string;
  /** Whether its company forbids training on it. */
  readonly notForTraining: boolean;
};

type ProgramPage = { readonly contentType: string; readonly text: string };

/** The facts at the head of both formats. */
function factsOf({ head, state }: Rendered, { path, appUrl, notForTraining }: Address) {
  return {
    title: head.title,
    address: appUrl + localizePath(state.language, path),
    language: state.language,
    country: state.country.code,
    day: todayAt(new Date(state.renderedAt)),
    ...(head.description ? { description: head.description } : {}),
    ...(notForTraining ? { content_signal: NOT_FOR_TRAINING } : {}),
  };
}

/** The answers that a page was made from, each with its call. */
const answersOf = ({ state }: Rendered) =>
  state.queries.queries.flatMap(({ queryKey, state: { data } }) => {
    const [call, input] = queryKey;
    return data === undefined ? [] : [{ call: `/api/${String(call)}`, input, answer: data }];
  });

/**
 * Quoted as JSON and with markup characters escaped, so that a value is plain text also to programs that do not know
 * front matter.
 */
const inQuotes = (value: string) =>
  JSON.stringify(value).replace(/[<>[\]`]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`);

function asMarkdown(page: Rendered, address: Address): string {
  const lines = Object.entries(factsOf(page, address)).map(
    ([name, value]) => `${name}: ${inQuotes(value)}`,
  );
  return `---\n${lines.join('\n')}\n---\n\n${pageText(page, address.appUrl)}\n`;
}

function asJson(page: Rendered, address: Address): string {
  return JSON.stringify({
    ...factsOf(page, address),
    structured_data: page.head.structuredData ?? [],
    answers: answersOf(page),
    text: pageText(page, address.appUrl),
  });
}

/** A page in a format for programs: the same facts, with language, address and day. */
export function pageForPrograms(
  page: Rendered,
  format: ProgramFormat,
  address: Address,
): ProgramPage {
  if (format === 'json') {
    return { contentType: 'application/json; charset=utf-8', text: asJson(page, address) };
  }
  return { contentType: 'text/markdown; charset=utf-8', text: asMarkdown(page, address) };
}
