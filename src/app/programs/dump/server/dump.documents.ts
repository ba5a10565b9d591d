import { listDumps } from '#app/programs/dump/dump.contract.ts';
import { documentRoute } from '#platform/http/mount-documents.ts';

/** The list of dump files at a short address. */
export const dumpDocument = documentRoute({
  path: '/dump',
  call: listDumps,
  compose: (answer) => ({
    contentType: 'application/json; charset=utf-8',
    body: JSON.stringify(answer),
  }),
});
