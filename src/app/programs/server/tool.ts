import type { AnyCall, CallAnswer } from '#platform/calls/call.ts';

/** A tool that programs can call by name: a declared call, made as the program's own caller. */
export type Tool = {
  readonly name: string;
  readonly call: AnyCall;
  /** Adds to each record of an answer the address of its page. */
  readonly addRecords: (answer: Answer, addressOf: (path: string) => string) => Answer;
};

export type Answer = Readonly<Record<string, unknown>>;

type Rows<C extends AnyCall> = {
  [Name in keyof CallAnswer<C>]: CallAnswer<C>[Name] extends readonly (infer Row)[]
    ? { readonly rows: Name; readonly pathOf: (row: Row) => string }
    : CallAnswer<C>[Name] extends object | null
      ? {
          readonly record: Name;
          readonly pathOf: (row: NonNullable<CallAnswer<C>[Name]>) => string;
        }
      : never;
}[keyof CallAnswer<C>];

/** A tool whose answer has rows, or one record, with pages of their own: each gets its page's address. */
export function recordsTool<C extends AnyCall>(name: string, call: C, where: Rows<C>): Tool {
  const pathOf = where.pathOf as (row: unknown) => string;
  return {
    name,
    call,
    addRecords(answer, addressOf) {
      const addressed = (row: unknown) => ({
        ...(row as object),
        address: addressOf(pathOf(row)),
      });
      if ('record' in where) {
        const key = String(where.record);
        return { ...answer, [key]: answer[key] ? addressed(answer[key]) : null };
      }
      const key = String(where.rows);
      return { ...answer, [key]: (answer[key] as readonly unknown[]).map(addressed) };
    },
  };
}

/** A tool whose answer has no records with pages. */
export const plainTool = (name: string, call: AnyCall): Tool => ({
  name,
  call,
  addRecords: (answer) => answer,
});
