import fastJson from 'fast-json-stringify';
import * as z from 'zod/mini';
import type { AnyCall } from './call.ts';
import { outputSchemaOf } from './call-schemas.ts';

type Serialize = (answer: object) => string;

const compiled = new WeakMap<AnyCall, Serialize>();

/** Serializes an answer by the call's output schema, so that a field that is not declared cannot leave. */
export function serializerOf(call: AnyCall): Serialize {
  const known = compiled.get(call);
  if (known) return known;
  const schema = z.toJSONSchema(outputSchemaOf(call), { target: 'draft-7' });
  const serialize = fastJson(schema as Parameters<typeof fastJson>[0]);
  compiled.set(call, serialize);
  return serialize;
}
