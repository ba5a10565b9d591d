import { operations } from '#app/server/operations.ts';
import { scopeOf } from '#features/api-keys/key-scopes.ts';
import type { AnyCall } from '#platform/calls/call.ts';
import { operationIdOf } from '#platform/calls/openapi.ts';
import { plainTool, type Tool } from './tool.ts';

/** Spreadsheet calls are for people; a program writes item by item. */
const takesFile = ({ path, answersFile }: AnyCall) => answersFile || /\/import[^/]*$/.test(path);

const isOwn = (call: AnyCall) =>
  call.access === 'approved-exhibitor' && scopeOf(call) !== undefined && !takesFile(call);

/** What a company's API key can do: maintain its own profile and lists, with the same calls as everywhere. */
export const ownTools: readonly Tool[] = operations
  .map(({ call }) => call)
  .filter(isOwn)
  .map((call) => plainTool(operationIdOf(call).replaceAll(/[.-]/g, '_'), call));
