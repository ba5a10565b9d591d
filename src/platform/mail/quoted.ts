/** Somebody's own words in a mail, marked line by line: nothing in them can pass for the portal's. */
export const quoted = (words: string) => (words === '' ? '' : words.replace(/^/gm, '> '));
