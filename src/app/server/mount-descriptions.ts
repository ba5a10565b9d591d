import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { MOST_REFUSING, robotsText } from '#app/programs/server/robots-text.ts';
import { readNotForTraining } from '#features/companies/server/public.ts';
import { describeApi } from '#platform/calls/openapi.ts';
import { answerPreflight } from '#platform/http/answer-preflight.ts';
import {
  JSON_TYPE,
  type SendableBody,
  sendableBody,
  sendBody,
} from '#platform/http/sendable-body.ts';
import { operations } from './operations.ts';

const API_PATH = '/api/openapi.json';

/** Serves the descriptions for programs: the API, and robots.txt. */
export function mountDescriptions(
  app: FastifyInstance,
  { pool, appUrl }: { readonly pool: pg.Pool; readonly appUrl: string },
): void {
  // Generated on the first request and only once: it takes a third of the time of composing a server, and a megabyte.
  let api: SendableBody | undefined;
  app.get(API_PATH, async (request, reply) => {
    api ??= sendableBody(JSON_TYPE, JSON.stringify(describeApi(operations)));
    return sendBody(request, reply, api);
  });
  app.options(API_PATH, answerPreflight);
  app.get('/robots.txt', async (request, reply) => {
    const refusing = await readNotForTraining(pool, MOST_REFUSING);
    const body = sendableBody('text/plain; charset=utf-8', robotsText(appUrl, refusing));
    return sendBody(request, reply, body);
  });
}
