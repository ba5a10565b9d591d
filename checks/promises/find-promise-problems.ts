import type { SourceFile } from '#checks/source-files.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { type Place, type PortalPromise, type Said, wordsSaidIn } from './promise.ts';

/** The recorded promises, and everything they are compared with. */
export type Spoken = {
  readonly promises: readonly PortalPromise[];
  readonly noPromises: readonly Said[];
  readonly texts: readonly Text[];
  /** The English legal pages as shipped. */
  readonly pages: Readonly<Partial<Record<Place, string>>>;
  /** The text that contains the frequently asked questions and their answers. */
  readonly faq: string;
  readonly tests: readonly SourceFile[];
};

/** Whether a file has a test of this name, written in the same way; skipped tests do not count. */
function hasTest({ text }: SourceFile, name: string): boolean {
  return ["'", '`'].some((quote) =>
    text
      .split(`${quote}${name}${quote}`)
      .slice(0, -1)
      .some((before) => /(?:\btest|\))\($/.test(before.slice(-100).trimEnd())),
  );
}

function proofProblems(
  { promise, provenBy: [path, ...names] }: PortalPromise,
  tests: readonly SourceFile[],
): readonly string[] {
  const file = tests.find((each) => each.path === path);
  if (!file) return [`promise “${promise}”: there is no ${path}`];
  return names
    .filter((name) => !hasTest(file, name))
    .map((name) => `promise “${promise}”: ${path} has no test “${name}”`);
}

const blockEnds = ['</p>', '</li>', '</tr>'];
const blockStarts = ['<p>', '<li>', '<tr>'];

/** The paragraphs, list items and table rows of a page as plain text, without table headers. */
export function blocksOf(html: string): readonly string[] {
  const ended = blockEnds.reduce(
    (pieces, end) => pieces.flatMap((piece) => piece.split(end)),
    [html],
  );
  return ended
    .map((piece) => piece.slice(Math.max(...blockStarts.map((start) => piece.lastIndexOf(start)))))
    .filter((piece) => blockStarts.some((start) => piece.startsWith(start)))
    .filter((piece) => !piece.includes('<th '))
    .map((piece) =>
      piece
        .split('<')
        .map((part) => part.slice(part.indexOf('>') + 1))
        .join(''),
    );
}

/** Phrases by which a text binds whoever runs the portal. */
const binding =
  /guarantee|money-back|nobody (?:else|can|of)|never (?:see|reach|ask)|within (?:two|\d+|\{\w+\}) (?:working )?(?:days|hours)|24\/7|around the clock|verified|at any time|no trackers|\d hours before|is deleted/i;

/** Finds promises without proof, recorded words that are not said anywhere, and binding words without a record. */
export function findPromiseProblems(spoken: Spoken): readonly string[] {
  const { promises, noPromises, texts, pages, faq, tests } = spoken;
  const recorded = [...promises.flatMap(({ said }) => said), ...noPromises];
  const ids = new Set(texts.map(({ id }) => id));
  const recordedIds = new Set(wordsSaidIn('text', recorded));

  const unsaidTexts = [...recordedIds].filter((id) => !ids.has(id));
  const unrecordedTexts = texts
    .filter(({ id, en }) => binding.test(String(en)) && !recordedIds.has(id))
    .map(({ id }) => `${id}: promises something, and no promise on record says it`);
  const ofPages = Object.entries(pages).flatMap(([page, html]) => {
    const words = wordsSaidIn(page as Place, recorded);
    const blocks = blocksOf(html);
    return [
      ...words
        .filter((each) => !blocks.some((block) => block.includes(each)))
        .map((each) => `${page}: “${each}” is on record and not said`),
      ...blocks
        .filter((block) => !words.some((each) => block.includes(each)))
        .map((block) => `${page}: “${block.slice(0, 60)}” is neither a promise on record nor none`),
    ];
  });
  return [
    ...promises.flatMap((promise) => proofProblems(promise, tests)),
    ...unsaidTexts.map((id) => `${id}: is promised on record and is no text`),
    ...unrecordedTexts,
    ...ofPages,
    ...wordsSaidIn('faq', recorded)
      .filter((words) => !faq.includes(words))
      .map((words) => `faq: “${words}” is on record and never shipped`),
  ];
}
