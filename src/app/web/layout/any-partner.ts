/** Asks whether there are partners at all; the server says it with the page. */
export const anyPartner = { limit: 1 };
