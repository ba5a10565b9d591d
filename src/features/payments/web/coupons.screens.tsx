import { TicketPercent } from 'lucide-react';
import type { CollectionScreens } from '#collection/web/collection-screens.ts';
import { couponsTexts as texts } from '#features/payments/coupons.collection.texts.ts';
import { couponsCollection } from '#features/payments/coupons.collection.ts';

export const screens: CollectionScreens = {
  collection: couponsCollection,
  menu: { text: texts.Many, icon: <TicketPercent /> },
};
