import { drawProductPicture } from '#demo/demo-covers.ts';
import type { DemoProduct } from '#demo/demo-product.ts';
import { demoProducts } from '#demo/demo-products.ts';
import { type ProductPictureKind, productPictureKinds } from '#demo/logos/picture-kinds.ts';
import { choiceFor } from '#demo/seeded-choice.ts';
import { insertRows, type NewRow } from '#platform/database/insert-rows.ts';
import { findMinor } from '#platform/money/amounts.ts';
import type { DemoFill } from './demo-fill.ts';
import { storeDrawing } from './store-drawing.ts';

const PICTURE_WIDTH = 640;

/** Enough colours that a shelf does not look printed from one plate, few enough to draw at once. */
const COLOURS_PER_KIND = 3;

type Pictures = ReadonlyMap<ProductPictureKind, readonly string[]>;

async function drawPictures(fill: DemoFill): Promise<Pictures> {
  const drawn = productPictureKinds.map(async (kind) => {
    const names = Array.from({ length: COLOURS_PER_KIND }, (_, colour) => {
      const key = `${kind}-${colour + 1}`;
      const drawing = { key, svg: drawProductPicture(kind, key), width: PICTURE_WIDTH };
      return storeDrawing(fill.files, 'products', drawing);
    });
    return [kind, await Promise.all(names)] as const;
  });
  return new Map(await Promise.all(drawn));
}

/** A few companies have sent no picture yet. */
function pictureOf(product: DemoProduct, pictures: Pictures): string | undefined {
  const choice = choiceFor(`picture ${product.key}`);
  if (choice.chance(0.06)) return undefined;
  return choice.pick(pictures.get(product.picture) ?? []);
}

function productRow(product: DemoProduct, companyId: number, image: string | undefined): NewRow {
  return {
    companyId,
    image1: image,
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
  };
}

export async function fillProducts(fill: DemoFill): Promise<void> {
  const pictures = await drawPictures(fill);
  // Lists are newest first; in the order of the files a page would show one company only.
  const mixed = choiceFor('order of products').shuffle(demoProducts);
  const rows = mixed.map((product) => {
    const companyId = fill.companyIds.get(product.companyKey);
    if (companyId === undefined) throw new Error(`No demo company "${product.companyKey}"`);
    return productRow(product, companyId, pictureOf(product, pictures));
  });
  await insertRows(fill.connection, 'products', rows);
}
