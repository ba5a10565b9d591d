/** A part of a mail's plain text. */
export type MailPart =
  | { readonly kind: 'paragraph' | 'quote' | 'list'; readonly lines: string[] }
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  | { readonly kind: 'records'; readonly records: Link[] }
  | { readonly kind: 'link'; readonly link: Link }
  | { readonly kind: 'code'; readonly code: string };

type Fact = { readonly label: string; readonly value: string };
type Link = { readonly label: string | undefined; readonly url: string };

/** A longer line before a link is a sentence and stays one; a shorter one becomes the link's label. */
const LONGEST_LABEL = 48;
const LONGEST_FACT_LABEL = 24;
const MOST_FACT_WORDS = 3;

const isCode = (line: string) => /^\d{6}$/.test(line);

function factOf(line: string): Fact | undefined {
  const end = line.indexOf(': ');
  const label = line.slice(0, Math.max(0, end));
  const isLabel =
    label !== '' &&
    label.length <= LONGEST_FACT_LABEL &&
    label.split(' ').length <= MOST_FACT_WORDS;
  return isLabel ? { label, value: line.slice(end + 2) } : undefined;
}

const labelOf = (line: string | undefined) =>
  line?.endsWith(':') && line.length <= LONGEST_LABEL ? line.slice(0, -1) : undefined;

/** Whether the line is an address of the portal; links that others wrote are never turned into buttons. */
const isOwnPage = (line: string, appUrl: string) =>
  line.startsWith(`${appUrl}/`) && !line.includes(' ');

/** Parses a mail's plain text; addresses below `appUrl` are the portal's own pages. */
export function readParts(body: string, appUrl: string): readonly MailPart[] {
  const parts: MailPart[] = [];
  /** The lines of the current paragraph, or of the facts that it lists. */
  let words: string[] = [];

  function endWords(): void {
    if (words.length === 0) return;
    const facts = words.flatMap((line) => factOf(line) ?? []);
    const isFacts = facts.length === words.length;
    parts.push(isFacts ? { kind: 'facts', facts } : { kind: 'paragraph', lines: words });
    words = [];
  }

  function add(part: MailPart): void {
    endWords();
    parts.push(part);
  }

  /** Appends to the previous quote or list if it directly precedes, else starts one. */
  function addLine(kind: 'quote' | 'list', line: string): void {
    endWords();
    const last = parts.at(-1);
    if (last?.kind === kind) last.lines.push(line);
    else parts.push({ kind, lines: [line] });
  }

  function addRecord(record: Link): void {
    endWords();
    const last = parts.at(-1);
    if (last?.kind === 'records') last.records.push(record);
    else parts.push({ kind: 'records', records: [record] });
  }

  function addLink(url: string): void {
    const label = labelOf(words.at(-1));
    if (label !== undefined) words.pop();
    add({ kind: 'link', link: { label, url } });
  }

  const lines = body.split('\n');
  for (let at = 0; at < lines.length; at += 1) {
    const line = (lines[at] ?? '').trim();
    const next = (lines[at + 1] ?? '').trim();
    if (line === '') endWords();
    else if (line.startsWith('>')) addLine('quote', line.slice(1).trimStart());
    else if (line.startsWith('• ') && isOwnPage(next, appUrl)) {
      addRecord({ label: line.slice(2), url: next });
      at += 1;
    } else if (line.startsWith('- ')) addLine('list', line.slice(2));
    else if (isOwnPage(line, appUrl)) addLink(line);
    else if (isCode(line)) add({ kind: 'code', code: line });
    else words.push(line);
  }
  endWords();
  return parts;
}
