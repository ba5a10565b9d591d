import type * as z from 'zod/mini';
import type { Access } from '#platform/auth/access.ts';
import type { ClaimName } from '#platform/auth/claims.ts';
import type { Text } from '#platform/i18n/texts.ts';
import type { FieldIssue } from './call-problem.ts';
import type { Claims } from './claim-fields.ts';

type Shape = Record<string, z.ZodMiniType>;

/**
 * A call between browser and server: declared once, read by both and by every tool. It holds fields,
 * not schemas, which call-schemas.ts builds where they are needed: the browser needs few of them.
 */
export type Call<
  Input extends Shape = Shape,
  Output extends Shape = Shape,
  A extends Access = Access,
> = {
  readonly method: 'GET' | 'POST';
  /** Below /api/, as the documents state it. */
  readonly path: string;
  readonly summary: string;
  readonly access: A;
  /** What somebody who is not signed in is told, where it is not what every call says. */
  readonly notSignedIn?: Text;
  /** What the request may say about its caller; anything but the truth is refused. */
  readonly claims: readonly ClaimName[];
  /** The answer is a file instead of JSON. */
  readonly answersFile: boolean;
  /** The browser sends a form, or one in parts, because the documents say so; the server takes any. */
  readonly sentAs?: 'form' | 'multipart';
  /** Without the claims, which the schema adds. */
  readonly input: Input;
  /** What the fields of an input cannot tell one by one. */
  readonly check?: CrossCheck;
  /** Without `success`, which every answer has, and which is true unless the call declares otherwise. */
  readonly output: Output;
  /** Set by the browser's build, which leaves the fields out until a form needs them. */
  readonly fetchWhole?: () => Promise<AnyCall>;
};

// biome-ignore lint/suspicious/noExplicitAny: a list of calls holds calls of any shape
export type AnyCall = Call<any, any, any>;

/** What sets a call that answers a file apart. */
export type Download = { readonly answersFile: true };

type Output<C extends AnyCall> = z.output<
  z.ZodMiniObject<C['output'] & { success: z.ZodMiniLiteral<true> }>
>;

export type CallInput<C extends AnyCall> = z.input<z.ZodMiniObject<C['input']>>;
export type ParsedInput<C extends AnyCall> = z.output<z.ZodMiniObject<C['input']>>;
export type CallAnswer<C extends AnyCall> = C extends Download ? Blob : Output<C>;
/** What an operation answers: the call's fields; `success` is added for it. */
export type CallResult<C extends AnyCall> = Omit<Output<C>, 'success'>;

/** Looks at fields together; those that are wrong by themselves are missing. */
export type CrossCheck = (values: Readonly<Record<string, unknown>>) => readonly FieldIssue[];

type Declaration<Input, Output, A, Claim> = {
  method: 'GET' | 'POST';
  path: string;
  summary: string;
  access: A;
  notSignedIn?: Text;
  claims?: readonly Claim[];
  check?: CrossCheck;
  sentAs?: 'form' | 'multipart';
  input: Input;
  output: Output;
};

export function declareCall<
  const Input extends Shape,
  const Output extends Shape,
  const A extends Access,
  const Claim extends ClaimName = never,
>(declaration: Declaration<Input, Output, A, Claim>): Call<Input & Claims<Claim>, Output, A> {
  const call = { claims: [], answersFile: false, ...declaration };
  return call as unknown as Call<Input & Claims<Claim>, Output, A>;
}

/** A call that answers a file, which only its caller may see. */
export function declareDownload<
  const Input extends Shape,
  const A extends Exclude<Access, 'visitor'>,
  const Claim extends ClaimName = never,
>(
  declaration: Omit<Declaration<Input, never, A, Claim>, 'method' | 'output'>,
): Call<Input & Claims<Claim>, Record<never, never>, A> & Download {
  const call = declareCall({ ...declaration, method: 'GET', output: {} });
  return { ...call, answersFile: true };
}

export function urlOf(call: AnyCall): string {
  return `/api/${call.path}`;
}
