import { type Access, accessKinds, requireCaller } from '#platform/auth/access.ts';
import type { Caller, ExhibitorCaller } from '#platform/auth/caller.ts';
import { requireOwnClaims } from '#platform/auth/claims.ts';
import type { Database } from '#platform/database/database.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { VisitedFrom } from '#platform/geo/visitor-country.ts';
import type { Language } from '#platform/i18n/languages.ts';
import type { LanguageModel } from '#platform/model/language-model.ts';
import type { PaymentProvider } from '#platform/payments/payment-provider.ts';
import type { AnyCall, Call, CallResult, Download, ParsedInput } from './call.ts';
import type { FileAnswer } from './file-answer.ts';
import { parseInput } from './parse-input.ts';

/** What an operation knows about its request and the portal that serves it. */
export type OperationContext = {
  readonly database: Database;
  readonly files: FileStore;
  /** The folder that mails are written to while there is no mail server. */
  readonly outbox: string;
  readonly language: Language;
  readonly visitor: VisitedFrom & {
    readonly ip: string;
    readonly agent: string;
    /** The token that tells this browser from others, if it was given one (platform/auth/browser-token.ts). */
    readonly browser: string | null;
  };
  readonly now: Date;
  /** The portal's public address, for links in mails. */
  readonly appUrl: string;
  /** The address of the operator the portal was set up for, if configured (ADMIN_EMAIL). */
  readonly adminEmail: string | undefined;
  readonly payments: PaymentProvider;
  /** The language model that puts search results into words, if the operator has one. */
  readonly model: LanguageModel | undefined;
  /** Whether operators need a second factor: always on a real portal, not on a demo that somebody tries out. */
  readonly operatorsNeedFactor: boolean;
  /** Whether the companies, people and figures are the demo's, made up to show what the portal is like. */
  readonly showsDemo: boolean;
  /** Sets the browser's token with the response. */
  keepBrowser(token: string): void;
  /** Prints a line for whoever runs a demo on their own machine; a real portal prints nothing. */
  tell(line: string): void;
  /** The caller, for a visitor call whose answer depends on who asks. */
  findCaller(): Promise<Caller | null>;
};

/** What is known about the caller of a call with this access. */
type CallerOf<A extends Access> = A extends 'visitor'
  ? null
  : A extends 'exhibitor' | 'approved-exhibitor'
    ? ExhibitorCaller
    : Caller;

type ContextOf<C extends AnyCall> = OperationContext & {
  readonly caller: C extends Call<infer _Input, infer _Output, infer A> ? CallerOf<A> : never;
};

type AnswerOf<C extends AnyCall> = C extends Download ? FileAnswer : CallResult<C>;

/** A declared call with the code that carries it out. */
export type Operation = {
  readonly call: AnyCall;
  /** Returns the caller if they may make the call, and throws otherwise. It needs only the headers of the request. */
  admit(context: OperationContext): Promise<Caller | null>;
  perform(raw: Record<string, unknown>, context: OperationContext): Promise<object>;
};

/** Checks access, then the input, then runs. Routes and page loaders both go through here, so no page skips a check. */
export function operation<C extends AnyCall>(
  call: C,
  run: (input: ParsedInput<C>, context: ContextOf<C>) => Promise<AnswerOf<C>>,
): Operation {
  const admit = async (context: OperationContext) =>
    call.access === 'visitor' ? null : requireCaller(call, context.findCaller);
  return {
    call,
    admit,
    async perform(raw, context) {
      const caller = await admit(context);
      if (caller) requireOwnClaims(call.claims, raw, caller);
      const input = parseInput(call, raw);
      const answer = await run(input, { ...context, caller } as ContextOf<C>);
      return call.answersFile ? answer : { success: true, ...answer };
    },
  };
}

/** Whether everybody gets the same answer, so that it may be cached. */
export function isShared({ call }: Operation): boolean {
  return call.method === 'GET' && call.access === 'visitor';
}

/** Refuses to start the server with a call that does not declare its access or that is declared twice. */
export function requireDeclaredAccess(operations: readonly Operation[]): void {
  const seen = new Set<string>();
  for (const { call } of operations) {
    const name = `${call.method} ${call.path}`;
    if (!accessKinds.includes(call.access)) throw new Error(`${name} does not say who may call it`);
    if (seen.has(name)) throw new Error(`${name} is declared twice`);
    seen.add(name);
  }
}
