const persons = ['ي', 'ت', 'ن', 'ا'];

/**
 * The first letter of an Arabic verb says whether the machine, the woman, we or I do it, and the forms of a verb do not
 * find each other. Deeds are written here without that letter: "رفع مريض" becomes "يرفع مريض", "ترفع مريض" and so on.
 */
export function whoeverDoes(...deeds: readonly string[]): readonly string[] {
  return deeds.flatMap((deed) => persons.map((person) => person + deed));
}
