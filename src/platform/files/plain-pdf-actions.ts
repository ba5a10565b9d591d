import { isHarmlessLink } from './harmless-link.ts';
import { nameOf } from './pdf-tokens.ts';
import { type PdfObjects, type PdfPlace, placesOfValue, stringAt, tokensAt } from './pdf-values.ts';

/** A name that something is done by, and what it names. */
export type PdfAction = { readonly name: string; readonly value: PdfPlace };

const START = 'OpenAction';
/** Links that are pressed, and what they are completed with. */
const LINKS = ['URI', 'Base'];

export const isNameOfAction = (name: string): boolean => name === START || LINKS.includes(name);

/** More than any program writes that changed a file again and again. */
const MOST_STARTS = 50;
/** A book of links; a letter has a few. */
const MOST_LINKS = 20_000;

/** What opens a file may turn to a page of it; to go elsewhere is up to the reader. */
function isHarmlessStart(place: PdfPlace): boolean {
  const tokens = tokensAt(place);
  if (!tokens || tokens.slice(1).includes('<<')) return false;
  if (tokens[0] === '[') return true;
  const names = tokens.map((token) => (token.startsWith('/') ? nameOf(token) : token));
  const kind = names.indexOf('/S');
  if (tokens[0] !== '<<' || kind < 0 || names.lastIndexOf('/S') > kind) return false;
  return names[kind + 1] === '/GoTo' && !names.includes('/Next');
}

/** Spaces and signs that nobody sees are passed over by whoever opens a link. */
const seen = (link: string) =>
  link.replaceAll(/[\0-\x20\x7f]/g, '').replace(/^(\xfe\xff|\xff\xfe)/, '');

function isHarmlessTarget(place: PdfPlace): boolean {
  const link = stringAt(place);
  if (link !== undefined) return isHarmlessLink(seen(link));
  // The word itself as a kind of action, and what links are completed with, whose parts are looked at by themselves.
  return /[/>]/.test(place.text.charAt(place.at)) || place.text.startsWith('<<', place.at);
}

/** Whether a file goes nowhere by itself, and its links lead where those of a letter do. */
export function areHarmlessActions(actions: readonly PdfAction[], objects: PdfObjects): boolean {
  const starts = actions.filter(({ name }) => name === START);
  if (starts.length > MOST_STARTS || actions.length > MOST_LINKS) return false;
  const isHarmless = (places: readonly PdfPlace[], judge: (place: PdfPlace) => boolean) =>
    places.length > 0 && places.every(judge);
  // Many links may name one object, which is looked at once.
  const links = new Set(
    actions.filter(({ name }) => name !== START).map(({ value }) => placesOfValue(value, objects)),
  );
  return (
    starts.every(({ value }) => isHarmless(placesOfValue(value, objects), isHarmlessStart)) &&
    [...links].every((places) => isHarmless(places, isHarmlessTarget))
  );
}
