export type ReceivedMail = {
  readonly to: string;
  readonly subject: string;
  readonly headers: string;
  readonly body: string;
};

const fromQuotedPrintable = (text: string) =>
  Buffer.from(
    text
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

/** A header's words as people read them (RFC 2047). */
function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, encoding, text) =>
      encoding.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString('utf8')
        : fromQuotedPrintable(text.replaceAll('_', ' ')),
    );
}

/** What a mail program would show of a plain text mail. */
export function readMail(source: string): ReceivedMail {
  const [head = '', ...rest] = source.split(/\r?\n\r?\n/);
  const headers = head.replace(/\r?\n[ \t]+/g, ' ');
  const text = rest.join('\n\n');
  const header = (name: string) => headers.match(new RegExp(`^${name}: (.*)$`, 'im'))?.[1] ?? '';
  const encoding = header('Content-Transfer-Encoding').trim().toLowerCase();
  const decoded =
    encoding === 'base64'
      ? Buffer.from(text, 'base64').toString('utf8')
      : encoding === 'quoted-printable'
        ? fromQuotedPrintable(text)
        : text;
  return {
    to: header('To').trim(),
    subject: decodeWords(header('Subject').trim()),
    headers,
    body: decoded.replaceAll('\r\n', '\n'),
  };
}
