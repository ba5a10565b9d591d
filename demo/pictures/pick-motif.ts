import type { DemoText } from '#demo/demo-text.ts';
import type { Motif } from './motif.ts';
import { allMotifs } from './motifs/all-motifs.ts';
import { finderByNoun } from './nouns.ts';
import { type Pack, packs } from './packs/packs.ts';

type Named = { readonly itemName: DemoText; readonly itemCategory: DemoText };

const motifIn = finderByNoun(allMotifs, ({ nouns }) => nouns);
const packIn = finderByNoun(packs, ({ forms }) => forms);

/** The name says best what a thing is, in either language; its category is the last word. */
export function findMotif({ itemName, itemCategory }: Named): Motif | undefined {
  return motifIn([itemName.en, itemName.ar, itemCategory.en, itemCategory.ar]);
}

/** Medicines look like what they come in. */
export function findPack(form: DemoText): Pack | undefined {
  return packIn([form.en, form.ar]);
}
