import * as z from 'zod/mini';
import { declareCall } from '#platform/calls/call.ts';
import { oneLine, ticked, wholeNumber } from '#platform/calls/fields.ts';
import { toLatinDigits } from '#platform/i18n/latin-digits.ts';
import { findMinor } from '#platform/money/amounts.ts';
import { plansTexts as texts } from './plans.texts.ts';
import { visibilities } from './subscriptions.contract.ts';

/** Yes/no facts of a plan: what it includes, and whether it is marked as popular. */
export const planFlags = [
  'popular',
  'ads',
  'notifications',
  'rx_module',
  'assisted_service',
  'api_access',
  'lead_export',
  'matched_requests',
  'webhooks',
  'support_24_7',
] as const;

type Flags<Schema> = Record<(typeof planFlags)[number], Schema>;

const forEachFlag = <Schema>(schema: Schema) =>
  Object.fromEntries(planFlags.map((name) => [name, schema])) as Flags<Schema>;

export const PLAN_CURRENCY = 'USD';

const typedNumber = z
  .union([z.string(), z.number()])
  .check(z.overwrite((typed: string | number) => toLatinDigits(String(typed)).trim()));

/** Two years at this monthly price still fit the column in which orders keep their total. */
const DEAREST_MINOR = 80_000_000;

const price = z.prefault(
  z.pipe(
    typedNumber.check(
      z.refine((typed) => {
        const minor = findMinor(String(typed), PLAN_CURRENCY);
        return typed === '' || (minor !== undefined && minor <= DEAREST_MINOR);
      }, texts.priceInvalid.id),
    ),
    z.transform((typed) =>
      typed === '' ? null : (findMinor(String(typed), PLAN_CURRENCY) ?? null),
    ),
  ),
  '',
);

const listingsLimit = z.prefault(
  z.pipe(
    typedNumber.check(
      z.refine(
        (typed) => /^$|^[1-9]\d{0,5}$|^1000000$/.test(String(typed)),
        texts.listingsInvalid.id,
      ),
    ),
    z.transform((typed) => (typed === '' ? null : Number(typed))),
  ),
  '',
);

export const listPlans = declareCall({
  method: 'GET',
  path: 'admin/plans/list.php',
  summary: 'The plans as they are stored',
  access: 'admin',
  input: {},
  output: {
    plans: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        name_ar: z.string(),
        price: z.nullable(z.string()),
        currency: z.string(),
        listings_limit: z.nullable(z.int()),
        visibility: z.enum(visibilities),
        ...forEachFlag(z.boolean()),
      }),
    ),
  },
});

export const savePlan = declareCall({
  method: 'POST',
  path: 'admin/plans/save.php',
  summary: 'Changes a plan, its price and what it entitles to',
  access: 'admin',
  input: {
    /** 0 is what a company without a plan has. */
    id: wholeNumber({ min: 0, max: Number.MAX_SAFE_INTEGER }),
    name: oneLine(100, texts.nameRequired.id),
    name_ar: oneLine(100, texts.nameRequired.id),
    price,
    listings_limit: listingsLimit,
    visibility: z.enum(visibilities),
    ...forEachFlag(ticked),
  },
  output: { message: z.string() },
});
