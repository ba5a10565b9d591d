import { NOT_FOR_TRAINING } from '#app/programs/server/training-signal.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { localizePath } from '#platform/i18n/languages.ts';
import type { ProgramFormat } from '#platform/pages/page-format.ts';
import type { RenderedPage } from '#platform/pages/rendered-page.ts';
import { pageText } from './page-as-markdown.ts';

type Rendered = Extract<RenderedPage, { kind: 'page' }>;

type Address = {
  /** Without the language. */
  readonly path: string;
  readonly appUrl: string;
  /** What it says of what may be done with it, where that is less than elsewhere. */
  readonly notForTraining: boolean;
};

type ProgramPage = { readonly contentType: string; readonly text: string };

/** The facts of a page that both forms begin with. */
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

/** The answers that a page was made of, each with the call that gives it. */
const answersOf = ({ state }: Rendered) =>
  state.queries.queries.flatMap(({ queryKey, state: { data } }) => {
    const [call, input] = queryKey;
    return data === undefined ? [] : [{ call: `/api/${String(call)}`, input, answer: data }];
  });

/** In quotes nothing is markup to who knows what stands at the head; to others it is a text like the rest. */
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

/** A page as programs read it: the same facts, in its language, with its address and day. */
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
