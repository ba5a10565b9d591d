import { Package } from 'lucide-react';
import type { CollectionScreens } from '#collection/web/collection-screens.ts';
import { productsCollectionTexts as texts } from '#features/products/products.collection.texts.ts';
import { productsCollection } from '#features/products/products.collection.ts';
import { ProductAddPage } from './product-add-page.tsx';
import { useProductWords } from './use-product-words.ts';

export const screens: CollectionScreens = {
  collection: productsCollection,
  menu: { text: texts.Many, icon: <Package /> },
  useSuggestions: useProductWords,
  AddPage: ProductAddPage,
};
