/** One value or up to ten, with commas between them; each as the database's slug_of makes it. */
export const chosenPattern = /^[^\s!-,./:-@[-`{-~]{1,120}(?:,[^\s!-,./:-@[-`{-~]{1,120}){0,9}$/u;
