/** Quotes a person's own words line by line, so that nothing in them can pass for the portal's. */
export const quoted = (words: string) => (words === '' ? '' : words.replace(/^/gm, '> '));
