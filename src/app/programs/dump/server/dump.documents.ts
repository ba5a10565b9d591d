import { listDumps } from '#app/programs/dump/dump.contract.ts';
import { documentRoute } from '#platform/http/mount-documents.ts';

/** The list of files at an address that can be remembered. */
export const dumpDocument = documentRoute({
  path: '/dump',
  call: listDumps,
  compose: (answer) => ({
    contentType: 'application/json; charset=utf-8',
    body: JSON.stringify(answer),
  }),
});
