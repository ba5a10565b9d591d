import TurndownService from 'turndown';
import type { RenderedPage } from '#platform/pages/rendered-page.ts';

type Rendered = Extract<RenderedPage, { kind: 'page' }>;

const turndown = new TurndownService({
  headingStyle: 'atx',
  bulletListMarker: '-',
  codeBlockStyle: 'fenced',
});

const escapeSigns = turndown.escape.bind(turndown);

/** Text that looks like a tag is escaped, because Markdown would pass it on as HTML. */
turndown.escape = (text) => escapeSigns(text).replaceAll(/<(?=[a-z/!?])/gi, '\\<');

/** A Markdown link target ends at a closing bracket or a space, so those characters are percent-encoded. */
const enclosed = (address: string) =>
  address.replaceAll(/[\s()<>]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const isHidden = (node: HTMLElement) =>
  node.getAttribute('aria-hidden') === 'true' || node.hasAttribute('hidden');

// Controls that only make sense on a screen.
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

/** The content of `<main>`, without the frame around it. */
function mainOf(markup: string): string {
  const from = markup.indexOf('<main');
  const to = markup.lastIndexOf('</main>');
  return from === -1 ? markup : markup.slice(from, to);
}

/** The page as text. It is derived from the rendered page, so the two cannot differ. Links are made absolute. */
export function pageText({ body }: Rendered, appUrl: string): string {
  const main = mainOf(body)
    // Elements that only their position on the screen separates would run together.
    .replaceAll('><', '> <')
    .replaceAll(/\b(href|src)="\//g, `$1="${appUrl}/`);
  return turndown.turndown(main);
}
