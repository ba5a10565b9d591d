import { lookup } from '#platform/lookups/lookup.ts';
export type XmlTag = {
  /** Without its namespace prefix. */
  readonly name: string;
  readonly isEnd: boolean;
  /** The rest of the tag after the name, and the text up to the next tag, both unescaped. */
  readonly inside: string;
  readonly behind: string;
};

const entities: Readonly<Record<string, string>> = lookup({
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
});

/** Decodes the entities of a text. */
export function textOfXml(text: string): string {
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,4});/gi, (all, name: string) => {
    if (!name.startsWith('#')) return entities[name] ?? all;
    const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code <= 0x10ffff ? String.fromCodePoint(code) : all;
  });
}

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1);

/**
 * The attributes of a tag by name without prefix; undefined if two names differ only in the prefix, because readers
 * disagree about which one counts.
 */
export function attributesOf({ inside: written }: XmlTag): ReadonlyMap<string, string> | undefined {
  const attributes = new Map<string, string>();
  let at = 0;
  for (;;) {
    const equals = written.indexOf('=', at);
    if (equals < 0) return attributes;
    const name = withoutPrefix(written.slice(at, equals).trim());
    if (attributes.has(name)) return undefined;
    const quote = written
      .slice(equals + 1)
      .trimStart()
      .charAt(0);
    const open = written.indexOf(quote, equals + 1);
    const close = quote === '"' || quote === "'" ? written.indexOf(quote, open + 1) : -1;
    if (close < 0) return attributes;
    attributes.set(name, textOfXml(written.slice(open + 1, close)));
    at = close + 1;
  }
}

/** The end of a tag; `>` inside a quoted value does not count. */
function endOfTag(xml: string, start: number): number {
  let quote = '';
  for (let at = start; at < xml.length; at += 1) {
    const sign = xml.charAt(at);
    if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '>') return at;
  }
  return -1;
}

/**
 * The tags of an XML file as Office programs write it; undefined if it contains anything else, such as its own
 * entities, comments or another encoding, in which something could be hidden.
 */
export function findXmlTags(bytes: Buffer): readonly XmlTag[] | undefined {
  if (bytes.includes(0)) return undefined;
  const xml = bytes.toString('utf8').replace(/^\ufeff/, '');
  const declaration = xml.startsWith('<?xml') ? xml.slice(0, xml.indexOf('>') + 1) : '';
  if (declaration.includes('encoding') && !/encoding=["']utf-?8["']/i.test(declaration)) {
    return undefined;
  }
  const tags: XmlTag[] = [];
  let at = xml.indexOf('<');
  while (at >= 0) {
    if (xml.charAt(at + 1) === '!') return undefined;
    const end = endOfTag(xml, at);
    if (end < 0) return undefined;
    const next = xml.indexOf('<', end);
    const written = xml.slice(at + 1, end);
    const isEnd = written.startsWith('/');
    const [name = ''] = /^[^\s/]{1,200}/.exec(isEnd ? written.slice(1) : written) ?? [];
    tags.push({
      name: withoutPrefix(name),
      isEnd,
      inside: written.slice(name.length),
      behind: xml.slice(end + 1, next < 0 ? undefined : next),
    });
    at = next;
  }
  return tags;
}
