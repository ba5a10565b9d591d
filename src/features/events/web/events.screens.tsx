import { CalendarDays } from 'lucide-react';
import type { CollectionScreens } from '#collection/web/collection-screens.ts';
import { eventsCollectionTexts as texts } from '#features/events/events.collection.texts.ts';
import { eventsCollection } from '#features/events/events.collection.ts';

export const screens: CollectionScreens = {
  collection: eventsCollection,
  menu: { text: texts.Many, icon: <CalendarDays /> },
};
