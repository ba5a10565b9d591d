import * as z from 'zod/mini';
import { type AnyCall, urlOf } from './call.ts';
import { inputSchemaOf, outputSchemaOf } from './call-schemas.ts';
import type { Operation } from './operation.ts';

type Schema = Record<string, unknown>;

/** Rewrites a record with a fixed set of keys as an object with those properties. */
function nameProperties(schema: z.core.JSONSchema.BaseSchema): void {
  const { propertyNames, additionalProperties, required = [] } = schema;
  if (!propertyNames || required.length === 0) return;
  schema.properties = Object.fromEntries(
    required.map((name) => [name, additionalProperties ?? {}]),
  );
  delete schema.propertyNames;
  schema.additionalProperties = false;
}

export function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Schema {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => nameProperties(jsonSchema),
  });
  return rest;
}

const problem = {
  description: 'Why the call was not done',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

function parametersOf(call: AnyCall) {
  const { properties = {}, required = [] } = schemaOf(inputSchemaOf(call), 'input') as {
    properties?: Record<string, Schema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function requestOf(call: AnyCall) {
  if (call.method === 'GET') return { parameters: parametersOf(call) };
  const schema = schemaOf(inputSchemaOf(call), 'input');
  return {
    requestBody: {
      required: true,
      content: {
        'application/json': { schema },
        'application/x-www-form-urlencoded': { schema },
        'multipart/form-data': { schema },
      },
    },
  };
}

function answerContentOf(call: AnyCall) {
  if (call.answersFile) return { 'application/octet-stream': {} };
  return { 'application/json': { schema: schemaOf(outputSchemaOf(call), 'output') } };
}

/** Turns exhibitor/jobs/create.php into exhibitor.jobs.create. */
export const operationIdOf = ({ path }: AnyCall) => path.replace(/\.php$/, '').replaceAll('/', '.');

function describeCall(call: AnyCall) {
  return {
    operationId: operationIdOf(call),
    summary: call.summary,
    tags: [call.path.split('/')[0]],
    'x-access': call.access,
    security: call.access === 'visitor' ? [] : [{ bearer: [] }],
    ...requestOf(call),
    responses: {
      200: { description: 'Done', content: answerContentOf(call) },
      '4XX': problem,
      '5XX': problem,
    },
  };
}

const problemSchema = {
  type: 'object',
  required: ['success', 'message', 'code', 'errors'],
  properties: {
    success: { const: false },
    message: { type: 'string', description: 'In the language of Accept-Language' },
    code: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'message'],
        properties: { field: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
};

export function describeApi(operations: readonly Operation[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  const calls = operations.map(({ call }) => call).sort((a, b) => (a.path < b.path ? -1 : 1));
  for (const call of calls) {
    const path = urlOf(call);
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: describeCall(call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Mai',
      version: '1',
      description: 'Every call of the portal.',
      license: { name: 'All rights reserved', identifier: 'LicenseRef-UNLICENSED' },
    },
    servers: [{ url: '/', description: 'The portal that answers with this document' }],
    paths,
    components: {
      schemas: { Problem: problemSchema },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
}
