import { drawProductPictures } from '#demo/demo-pictures.ts';
import type { DemoProduct } from '#demo/demo-product.ts';
import { demoProducts } from '#demo/demo-products.ts';
import { choiceFor } from '#demo/seeded-choice.ts';
import { insertRows, type NewRow } from '#platform/database/insert-rows.ts';
import { findMinor } from '#platform/money/amounts.ts';
import type { DemoFill } from './demo-fill.ts';
import { drawingStore } from './store-drawing.ts';

/** Companies feature some of what they have. */
const FEATURED_SHARE = 0.3;

function productRow(product: DemoProduct, companyId: number, images: readonly string[]): NewRow {
  return {
    companyId,
    image1: images[0],
    image2: images[1],
    image3: images[2],
    itemName: product.itemName.en,
    itemNameAr: product.itemName.ar,
    itemCode: product.itemCode,
    itemCategory: product.itemCategory.en,
    itemCategoryAr: product.itemCategory.ar,
    itemGenericCode: product.itemGenericCode,
    itemGenericName: product.itemGenericName?.en,
    itemGenericNameAr: product.itemGenericName?.ar,
    brandName: product.brandName.en,
    brandNameAr: product.brandName.ar,
    itemDescription: product.itemDescription.en,
    itemDescriptionAr: product.itemDescription.ar,
    itemCharacteristics: product.itemCharacteristics.en,
    itemCharacteristicsAr: product.itemCharacteristics.ar,
    itemIngredients: product.itemIngredients?.en,
    itemIngredientsAr: product.itemIngredients?.ar,
    itemStrength: product.itemStrength,
    dosageForm: product.dosageForm?.en,
    dosageFormAr: product.dosageForm?.ar,
    packageSize: product.packageSize.en,
    packageSizeAr: product.packageSize.ar,
    priceMinor: findMinor(product.avgRetailPrice, product.currency),
    currency: product.currency,
    dispenseMode: product.dispenseMode?.en,
    dispenseModeAr: product.dispenseMode?.ar,
    precaution: product.precaution.en,
    precautionAr: product.precaution.ar,
    pilSummary: product.pilSummary?.en,
    pilSummaryAr: product.pilSummary?.ar,
    notes: product.notes?.en,
    notesAr: product.notes?.ar,
    remarks: product.remarks?.en,
    remarksAr: product.remarks?.ar,
    manufacturer: product.manufacturer.en,
    manufacturerAr: product.manufacturer.ar,
    agent: product.agent.en,
    agentAr: product.agent.ar,
    stock: product.stock,
    featured: choiceFor(`featured ${product.key}`).chance(FEATURED_SHARE) ? 1 : 0,
  };
}

export async function fillProducts(fill: DemoFill): Promise<void> {
  const store = drawingStore(fill.files, 'products');
  // Lists are newest first; in the order of the files a page would show one company only.
  const mixed = choiceFor('order of products').shuffle(demoProducts);
  const rows = mixed.map(async (product) => {
    const companyId = fill.companyIds.get(product.companyKey);
    if (companyId === undefined) throw new Error(`No demo company "${product.companyKey}"`);
    return productRow(
      product,
      companyId,
      await Promise.all(drawProductPictures(product).map(store)),
    );
  });
  await insertRows(fill.connection, 'products', await Promise.all(rows));
}
