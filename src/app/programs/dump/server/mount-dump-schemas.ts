import type { FastifyInstance } from 'fastify';
import { changedKinds } from '#app/programs/changes/changes.contract.ts';
import { schemaOf } from '#platform/calls/openapi.ts';
import { sendableBody, sendBody } from '#platform/http/sendable-body.ts';
import { type DumpedKind, lineSchemaOf } from './dumped-facts.ts';

export const schemaPathOf = (kind: DumpedKind) => `/dump/${kind}.schema.json`;

function schemaBody(kind: DumpedKind) {
  const $schema = 'https://json-schema.org/draft/2020-12/schema';
  const text = JSON.stringify({ $schema, ...schemaOf(lineSchemaOf(kind), 'output') });
  return sendableBody('application/schema+json; charset=utf-8', text);
}

/** Serves the JSON Schema of each kind's lines, derived from the calls that the lines come from. */
export function mountDumpSchemas(app: FastifyInstance): void {
  for (const kind of changedKinds) {
    let body: ReturnType<typeof schemaBody> | undefined;
    app.get(schemaPathOf(kind), async (request, reply) => {
      body ??= schemaBody(kind);
      return sendBody(request, reply, body);
    });
  }
}
