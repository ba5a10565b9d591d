import type { FastifyReply, FastifyRequest } from 'fastify';
import { DAY_S } from '#platform/dates/spans.ts';

const headers = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET',
  'access-control-allow-headers': 'accept, accept-language, if-none-match',
  'access-control-max-age': String(DAY_S),
};

/** Answers CORS preflights: pages of other sites may read what everybody may read, without credentials. */
export const answerPreflight = async (_request: FastifyRequest, reply: FastifyReply) =>
  reply.code(204).headers(headers).send();
