import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AnyCall, CallAnswer } from '#platform/calls/call.ts';
import type { Operation, OperationContext } from '#platform/calls/operation.ts';
import { type Language, languages, localizePath } from '#platform/i18n/languages.ts';
import { sendBody } from './send-body.ts';

export type Document = {
  readonly contentType: string;
  readonly body: string;
  /** Offered to be saved under this name. */
  readonly fileName?: string;
};

export type DocumentFacts = { readonly language: Language; readonly appUrl: string };

/** The answer of a call in another form than JSON, at an address of its own. */
export type DocumentRoute = {
  /** In each language under its prefix. */
  readonly path: string;
  readonly call: AnyCall;
  compose(answer: unknown, facts: DocumentFacts): Document;
};

export function documentRoute<C extends AnyCall>(route: {
  path: string;
  call: C;
  compose(answer: CallAnswer<C>, facts: DocumentFacts): Document;
}): DocumentRoute {
  return { ...route, compose: (answer, facts) => route.compose(answer as CallAnswer<C>, facts) };
}

type DocumentParts = {
  readonly documents: readonly DocumentRoute[];
  readonly operations: readonly Operation[];
  readonly appUrl: string;
  contextOf(request: FastifyRequest): OperationContext;
};

/** Documents come from the operations, so they pass the same checks and show the same fields. */
export function mountDocuments(app: FastifyInstance, parts: DocumentParts): void {
  const { documents, operations, appUrl, contextOf } = parts;
  for (const { path, call, compose } of documents) {
    const operation = operations.find((each) => each.call === call);
    if (!operation) throw new Error(`No operation serves ${call.path}`);
    for (const language of languages) {
      app.get(localizePath(language, path), async (request, reply) => {
        const input = { ...(request.query as object), ...(request.params as object) };
        const answer = await operation.perform(input, contextOf(request));
        const { contentType, body, fileName } = compose(answer, { language, appUrl });
        reply.header('cache-control', 'no-cache');
        if (fileName) reply.header('content-disposition', `attachment; filename="${fileName}"`);
        return sendBody(request, reply, contentType, body);
      });
    }
  }
}
