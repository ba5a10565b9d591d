import { directionOf, type Language } from '#platform/i18n/languages.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { escapeXml } from '#platform/xml/escape-xml.ts';
import { mailHtmlTexts as texts } from './mail-html.texts.ts';
import { type MailPart, readParts } from './mail-parts.ts';
import { dark, light } from './mail-styles.ts';

type Written = {
  readonly subject: string;
  readonly body: string;
  readonly language: Language;
};

type Letterhead = {
  /** The sender's name as mail programs show it. */
  readonly sender: string;
  readonly appUrl: string;
};

const LONGEST_NAME = 40;

/** The signature: most mails end with the portal's name in their language, which becomes the heading instead. */
function signatureOf(parts: readonly MailPart[]): string | undefined {
  const last = parts.at(-1);
  const name = last?.kind === 'paragraph' ? last.lines[0] : undefined;
  return name && name.length <= LONGEST_NAME && !/[.:!?؟]$/.test(name) ? name : undefined;
}

const inLines = (lines: readonly string[]) => lines.map(escapeXml).join('<br>');

/** Isolates foreign words, such as names, so that they keep their own direction. */
const isolated = (words: string) => `<bdi>${escapeXml(words)}</bdi>`;

const paragraph = (lines: readonly string[]) =>
  `<p style="${light.paragraph}">${inLines(lines)}</p>`;

/** The first link of a mail is drawn as a button, since it is what the mail is for; later ones are plain links. */
function linkOf(url: string, label: string, isFirst: boolean): string {
  const [kind, style] = isFirst ? ['action', light.action] : ['link', light.link];
  return `<p style="${light.paragraph}"><a class="${kind}" href="${escapeXml(url)}" style="${style}">${escapeXml(label)}</a></p>`;
}

const factRow = ({ label, value }: { label: string; value: string }) =>
  `<tr><td class="muted" style="${light.label}">${escapeXml(label)}</td><td style="${light.value}">${isolated(value)}</td></tr>`;

const recordItem = ({ label, url }: { label: string | undefined; url: string }) =>
  `<li style="${light.item}"><a class="link" href="${escapeXml(url)}" style="${light.link}">${isolated(label ?? url)}</a></li>`;

function drawPart(part: MailPart, isFirstLink: boolean, openPage: string): string {
  switch (part.kind) {
    case 'paragraph':
      return paragraph(part.lines);
    case 'quote':
      return `<blockquote class="quote" dir="auto" style="${light.quote}">${inLines(part.lines)}</blockquote>`;
    case 'list':
      return `<ul style="${light.list}">${part.lines.map((line) => `<li style="${light.item}">${isolated(line)}</li>`).join('')}</ul>`;
    case 'facts':
      return `<table role="presentation" cellpadding="0" cellspacing="0" style="${light.facts}">${part.facts.map(factRow).join('')}</table>`;
    case 'records':
      return `<ul style="${light.list}">${part.records.map(recordItem).join('')}</ul>`;
    case 'link':
      return linkOf(part.link.url, part.link.label ?? openPage, isFirstLink);
    case 'code':
      return `<p class="code" dir="ltr" style="${light.code}">${part.code}</p>`;
  }
}

/** A mail's plain text as HTML in the portal's design: the same words, and nothing loaded from elsewhere. */
export function htmlOf(mail: Written, { sender, appUrl }: Letterhead): string {
  const { subject, body, language } = mail;
  const openPage = translateIn(language)(texts.openPage);
  const parts = readParts(body, appUrl);
  const signature = signatureOf(parts);
  const said = signature === undefined ? parts : parts.slice(0, -1);
  const firstLink = said.find(({ kind }) => kind === 'link');
  const drawn = said.map((part) => drawPart(part, part === firstLink, openPage)).join('\n');
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeXml(subject)}</title>
<style>${dark}</style>
</head>
<body class="canvas" dir="${directionOf(language)}" style="${light.canvas}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="${light.around}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${light.column}">
<tr><td class="sender" style="${light.sender}">${isolated(signature ?? sender)}</td></tr>
<tr><td class="sheet" style="${light.sheet}">
${drawn}
</td></tr>
<tr><td class="muted" style="${light.foot}"><a class="muted" href="${escapeXml(appUrl)}" style="${light.address}">${isolated(new URL(appUrl).host)}</a></td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}
