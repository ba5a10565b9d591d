/** What answers were written as before they were read. */
const texts = new WeakMap<object, string>();

/** Notes what an answer is written as: a page that hands it on need not write it again. */
export function noteText(answer: object, json: string): void {
  texts.set(answer, withoutTags(json));
}

/** JSON that cannot end the element it stands in. */
export const withoutTags = (json: string): string => json.replaceAll('<', '\\u003c');

/** As a page contains it. */
export const findText = (answer: unknown): string | undefined =>
  typeof answer === 'object' && answer !== null ? texts.get(answer) : undefined;
