import { Package } from 'lucide-react';
import type { CollectionScreens } from '#collection/web/collection-screens.ts';
import { productsCollectionTexts as texts } from '#features/products/products.collection.texts.ts';
import { productsCollection } from '#features/products/products.collection.ts';
import { ProductAddPage } from './product-add-page.tsx';

export const screens: CollectionScreens = {
  collection: productsCollection,
  menu: { text: texts.Many, icon: <Package /> },
  AddPage: ProductAddPage,
};
