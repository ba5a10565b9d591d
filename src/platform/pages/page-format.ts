import { weighedNames } from '#platform/http/weighed-names.ts';
import { withoutLanguage } from '#platform/i18n/languages.ts';

/** Formats of a page besides HTML, by extension of its address or by media type. */
const endings = { markdown: '.md', json: '.json' } as const;

const types = { markdown: 'text/markdown', json: 'application/json' } as const;

/** A format that programs read. */
export type ProgramFormat = keyof typeof endings;

export const programFormats: readonly ProgramFormat[] = ['markdown', 'json'];

export const typeOf = (format: ProgramFormat): string => types[format];

/** Stands for the home page, whose path is empty, before an extension. */
const HOME = '/index';

const partsOf = (url: string): readonly [path: string, search: string] => {
  const at = url.indexOf('?');
  return at === -1 ? [url, ''] : [url.slice(0, at), url.slice(at)];
};

/** The address of a page in another format. */
export function withEnding(url: string, format: ProgramFormat): string {
  const [path, search] = partsOf(url);
  const isHome = withoutLanguage(path) === '/';
  const named = isHome ? (path === '/' ? HOME : `${path}${HOME}`) : path;
  return `${named}${endings[format]}${search}`;
}

/** The page and format behind an address with an extension. */
export function withoutEnding(url: string): { format?: ProgramFormat; url: string } {
  const [path, search] = partsOf(url);
  const format = programFormats.find((each) => path.endsWith(endings[each]));
  if (!format) return { url };
  const named = path.slice(0, -endings[format].length);
  const page = named.endsWith(HOME) ? named.slice(0, -HOME.length) || '/' : named;
  return { format, url: page + search };
}

const HTML = 'text/html';
/** Nearly all requests name none of them and need no further parsing. */
const namesForm = /text\/markdown|application\/json/i;

/** The preferred media type among HTML and the formats; at equal weight, the one named first. */
function mostWanted(accept: string): string | undefined {
  const known = [HTML, ...Object.values(types)];
  const named = weighedNames(accept).filter(
    ({ name, weight }) => weight > 0 && known.includes(name),
  );
  const most = Math.max(...named.map(({ weight }) => weight));
  return named.find(({ weight }) => weight === most)?.name;
}

/**
 * Adds the extension of the format that the client prefers to HTML. Browsers name HTML only, and clients that accept
 * anything
 * get HTML too.
 */
export function withAskedFormat(url: string, accept: string | undefined): string {
  if (!accept || url.startsWith('/api/')) return url;
  if (!namesForm.test(accept)) return url;
  const wanted = mostWanted(accept);
  const format = programFormats.find((each) => types[each] === wanted);
  return format && !withoutEnding(url).format ? withEnding(url, format) : url;
}
