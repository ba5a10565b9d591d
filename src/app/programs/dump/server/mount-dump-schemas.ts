import type { FastifyInstance } from 'fastify';
import { changedKinds } from '#app/programs/changes/changes.contract.ts';
import { schemaOf } from '#platform/calls/openapi.ts';
import { type DumpedKind, lineSchemaOf } from './dumped-facts.ts';

export const schemaPathOf = (kind: DumpedKind) => `/dump/${kind}.schema.json`;

/** The JSON Schema of each kind's lines, from the calls that the lines are made of. */
export function mountDumpSchemas(app: FastifyInstance): void {
  for (const kind of changedKinds) {
    app.get(schemaPathOf(kind), async (_request, reply) => {
      const schema = schemaOf(lineSchemaOf(kind), 'output');
      const $schema = 'https://json-schema.org/draft/2020-12/schema';
      return reply
        .type('application/schema+json; charset=utf-8')
        .send(JSON.stringify({ $schema, ...schema }));
    });
  }
}
