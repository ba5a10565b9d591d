import { Stethoscope } from 'lucide-react';
import type { CollectionScreens } from '#collection/web/collection-screens.ts';
import { departmentsCollectionTexts as texts } from '#features/company-lists/departments/departments.collection.texts.ts';
import { departmentsCollection } from '#features/company-lists/departments/departments.collection.ts';

export const screens: CollectionScreens = {
  collection: departmentsCollection,
  menu: { text: texts.Many, icon: <Stethoscope /> },
};
