import * as z from 'zod/mini';
import { declareCall } from '#platform/calls/call.ts';
import { wholeNumber } from '#platform/calls/fields.ts';

export const visibilities = ['basic', 'premium', 'premium_plus'] as const;

/** What a plan includes. The server enforces these facts, and the comparison page shows them. */
const entitlements = z.object({
  /** null means unlimited. */
  listings_limit: z.nullable(z.int()),
  visibility: z.enum(visibilities),
  ads: z.boolean(),
  notifications: z.boolean(),
  rx_module: z.boolean(),
  assisted_service: z.boolean(),
  api_access: z.boolean(),
  lead_export: z.boolean(),
  matched_requests: z.boolean(),
  webhooks: z.boolean(),
  support_24_7: z.boolean(),
});

const plan = z.object({
  name: z.string(),
  /** US dollars per month; null means price on request. */
  price: z.nullable(z.number()),
  popular: z.boolean(),
  entitlements,
});

export type Plan = z.output<typeof plan>;
export type PlanId = 1 | 2 | 3;
export const planIds: readonly PlanId[] = [1, 2, 3];
/** The id of what a company without a plan has: a row of its own beside the three plans. */
export const FREE_PLAN = 0;

/** The plan that checkout sells unless another one is asked for. */
export const CHECKOUT_PLAN: PlanId = 2;

export const getSubscriptionPageInfo = declareCall({
  method: 'GET',
  path: 'subscription/get-subscription-page-info.php',
  summary: 'The plans and what they entitle to, keyed 1 to 3',
  access: 'visitor',
  input: {},
  output: {
    subscriptions: z.object({ 1: plan, 2: plan, 3: plan }),
    /** What a company without a plan has. */
    free: plan,
  },
});

export const getSubscriptionType = declareCall({
  method: 'GET',
  path: 'subscription/get-subscription-type.php',
  summary: 'One plan as checkout needs it',
  access: 'visitor',
  input: { id: z._default(wholeNumber({ min: 1, max: Number.MAX_SAFE_INTEGER }), CHECKOUT_PLAN) },
  output: {
    subscription: z.object({
      id: z.int(),
      title: z.string(),
      price: z.nullable(z.number()),
      currency: z.string(),
    }),
  },
});

export const getCurrentPlan = declareCall({
  method: 'GET',
  path: 'subscription/current.php',
  summary: 'The plan the own company has today, and how much of it is used',
  access: 'exhibitor',
  claims: ['user_id', 'exhibitor_id'],
  input: {},
  output: {
    /** 1 also for a company without a plan; see `is_free`. */
    subscription_type: z.int(),
    /** True where no plan is paid for or given today. */
    is_free: z.boolean(),
    name: z.string(),
    /** The last day of the plan; null means without end. */
    ends_on: z.nullable(z.string()),
    /** For a company without a plan: the last plan it had, and that plan's last day. */
    ended: z.nullable(z.object({ name: z.string(), on: z.string() })),
    entitlements,
    /** How many of the allowed listings are in use. */
    listings_used: z.int(),
  },
});

export const chooseBasicPlan = declareCall({
  method: 'POST',
  path: 'subscription/choose-basic.php',
  summary:
    'Sets the Basic Plan for the own company where it costs nothing; what is paid runs to its end first',
  access: 'exhibitor',
  claims: ['user_id', 'exhibitor_id'],
  input: {},
  output: { message: z.string() },
});
