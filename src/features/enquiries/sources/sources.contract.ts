import * as z from 'zod/mini';
import { declareCall } from '#platform/calls/call.ts';

/** Where leads come from: messages to the company, and clicks that lead visitors on to it. */
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
