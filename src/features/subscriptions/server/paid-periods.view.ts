import { view } from '#platform/database/sql.ts';
import { subscriptions } from './subscriptions.table.ts';

/** The first and last day of what an order paid for. */
export const paidPeriods = view('paid_periods', [subscriptions]);
