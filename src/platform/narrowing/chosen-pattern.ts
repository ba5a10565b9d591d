/** Up to ten values separated by commas; each is a slug as the database function slug_of makes it. */
export const chosenPattern = /^[^\s!-,./:-@[-`{-~]{1,120}(?:,[^\s!-,./:-@[-`{-~]{1,120}){0,9}$/u;
