import { declareCall } from '#platform/calls/call.ts';

export const countVisitor = declareCall({
  method: 'POST',
  path: 'system/visit.php',
  summary: 'Somebody opened the portal in a browser; each is counted once a day',
  access: 'visitor',
  input: {},
  output: {},
});
