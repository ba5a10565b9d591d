/** A reference as people type it: JOB-2026-000015, job-2026-000015, JOB2026000015 … */
const forms: Readonly<Record<string, (reference: string) => string>> = {
  ref: (reference) => reference,
  lower: (reference) => reference.toLowerCase(),
  joined: (reference) => reference.replaceAll('-', ''),
  spaced: (reference) => reference.replaceAll('-', ' '),
  number: (reference) => reference.split('-').at(-1) ?? '',
};

export function writeReference(text: string, reference: string): string {
  return text.replace(/\{(\w+)\}/, (_, form: string) => {
    const write = forms[form];
    if (!write) throw new Error(`No form of a reference is called "${form}"`);
    return write(reference);
  });
}
