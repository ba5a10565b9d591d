import TurndownService from 'turndown';
import type { RenderedPage } from '#platform/pages/rendered-page.ts';

type Rendered = Extract<RenderedPage, { kind: 'page' }>;

const turndown = new TurndownService({
  headingStyle: 'atx',
  bulletListMarker: '-',
  codeBlockStyle: 'fenced',
});

const escapeSigns = turndown.escape.bind(turndown);

/** Words of a record are words: what would be a tag in Markdown as well is none. */
turndown.escape = (text) => escapeSigns(text).replaceAll(/<(?=[a-z/!?])/gi, '\\<');

/** An address in brackets ends at the first that closes, or at a space. */
const enclosed = (address: string) =>
  address.replaceAll(/[\s()<>]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const isHidden = (node: HTMLElement) =>
  node.getAttribute('aria-hidden') === 'true' || node.hasAttribute('hidden');

// What acts on a screen says nothing in a text.
turndown.remove([
  'button',
  'form',
  'select',
  'input',
  'textarea',
  'nav',
  'dialog',
  'svg' as 'object',
]);
turndown.addRule('hidden', { filter: isHidden, replacement: () => '' });
turndown.addRule('pictures', {
  filter: 'img',
  replacement: (_content, node) => {
    const picture = node as HTMLElement;
    const alternative = picture.getAttribute('alt') ?? '';
    if (alternative === '') return '';
    const address = enclosed(picture.getAttribute('src') ?? '');
    return `![${turndown.escape(linesOf(alternative).join(' '))}](${address})`;
  },
});
turndown.addRule('terms', {
  filter: 'dt',
  replacement: (content) => `\n\n**${content.trim()}:** `,
});
turndown.addRule('descriptions', {
  filter: 'dd',
  replacement: (content) => `${linesOf(content).join(', ')}\n\n`,
});
turndown.addRule('cells', {
  filter: ['td', 'th'],
  replacement: (content) => `${linesOf(content).join(' ').replaceAll('|', '\\|')} | `,
});
turndown.addRule('rows', {
  filter: 'tr',
  replacement: (content, node) => {
    const cells = (node as HTMLTableRowElement).querySelectorAll('th').length;
    const isHead = cells > 1;
    const line = `| ${content.trim()}`;
    return isHead ? `\n${line}\n|${' --- |'.repeat(cells)}` : `\n${line}`;
  },
});
turndown.addRule('tables', {
  filter: ['table', 'thead', 'tbody'],
  replacement: (content, node) =>
    node.nodeName === 'TABLE' ? `\n\n${content.trim()}\n\n` : content,
});

/** The page itself, without the frame around it. */
function mainOf(markup: string): string {
  const from = markup.indexOf('<main');
  const to = markup.lastIndexOf('</main>');
  return from === -1 ? markup : markup.slice(from, to);
}

/**
 * What a page says, as text. It is made of the page itself, so neither can say what the other does not;
 * addresses in it are absolute.
 */
export function pageText({ body }: Rendered, appUrl: string): string {
  const main = mainOf(body)
    // Neighbours that a screen sets apart by their place are words of their own.
    .replaceAll('><', '> <')
    .replaceAll(/\b(href|src)="\//g, `$1="${appUrl}/`);
  return turndown.turndown(main);
}
