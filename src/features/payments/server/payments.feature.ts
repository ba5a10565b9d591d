import type { ServerFeature } from '#platform/features/server-feature.ts';
import { checkoutOperations } from './checkout.operations.ts';
import { orderOperations } from './order.operations.ts';
import { ordersOperations } from './orders.operations.ts';
import { paymentsPersonalData } from './payments.personal-data.ts';
import { receiptsOperations } from './receipts.operations.ts';
import { refundOperations } from './refund.operations.ts';
import { remindersSchedules } from './reminders/reminders.schedules.ts';
import { sandboxOperations } from './sandbox/sandbox.operations.ts';

export const feature: ServerFeature = {
  operations: [
    ...checkoutOperations,
    ...orderOperations,
    ...sandboxOperations,
    ...receiptsOperations,
    ...refundOperations,
    ...ordersOperations,
  ],
  personalData: [paymentsPersonalData],
  schedules: remindersSchedules,
};
