import type { AnyCall } from './call.ts';
import { parseInput } from './parse-input.ts';

/** What is asked of a call at its route: the input that the operation gets, however it was written. */
export function addressOf(route: string, call: AnyCall, raw: object): string {
  return `${route} ${JSON.stringify(parseInput(call, raw as Record<string, unknown>))}`;
}
