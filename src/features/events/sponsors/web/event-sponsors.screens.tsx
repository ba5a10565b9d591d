import { HeartHandshake } from 'lucide-react';
import type { CollectionScreens } from '#collection/web/collection-screens.ts';
import { eventSponsorsTexts as texts } from '#features/events/sponsors/event-sponsors.collection.texts.ts';
import { eventSponsorsCollection } from '#features/events/sponsors/event-sponsors.collection.ts';

export const screens: CollectionScreens = {
  collection: eventSponsorsCollection,
  menu: { text: texts.Many, icon: <HeartHandshake /> },
};
