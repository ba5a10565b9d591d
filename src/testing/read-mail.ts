export type ReceivedMail = {
  readonly to: string;
  readonly subject: string;
  readonly headers: string;
  readonly body: string;
  readonly html: string;
};

const fromQuotedPrintable = (text: string) =>
  Buffer.from(
    text
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

/** Decodes the encoded words of a header (RFC 2047). */
function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, encoding, text) =>
      encoding.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString('utf8')
        : fromQuotedPrintable(text.replaceAll('_', ' ')),
    );
}

type Part = { readonly headers: string; readonly content: string };

const headerOf = ({ headers }: Part, name: string) =>
  headers.match(new RegExp(`^${name}: (.*)$`, 'im'))?.[1]?.trim() ?? '';

function splitHead(source: string): Part {
  const [head = '', ...rest] = source.split(/\r?\n\r?\n/);
  return { headers: head.replace(/\r?\n[ \t]+/g, ' '), content: rest.join('\n\n') };
}

function decode(part: Part): string {
  const encoding = headerOf(part, 'Content-Transfer-Encoding').toLowerCase();
  if (encoding === 'base64') return Buffer.from(part.content, 'base64').toString('utf8');
  return encoding === 'quoted-printable' ? fromQuotedPrintable(part.content) : part.content;
}

/** The first part with a content type, at any depth. */
function findPart(part: Part, kind: string): Part | undefined {
  const type = headerOf(part, 'Content-Type');
  const boundary = type.match(/boundary="([^"]+)"/)?.[1];
  if (!boundary) return type.startsWith(kind) ? part : undefined;
  const inner = part.content.split(`--${boundary}`).slice(1);
  for (const each of inner) {
    const found = findPart(splitHead(each.replace(/^\r?\n/, '')), kind);
    if (found) return found;
  }
  return undefined;
}

/** What a mail program would show: the plain text and the HTML. */
export function readMail(source: string): ReceivedMail {
  const mail = splitHead(source);
  const read = (kind: string) => {
    const part = findPart(mail, kind);
    return part ? decode(part).replaceAll('\r\n', '\n') : '';
  };
  return {
    to: headerOf(mail, 'To'),
    subject: decodeWords(headerOf(mail, 'Subject')),
    headers: mail.headers,
    body: read('text/plain'),
    html: read('text/html'),
  };
}
