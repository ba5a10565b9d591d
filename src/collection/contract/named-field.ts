import type * as z from 'zod/mini';

/** A field of a call whose name the collection decides, such as `job_ids`. */
export type NamedField<Value> = {
  readonly shape: Record<string, z.ZodMiniType>;
  /** Its value in an input or an answer of the call. */
  read(from: object): Value;
};

export function namedField<Schema extends z.ZodMiniType>(
  name: string,
  schema: Schema,
): NamedField<z.output<Schema>> {
  return {
    shape: { [name]: schema },
    // The call is declared with this schema, as the types of all others are taken from theirs.
    read: (from) => Reflect.get(from, name) as z.output<Schema>,
  };
}
