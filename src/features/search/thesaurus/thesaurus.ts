import { peopleAndMedicines } from './people-and-medicines.ts';
import type { ThesaurusGroup } from './thesaurus-group.ts';
import { things } from './things.ts';

/** Groups of medical words that mean the same, as shipped with the product. */
export const thesaurus: readonly ThesaurusGroup[] = [...peopleAndMedicines, ...things];
