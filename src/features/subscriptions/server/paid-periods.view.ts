import { view } from '#platform/database/sql.ts';
import { subscriptions } from './subscriptions.table.ts';

/** From when to when what an order paid for is had. */
export const paidPeriods = view('paid_periods', [subscriptions]);
