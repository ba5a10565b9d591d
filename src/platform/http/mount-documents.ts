import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type AnswerCache, cacheRequestOf } from '#platform/cache/answer-cache.ts';
import type { AnyCall, CallAnswer } from '#platform/calls/call.ts';
import type { Operation, OperationContext } from '#platform/calls/operation.ts';
import { parseInput } from '#platform/calls/parse-input.ts';
import type { CalendarDate } from '#platform/dates/calendar-date.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { type Language, languages, localizePath } from '#platform/i18n/languages.ts';
import { askedAddress } from './asked-address.ts';
import { sendableBody, sendBody } from './sendable-body.ts';

export type Document = {
  readonly contentType: string;
  readonly body: string;
};

export type DocumentFacts = {
  readonly language: Language;
  readonly appUrl: string;
  readonly today: CalendarDate;
  /** The input of the call, as it was parsed. */
  readonly asked: Readonly<Record<string, unknown>>;
};

/** The answer of a call in another format than JSON, at an address of its own. */
export type DocumentRoute = {
  /** The path without a language; each language gets its own prefix. */
  readonly path: string;
  readonly call: AnyCall;
  /** Input that overrides whatever the address contains. */
  readonly always?: Readonly<Record<string, unknown>>;
  /** Whether it is downloaded instead of displayed. */
  readonly attachment?: boolean;
  compose(answer: unknown, facts: DocumentFacts): Document;
};

export function documentRoute<C extends AnyCall>(route: {
  path: string;
  call: C;
  always?: Readonly<Record<string, unknown>>;
  attachment?: boolean;
  compose(answer: CallAnswer<C>, facts: DocumentFacts): Document;
}): DocumentRoute {
  return { ...route, compose: (answer, facts) => route.compose(answer as CallAnswer<C>, facts) };
}

type DocumentParts = {
  readonly documents: readonly DocumentRoute[];
  readonly operations: readonly Operation[];
  readonly cache: AnswerCache;
  readonly appUrl: string;
  contextOf(request: FastifyRequest): OperationContext;
};

function answerOf(route: DocumentRoute, language: Language, parts: DocumentParts) {
  const { operations, cache, appUrl, contextOf } = parts;
  const operation = operations.find((each) => each.call === route.call);
  if (!operation) throw new Error(`No operation serves ${route.call.path}`);
  return async (request: FastifyRequest) => {
    const context = contextOf(request);
    const input = {
      ...(request.query as object),
      ...(request.params as object),
      ...route.always,
    };
    const asked = cacheRequestOf(askedAddress(request, route.call, input), context);
    return cache.answer(asked, context, async (recorded) => {
      const answer = await operation.perform(input, recorded);
      const today = todayAt(recorded.now);
      const facts = { language, appUrl, today, asked: parseInput(route.call, input) };
      const { contentType, body } = route.compose(answer, facts);
      return sendableBody(contentType, body, route);
    });
  };
}

/** Serves documents. They are made from operations, so they pass the same checks and contain the same fields. */
export function mountDocuments(app: FastifyInstance, parts: DocumentParts): void {
  for (const route of parts.documents) {
    for (const language of languages) {
      const answer = answerOf(route, language, parts);
      app.get(localizePath(language, route.path), async (request, reply) => {
        return sendBody(request, reply, await answer(request));
      });
    }
  }
}
