import { peopleAndMedicines } from './people-and-medicines.ts';
import type { ThesaurusGroup } from './thesaurus-group.ts';
import { things } from './things.ts';

/** Words of medicine that mean the same, as the product ships them. */
export const thesaurus: readonly ThesaurusGroup[] = [...peopleAndMedicines, ...things];
