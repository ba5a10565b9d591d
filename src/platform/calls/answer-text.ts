/** The JSON that each answer was parsed from, safe to embed in a page. */
const texts = new WeakMap<object, string>();

/** Remembers the JSON of an answer, so that a page that embeds the answer need not serialize it again. */
export function noteText(answer: object, json: string): void {
  texts.set(answer, withoutTags(json));
}

/** Escapes `<`, so that the JSON cannot close the script element it is embedded in. */
export const withoutTags = (json: string): string => json.replaceAll('<', '\\u003c');

/** The remembered JSON of an answer, in the form that a page embeds. */
export const findText = (answer: unknown): string | undefined =>
  typeof answer === 'object' && answer !== null ? texts.get(answer) : undefined;
