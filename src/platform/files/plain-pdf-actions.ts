import { isHarmlessLink } from './harmless-link.ts';
import { nameOf } from './pdf-tokens.ts';
import { type PdfObjects, type PdfPlace, placesOfValue, stringAt, tokensAt } from './pdf-values.ts';

/** A name that triggers an action, and the position of its value. */
export type PdfAction = { readonly name: string; readonly value: PdfPlace };

const START = 'OpenAction';
/** Link targets, and the base that completes them. */
const LINKS = ['URI', 'Base'];

export const isNameOfAction = (name: string): boolean => name === START || LINKS.includes(name);

/** More than any program writes, even if it saves a file again and again. */
const MOST_STARTS = 50;
/** A book of links; a letter has a few. */
const MOST_LINKS = 20_000;

/** Opening a document may go to one of its pages and nowhere else. */
function isHarmlessStart(place: PdfPlace): boolean {
  const tokens = tokensAt(place);
  if (!tokens || tokens.slice(1).includes('<<')) return false;
  if (tokens[0] === '[') return true;
  const names = tokens.map((token) => (token.startsWith('/') ? nameOf(token) : token));
  const kind = names.indexOf('/S');
  if (tokens[0] !== '<<' || kind < 0 || names.lastIndexOf('/S') > kind) return false;
  return names[kind + 1] === '/GoTo' && !names.includes('/Next');
}

/** Viewers ignore spaces and control characters in a link. */
const seen = (link: string) =>
  link.replaceAll(/[\0-\x20\x7f]/g, '').replace(/^(\xfe\xff|\xff\xfe)/, '');

function isHarmlessTarget(place: PdfPlace): boolean {
  const link = stringAt(place);
  if (link !== undefined) return isHarmlessLink(seen(link));
  // `URI` as the kind of an action, or a Base dictionary, whose parts are checked by themselves.
  return /[/>]/.test(place.text.charAt(place.at)) || place.text.startsWith('<<', place.at);
}

/** Whether a file does nothing by itself, and its links are as harmless as those of a letter. */
export function areHarmlessActions(actions: readonly PdfAction[], objects: PdfObjects): boolean {
  const starts = actions.filter(({ name }) => name === START);
  if (starts.length > MOST_STARTS || actions.length > MOST_LINKS) return false;
  const isHarmless = (places: readonly PdfPlace[], judge: (place: PdfPlace) => boolean) =>
    places.length > 0 && places.every(judge);
  // Many links may refer to the same object, which is checked once.
  const links = new Set(
    actions.filter(({ name }) => name !== START).map(({ value }) => placesOfValue(value, objects)),
  );
  return (
    starts.every(({ value }) => isHarmless(placesOfValue(value, objects), isHarmlessStart)) &&
    [...links].every((places) => isHarmless(places, isHarmlessTarget))
  );
}
