type FormState = {
  readonly errors: Readonly<Record<string, string>>;
  readonly edited: (field: string) => void;
};

/** What a control bears to be the field of its name; its error goes when the person edits it. */
export type FieldWiring = {
  readonly id: string;
  readonly name: string;
  readonly error: string | undefined;
  readonly onChange: () => void;
};

/** The fields of a call's form in the order of the page, and what is wrong with them for its summary. */
export function formFields<Name extends string>(
  id: string,
  names: readonly Name[],
  { errors, edited }: FormState,
) {
  const wire = (name: Name): FieldWiring => ({
    id: `${id}-${name}`,
    name,
    error: errors[name],
    onChange: () => edited(name),
  });
  const problems = names.flatMap((name) =>
    errors[name] ? [{ fieldId: `${id}-${name}`, message: errors[name] }] : [],
  );
  return { wire, problems };
}
