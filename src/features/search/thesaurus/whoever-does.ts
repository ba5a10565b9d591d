const persons = ['ي', 'ت', 'ن', 'ا'];

/**
 * An Arabic verb says in its first letter whether the machine, the woman, we or I do it, and forms of a verb do not find
 * each other. Deeds are written without that letter: from "رفع مريض" come "يرفع مريض", "ترفع مريض" and the others.
 */
export function whoeverDoes(...deeds: readonly string[]): readonly string[] {
  return deeds.flatMap((deed) => persons.map((person) => person + deed));
}
