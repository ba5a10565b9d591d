/** As many logos as fit side by side on a desktop; the server includes them in every page. */
export const partnersAtRest = { limit: 10 };
