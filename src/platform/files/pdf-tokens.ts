/** Callbacks for the tokens of a PDF; `depth` counts open arrays and dictionaries. */
export type PdfTokens = {
  onToken?(at: number, depth: number): void;
  /** `end` is the end of the name; its value begins there, possibly after spaces. */
  onName(name: string, end: number): void;
  /** Called for a keyword such as `obj`; may return the position to continue at, or a negative one to give up. */
  onWord?(word: string, at: number, end: number): number | undefined;
};

const codesOf = (signs: string) => new Set([...signs].map((sign) => sign.charCodeAt(0)));
const spaces = codesOf('\0\t\n\f\r ');
const delimiters = codesOf('()<>[]{}/%');
/**
 * For each character code, whether it is regular, that is, neither a space nor a delimiter. It is a table because files
 * have millions of characters.
 */
const regular = Uint8Array.from({ length: 256 }, (_, code) =>
  spaces.has(code) || delimiters.has(code) ? 0 : 1,
);

const isRegular = (text: string, at: number) => regular[text.charCodeAt(at)] === 1;
const isSpace = (text: string, at: number) => spaces.has(text.charCodeAt(at));

function endOfRun(text: string, start: number): number {
  let at = start;
  while (at < text.length && isRegular(text, at)) at += 1;
  return at;
}

/** The end of a string, in which parentheses are balanced or escaped; -1 if it does not end. */
export function endOfString(text: string, start: number): number {
  let open = 0;
  for (let at = start; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '\\') at += 1;
    else if (sign === '(') open += 1;
    else if (sign === ')') {
      open -= 1;
      if (open === 0) return at + 1;
    }
  }
  return -1;
}

/** Decodes escapes such as `#4a` in a name. */
export const nameOf = (written: string) =>
  written.replace(/#([0-9a-f]{2})/gi, (_all, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

function endOfLine(text: string, start: number): number {
  let at = start;
  while (at < text.length && text.charAt(at) !== '\n' && text.charAt(at) !== '\r') at += 1;
  return at;
}

/** The start of the next token, after spaces and comments. */
export function startOfNext(text: string, start: number): number {
  let at = start;
  while (at < text.length) {
    if (text.charAt(at) === '%') at = endOfLine(text, at);
    else if (isSpace(text, at)) at += 1;
    else return at;
  }
  return at;
}

/** Walks through the tokens once; false if the text cannot be tokenized reliably. */
export function walkPdf(text: string, { onToken, onName, onWord }: PdfTokens): boolean {
  let depth = 0;
  let at = startOfNext(text, 0);
  while (at < text.length) {
    const sign = text.charAt(at);
    onToken?.(at, depth);
    if (sign === '(') {
      at = endOfString(text, at);
      if (at < 0) return false;
    } else if (sign === '/') {
      const end = endOfRun(text, at + 1);
      onName(nameOf(text.slice(at + 1, end)), end);
      at = end;
    } else if (text.startsWith('<<', at) || sign === '[') {
      depth += 1;
      at += sign === '[' ? 1 : 2;
    } else if (text.startsWith('>>', at) || sign === ']') {
      depth -= 1;
      at += sign === ']' ? 1 : 2;
    } else if (sign === '<') {
      const end = text.indexOf('>', at);
      if (end < 0) return false;
      at = end + 1;
    } else if (isRegular(text, at)) {
      const end = endOfRun(text, at);
      at = onWord?.(text.slice(at, end), at, end) ?? end;
      if (at < 0) return false;
    } else return false;
    at = startOfNext(text, at);
  }
  return true;
}
