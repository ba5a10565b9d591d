import { weighedNames } from '#platform/http/weighed-names.ts';
import { withoutLanguage } from '#platform/i18n/languages.ts';

/** How a page can be had besides HTML: by an ending of its address, or by asking for the type. */
const endings = { markdown: '.md', json: '.json' } as const;

const types = { markdown: 'text/markdown', json: 'application/json' } as const;

/** A form of a page that programs read. */
export type ProgramFormat = keyof typeof endings;

export const programFormats: readonly ProgramFormat[] = ['markdown', 'json'];

export const typeOf = (format: ProgramFormat): string => types[format];

/** What stands for the home page, whose path has nothing to end. */
const HOME = '/index';

const partsOf = (url: string): readonly [path: string, search: string] => {
  const at = url.indexOf('?');
  return at === -1 ? [url, ''] : [url.slice(0, at), url.slice(at)];
};

/** The address under which a page is had in another form. */
export function withEnding(url: string, format: ProgramFormat): string {
  const [path, search] = partsOf(url);
  const isHome = withoutLanguage(path) === '/';
  const named = isHome ? (path === '/' ? HOME : `${path}${HOME}`) : path;
  return `${named}${endings[format]}${search}`;
}

/** The page that an address with such an ending is a form of. */
export function withoutEnding(url: string): { format?: ProgramFormat; url: string } {
  const [path, search] = partsOf(url);
  const format = programFormats.find((each) => path.endsWith(endings[each]));
  if (!format) return { url };
  const named = path.slice(0, -endings[format].length);
  const page = named.endsWith(HOME) ? named.slice(0, -HOME.length) || '/' : named;
  return { format, url: page + search };
}

const HTML = 'text/html';
/** Nearly everybody names none, and is looked at no further. */
const namesForm = /text\/markdown|application\/json/i;

/** What is wanted most among HTML and the forms; of those that are wanted alike, what is named first. */
function mostWanted(accept: string): string | undefined {
  const known = [HTML, ...Object.values(types)];
  const named = weighedNames(accept).filter(
    ({ name, weight }) => weight > 0 && known.includes(name),
  );
  const most = Math.max(...named.map(({ weight }) => weight));
  return named.find(({ weight }) => weight === most)?.name;
}

/**
 * The address, with the ending of what the caller would rather have than HTML. Browsers name HTML alone,
 * and whoever takes anything gets it too.
 */
export function withAskedFormat(url: string, accept: string | undefined): string {
  if (!accept || url.startsWith('/api/')) return url;
  if (!namesForm.test(accept)) return url;
  const wanted = mostWanted(accept);
  const format = programFormats.find((each) => types[each] === wanted);
  return format && !withoutEnding(url).format ? withEnding(url, format) : url;
}
