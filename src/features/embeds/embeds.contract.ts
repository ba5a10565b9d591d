import * as z from 'zod/mini';
import { declareCall } from '#platform/calls/call.ts';
import { recordId } from '#platform/calls/fields.ts';
import { embedsTexts as texts } from './embeds.texts.ts';
import { findSiteOrigin } from './site-origin.ts';

/** Enough for a company's shop, its careers site and their test versions. */
export const MOST_ORIGINS = 10;

export const ORIGIN_MAX_LENGTH = 2000;

/** Callers with an API key are not allowed here: a person decides which sites are the company's. */
const forOwners = { access: 'exhibitor', claims: ['user_id', 'exhibitor_id'] } as const;

export const findEmbed = declareCall({
  method: 'GET',
  path: 'embeds/embed.php',
  summary: 'A listed company as its own site shows it, and which sites those are',
  access: 'visitor',
  input: { id: recordId },
  output: {
    company: z.object({
      id: z.int(),
      company_name: z.string(),
      company_logo: z.nullable(z.string()),
    }),
    /** Such as https://shop.example. */
    origins: z.array(z.string()),
  },
});

export const listEmbedOrigins = declareCall({
  ...forOwners,
  method: 'GET',
  path: 'exhibitor/embeds/origins.php',
  summary: 'The sites that may show what the own company lists',
  input: {},
  output: {
    company: z.object({ id: z.int(), company_name: z.string(), listed: z.boolean() }),
    /** The portal's own address. */
    site_address: z.string(),
    origins: z.array(z.object({ id: z.int(), origin: z.string() })),
  },
});

export const addEmbedOrigin = declareCall({
  ...forOwners,
  method: 'POST',
  path: 'exhibitor/embeds/add-origin.php',
  summary: 'Lets a site of the own company show what it lists',
  input: {
    /** The site's address or that of one of its pages: https, with a host name. */
    origin: z.prefault(
      z.string().check(
        z.maxLength(ORIGIN_MAX_LENGTH),
        z.refine((typed) => findSiteOrigin(typed) !== undefined, texts.originInvalid.id),
      ),
      '',
    ),
  },
  output: { origin: z.string(), message: z.string() },
});

export const removeEmbedOrigin = declareCall({
  ...forOwners,
  method: 'POST',
  path: 'exhibitor/embeds/remove-origin.php',
  summary: 'Lets a site show nothing any more',
  input: { id: recordId },
  output: { message: z.string() },
});
