import type { AnyCall, CallAnswer, CallInput } from './call.ts';

/** Makes declared calls: over HTTP in the browser, in process while a page is rendered. */
export type Client = <C extends AnyCall>(call: C, input: CallInput<C>) => Promise<CallAnswer<C>>;
