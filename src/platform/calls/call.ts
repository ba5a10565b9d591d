import * as z from 'zod/mini';

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

/** A call between browser and server: declared once, read by both and by every tool. */
export type Call<Input extends Shape = Shape, Output extends Shape = Shape> = {
  readonly method: 'GET' | 'POST';
  /** Below /api/, as the documents state it. */
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  readonly input: z.ZodMiniObject<Input>;
  readonly output: z.ZodMiniObject<Output & { success: z.ZodMiniLiteral<true> }>;
};

// biome-ignore lint/suspicious/noExplicitAny: a list of calls holds calls of any shape
export type AnyCall = Call<any, any>;

export type CallInput<C extends AnyCall> = z.input<C['input']>;
export type ParsedInput<C extends AnyCall> = z.output<C['input']>;
export type CallAnswer<C extends AnyCall> = z.output<C['output']>;
/** What an operation answers: the call's fields; `success` is added for it. */
export type CallResult<C extends AnyCall> = Omit<CallAnswer<C>, 'success'>;

export function declareCall<const Input extends Shape, const Output extends Shape>(declaration: {
  method: 'GET' | 'POST';
  path: string;
  summary: string;
  access: Access;
  input: Input;
  output: Output;
}): Call<Input, Output> {
  return {
    ...declaration,
    input: z.object(declaration.input),
    output: z.object({ success: z.literal(true), ...declaration.output }),
  } as Call<Input, Output>;
}

export function urlOf(call: AnyCall): string {
  return `/api/${call.path}`;
}
