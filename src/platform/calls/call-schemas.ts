import * as z from 'zod/mini';
import type { AnyCall } from './call.ts';
import { claimFields } from './claim-fields.ts';

/** Builds the schema of a call on first use and keeps it. */
function builtOnce(build: (call: AnyCall) => z.ZodMiniObject): (call: AnyCall) => z.ZodMiniObject {
  const built = new WeakMap<AnyCall, z.ZodMiniObject>();
  return (call) => {
    const known = built.get(call);
    if (known) return known;
    const schema = build(call);
    built.set(call, schema);
    return schema;
  };
}

export const inputSchemaOf = builtOnce((call) =>
  z.object({ ...claimFields(call.claims), ...call.input }),
);

export const outputSchemaOf = builtOnce((call) =>
  z.object({ success: z.literal(true), ...call.output }),
);
