/** As many as stand side by side on a desktop; the server says them with the page. */
export const partnersAtRest = { limit: 10 };
