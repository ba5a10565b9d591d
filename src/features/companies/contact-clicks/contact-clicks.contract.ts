import * as z from 'zod/mini';
import { declareCall } from '#platform/calls/call.ts';
import { recordId } from '#platform/calls/fields.ts';
import { contactKinds } from './contact-kinds.ts';

export const countContactClick = declareCall({
  method: 'POST',
  path: 'companies/contact-clicked.php',
  summary:
    'Somebody went on to a company’s phone, WhatsApp, website or a brochure; each is counted once a day, and nothing is kept of who it was',
  access: 'visitor',
  input: { id: recordId, kind: z.enum(contactKinds) },
  output: {},
});
