import type { AnyCall } from './call.ts';
import { parseInput } from './parse-input.ts';

/** The route and the parsed input as one string, the same however the request spelled its input. */
export function addressOf(route: string, call: AnyCall, raw: object): string {
  return `${route} ${JSON.stringify(parseInput(call, raw as Record<string, unknown>))}`;
}
