/** Where something is said: questions and answers, a legal page as shipped, or a text by its id. */
export type Place = 'faq' | 'privacy' | 'terms' | 'cookies' | 'data protection' | 'text';

/** English words as they stand there; of a text its id. */
export type Said = `${Place}: ${string}`;

/** A word the portal gives to those who use it, and the tests that fail once it is no longer true. */
export type PortalPromise = {
  readonly promise: string;
  readonly said: readonly [Said, ...Said[]];
  readonly provenBy: readonly [file: string, ...tests: [string, ...string[]]];
};

/** What of these is said in one place. */
export function wordsSaidIn(place: Place, said: readonly Said[]): readonly string[] {
  const start = `${place}: `;
  return said.filter((each) => each.startsWith(start)).map((each) => each.slice(start.length));
}
