import { isUtf8 } from 'node:buffer';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { LARGEST_TEXT_BYTES } from './body-limits.ts';
import { isTooBranched, parseForm, unreadFields } from './parse-fields.ts';

const multipartLimits = {
  fields: 50,
  fieldSize: 64 * 1024,
  fieldNameSize: 100,
  parts: 55,
  headerPairs: 100,
};

/** Registers parsers for the content types that calls accept, each with its limits. */
export async function parseBodies(app: FastifyInstance): Promise<void> {
  await app.register(formbody, {
    bodyLimit: LARGEST_TEXT_BYTES,
    // May return the list that marks unreadable fields; `readInput` refuses it.
    parser: (form) => parseForm(form) as Record<string, unknown>,
  });
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, bytes, done) => {
      const json = isUtf8(bytes) ? bytes.toString() : undefined;
      if (json === undefined || isTooBranched(json)) done(null, unreadFields);
      else void parseJson(request, json, done);
    },
  );
  await app.register(multipart, { limits: multipartLimits });
}
