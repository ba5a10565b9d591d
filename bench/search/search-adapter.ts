// The only place that knows how the portal is queried. A new search changes this file and no other.
import type { DemoCountryCode } from '#demo/demo-countries.ts';
import { countryCookie } from '#platform/geo/country-choice.ts';
import type { Language } from '#platform/i18n/languages.ts';
import type { Directory, Shown } from './directory.ts';
import type { RecordId } from './record-id.ts';

export type Question = {
  readonly text: string;
  readonly language: Language;
  readonly from: DemoCountryCode;
};

/** Best first, and only real answers: suggestions such as "did you mean" or "nearest" are none. */
export type Found = {
  readonly answers: readonly (Shown & { readonly id: RecordId | undefined })[];
  /** Whether the portal refused the query: too long, or without a word. */
  readonly refused: boolean;
};

export type Search = (question: Question) => Promise<Found>;

const BAD_REQUEST = 400;

export function searchOf(portalUrl: string, directory: Directory): Search {
  return async ({ text, language, from }) => {
    const response = await fetch(
      `${portalUrl}/api/search/search.php?q=${encodeURIComponent(text)}`,
      { headers: { 'accept-language': language, cookie: countryCookie(from) } },
    );
    if (response.status === BAD_REQUEST) return { answers: [], refused: true };
    if (!response.ok) throw new Error(`"${text}": ${response.status} ${await response.text()}`);
    const { results } = (await response.json()) as { results: readonly Shown[] };
    const answers = results.map((shown) => ({ ...shown, id: directory.find(shown) }));
    return { answers, refused: false };
  };
}
