/** Where something is said: in the FAQ, on a legal page as shipped, or in a text. */
export type Place = 'faq' | 'privacy' | 'terms' | 'cookies' | 'data protection' | 'text';

/** English words as they appear there, or the id of a text. */
export type Said = `${Place}: ${string}`;

/** A promise to the portal's users, and the tests that fail once it is broken. */
export type PortalPromise = {
  readonly promise: string;
  readonly said: readonly [Said, ...Said[]];
  readonly provenBy: readonly [file: string, ...tests: [string, ...string[]]];
};

/** The words among these that are said in one place. */
export function wordsSaidIn(place: Place, said: readonly Said[]): readonly string[] {
  const start = `${place}: `;
  return said.filter((each) => each.startsWith(start)).map((each) => each.slice(start.length));
}
