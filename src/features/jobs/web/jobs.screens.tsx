import { Briefcase } from 'lucide-react';
import type { CollectionScreens } from '#collection/web/collection-screens.ts';
import { jobsCollectionTexts as texts } from '#features/jobs/jobs.collection.texts.ts';
import { jobsCollection } from '#features/jobs/jobs.collection.ts';

export const screens: CollectionScreens = {
  collection: jobsCollection,
  menu: { text: texts.Many, icon: <Briefcase /> },
};
