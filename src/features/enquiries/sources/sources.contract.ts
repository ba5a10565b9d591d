import * as z from 'zod/mini';
import { declareCall } from '#platform/calls/call.ts';

/** What brings business: what was written, and where visitors went on to the company. */
export const leadSources = [
  'enquiries',
  'requests',
  'phone',
  'whatsapp',
  'website',
  'brochure',
] as const;

export const sourceDays = ['30', '90'] as const;

export const listLeadSources = declareCall({
  access: 'approved-exhibitor',
  claims: ['exhibitor_id'],
  method: 'GET',
  path: 'exhibitor/enquiries/sources.php',
  summary:
    'How many enquiries and requests the company got lately, and how many visitors went on to its phone, WhatsApp, website and brochures',
  input: { days: z._default(z.enum(sourceDays), '30') },
  output: {
    sources: z.array(z.object({ source: z.enum(leadSources), count: z.int() })),
  },
});
