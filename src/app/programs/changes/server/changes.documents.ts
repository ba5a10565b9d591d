import { listChanges } from '#app/programs/changes/changes.contract.ts';
import { documentRoute } from '#platform/http/mount-documents.ts';

/** The list of changes at a short address. */
export const changesDocument = documentRoute({
  path: '/changes',
  call: listChanges,
  compose: (answer) => ({
    contentType: 'application/json; charset=utf-8',
    body: JSON.stringify(answer),
  }),
});
