import type * as z from 'zod/mini';

/**
 * Who may make a call. `visitor` is everybody; every other kind needs a valid token, and `admin`
 * may do what the others may unless a call says otherwise.
 */
export const accessKinds = [
  'visitor',
  'account',
  'job-seeker',
  'exhibitor',
  'approved-exhibitor',
  'admin',
] as const;

export type Access = (typeof accessKinds)[number];

type Shape = Record<string, z.ZodMiniType>;

/**
 * A call between browser and server: declared once, read by both and by every tool. It holds fields,
 * not schemas, which call-schemas.ts builds where they are needed: the browser needs few of them.
 */
export type Call<Input extends Shape = Shape, Output extends Shape = Shape> = {
  readonly method: 'GET' | 'POST';
  /** Below /api/, as the documents state it. */
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  readonly input: Input;
  /** Without `success`, which every answer has. */
  readonly output: Output;
  /** Set by the browser's build, which leaves the fields out until a form needs them. */
  readonly fetchWhole?: () => Promise<Call<Input, Output>>;
};

// biome-ignore lint/suspicious/noExplicitAny: a list of calls holds calls of any shape
export type AnyCall = Call<any, any>;

export type CallInput<C extends AnyCall> = z.input<z.ZodMiniObject<C['input']>>;
export type ParsedInput<C extends AnyCall> = z.output<z.ZodMiniObject<C['input']>>;
export type CallAnswer<C extends AnyCall> = z.output<
  z.ZodMiniObject<C['output'] & { success: z.ZodMiniLiteral<true> }>
>;
/** What an operation answers: the call's fields; `success` is added for it. */
export type CallResult<C extends AnyCall> = Omit<CallAnswer<C>, 'success'>;

export function declareCall<const Input extends Shape, const Output extends Shape>(
  declaration: Call<Input, Output>,
): Call<Input, Output> {
  return declaration;
}

export function urlOf(call: AnyCall): string {
  return `/api/${call.path}`;
}
