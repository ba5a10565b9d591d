import { listChanges } from '#app/programs/changes/changes.contract.ts';
import { documentRoute } from '#platform/http/mount-documents.ts';

/** The change list at an address that can be remembered. */
export const changesDocument = documentRoute({
  path: '/changes',
  call: listChanges,
  compose: (answer) => ({
    contentType: 'application/json; charset=utf-8',
    body: JSON.stringify(answer),
  }),
});
