import { professionTexts } from './professions.texts.ts';

/** A profession by its code: its English name with hyphens, so that the search finds it by its words. */
export type Profession = keyof typeof professionTexts;

export const professions = Object.keys(professionTexts) as readonly Profession[];
