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

/** What an operation knows about the request it serves. */
export type OperationContext = {
  readonly database: Database;
  readonly files: FileStore;
  /** The folder that mails are in while there is no mail server. */
  readonly outbox: string;
  readonly language: Language;
  readonly visitor: VisitedFrom & {
    readonly ip: string;
    readonly agent: string;
    /** What tells this browser from others, where it was given that (platform/auth/browser-token.ts). */
    readonly browser: string | null;
  };
  readonly now: Date;
  /** Where the portal is reached from outside, for links in mails. */
  readonly appUrl: string;
  /** Who the portal was set up for, where it was said (ADMIN_EMAIL). */
  readonly adminEmail: string | undefined;
  readonly payments: PaymentProvider;
  /** Words what was found, where the operator has one. */
  readonly model: LanguageModel | undefined;
  /** Every operator of a portal in earnest has a second factor; whoever tries a demo may do without. */
  readonly operatorsNeedFactor: boolean;
  /** Companies, people and figures are the demo's: made up to show what the portal is like. */
  readonly showsDemo: boolean;
  /** Gives the browser its token with the answer. */
  keepBrowser(token: string): void;
  /** Says something to whoever runs a demo on their own machine; a portal in earnest stays silent. */
  tell(line: string): void;
  /** Who asks, when it matters to a call that everybody may make. */
  findCaller(): Promise<Caller | null>;
};

/** What is known about the caller of a call with such access. */
type CallerOf<A extends Access> = A extends 'visitor'
  ? null
  : A extends 'exhibitor' | 'approved-exhibitor'
    ? ExhibitorCaller
    : Caller;

type ContextOf<C extends AnyCall> = OperationContext & {
  readonly caller: C extends Call<infer _Input, infer _Output, infer A> ? CallerOf<A> : never;
};

type AnswerOf<C extends AnyCall> = C extends Download ? FileAnswer : CallResult<C>;

/** A declared call with the code that does it. */
export type Operation = {
  readonly call: AnyCall;
  /** Who asks, if they may; nothing but the head of a request is needed to tell. */
  admit(context: OperationContext): Promise<Caller | null>;
  perform(raw: Record<string, unknown>, context: OperationContext): Promise<object>;
};

/** Access, input, run: routes and page loaders both go through here, so no page skips a guard. */
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

/** Everybody gets the same answer to these, so it may be kept. */
export function isShared({ call }: Operation): boolean {
  return call.method === 'GET' && call.access === 'visitor';
}

/** The server refuses to start with a call that nobody decided about, or that stands twice. */
export function requireDeclaredAccess(operations: readonly Operation[]): void {
  const seen = new Set<string>();
  for (const { call } of operations) {
    const name = `${call.method} ${call.path}`;
    if (!accessKinds.includes(call.access)) throw new Error(`${name} does not say who may call it`);
    if (seen.has(name)) throw new Error(`${name} is declared twice`);
    seen.add(name);
  }
}
