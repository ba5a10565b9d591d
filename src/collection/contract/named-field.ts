import type * as z from 'zod/mini';

/** A field of a call whose name is chosen by the collection, such as `job_ids`. */
export type NamedField<Value> = {
  readonly shape: Record<string, z.ZodMiniType>;
  /** Reads its value from an input or answer of the call. */
  read(from: object): Value;
};

export function namedField<Schema extends z.ZodMiniType>(
  name: string,
  schema: Schema,
): NamedField<z.output<Schema>> {
  return {
    shape: { [name]: schema },
    // Safe, because the call is declared with this very schema under this name.
    read: (from) => Reflect.get(from, name) as z.output<Schema>,
  };
}
