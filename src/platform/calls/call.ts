import type * as z from 'zod/mini';
import type { Access } from '#platform/auth/access.ts';
import type { ClaimName } from '#platform/auth/claims.ts';
import type { Text } from '#platform/i18n/texts.ts';
import type { FieldIssue } from './call-problem.ts';
import type { Claims } from './claim-fields.ts';

type Shape = Record<string, z.ZodMiniType>;

/**
 * A call between browser and server. It is declared once, and the server, the browser and every tool read that
 * declaration. It holds fields instead of schemas: call-schemas.ts builds schemas where they are needed, and the
 * browser needs few of them.
 */
export type Call<
  Input extends Shape = Shape,
  Output extends Shape = Shape,
  A extends Access = Access,
> = {
  readonly method: 'GET' | 'POST';
  /** The path below /api/, as the API documents give it. */
  readonly path: string;
  readonly summary: string;
  readonly access: A;
  /** What a caller who is not signed in is told, if it differs from the usual text. */
  readonly notSignedIn?: Text;
  /** What a request may state about its caller; a false statement is refused. */
  readonly claims: readonly ClaimName[];
  /** The answer is a file instead of JSON. */
  readonly answersFile: boolean;
  /** How the browser encodes the body, where the API documents prescribe it; the server accepts any encoding. */
  readonly sentAs?: 'form' | 'multipart';
  /** The fields without the claims, which the schema adds. */
  readonly input: Input;
  /** Validates fields against each other. */
  readonly check?: CrossCheck;
  /** The fields without `success`, which every answer has and which is true unless the call declares otherwise. */
  readonly output: Output;
  /** Loads the whole declaration. The browser's build sets this and leaves the fields out until a form needs them. */
  readonly fetchWhole?: () => Promise<AnyCall>;
};

// biome-ignore lint/suspicious/noExplicitAny: a list of calls holds calls of any shape
export type AnyCall = Call<any, any, any>;

/** Marks a call that answers with a file. */
export type Download = { readonly answersFile: true };

type Output<C extends AnyCall> = z.output<
  z.ZodMiniObject<C['output'] & { success: z.ZodMiniLiteral<true> }>
>;

export type CallInput<C extends AnyCall> = z.input<z.ZodMiniObject<C['input']>>;
export type ParsedInput<C extends AnyCall> = z.output<z.ZodMiniObject<C['input']>>;
export type CallAnswer<C extends AnyCall> = C extends Download ? Blob : Output<C>;
/** What an operation returns: the fields of the call, to which `success` is added. */
export type CallResult<C extends AnyCall> = Omit<Output<C>, 'success'>;

/** Validates fields together; fields that are invalid by themselves are missing from `values`. */
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

/** Declares a call that answers with a file. Visitors cannot make such a call. */
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
