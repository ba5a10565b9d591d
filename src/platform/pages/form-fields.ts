type FormState = {
  readonly errors: Readonly<Record<string, string>>;
  readonly edited: (field: string) => void;
};

/** The props that connect a control to its field; the field's error disappears when it is edited. */
export type FieldWiring = {
  readonly id: string;
  readonly name: string;
  readonly error: string | undefined;
  readonly onChange: () => void;
};

/** The props of a form's fields, and their errors in the order of the page for its summary. */
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
