import { drawProductPictures } from '#demo/demo-pictures.ts';
import type { DemoProduct } from '#demo/demo-product.ts';
import { demoProducts } from '#demo/demo-products.ts';
import { choiceFor } from '#demo/seeded-choice.ts';
import { insertRows, type NewRow } from '#platform/database/insert-rows.ts';
import { type FileStore, storePublicFile } from '#platform/files/file-store.ts';
import { findMinor } from '#platform/money/amounts.ts';
import { addedAt } from './added-at.ts';
import { writeBrochure } from './brochure.ts';
import type { DemoFill } from './demo-fill.ts';
import { drawingStore } from './store-drawing.ts';

/** Companies feature some of what they have. */
const FEATURED_SHARE = 0.3;

/** One device in so many has a certificate and pages of a catalog besides its datasheet. */
const CERTIFICATE_EVERY = 3;

type Documents = { datasheet?: string; certificate?: string; catalogPages?: string };

/** Devices come with papers, medicines with their leaflet's words. */
async function storeDocuments(
  files: FileStore,
  product: DemoProduct,
  position: number,
): Promise<Documents> {
  if (product.itemGenericName) return {};
  const head = [
    { text: product.itemName.en, size: 24 },
    { text: `${product.itemCode} - ${product.manufacturer.en}`, size: 12 },
    { text: ' ', size: 12 },
  ];
  async function store(kind: string, title: string, lines: readonly string[]): Promise<string> {
    const name = `${product.itemCode}-${kind}.pdf`.toLowerCase();
    const text = [title, ...lines].map((line) => ({ text: line, size: 12 }));
    await storePublicFile(files, 'product-documents', name, writeBrochure([...head, ...text]));
    return name;
  }
  const { itemDescription, itemCharacteristics, packageSize, precaution } = product;
  const datasheet = await store('datasheet', 'Datasheet', [
    itemDescription.en,
    itemCharacteristics.en,
    packageSize.en,
    precaution.en,
  ]);
  if (position % CERTIFICATE_EVERY !== 0) return { datasheet };
  return {
    datasheet,
    certificate: await store('certificate', 'Certificate of conformity (demo)', [
      `Issued to ${product.manufacturer.en} for the product named above.`,
    ]),
    catalogPages: await store('catalog', 'From the catalog', [itemDescription.en]),
  };
}

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
  const addedOn = addedAt(fill, 'products', mixed.length, { first: 45, last: 0.4 });
  const rows = mixed.map(async (product, position) => {
    const companyId = fill.companyIds.get(product.companyKey);
    if (companyId === undefined) throw new Error(`No demo company "${product.companyKey}"`);
    const images = await Promise.all(drawProductPictures(product).map(store));
    return {
      ...productRow(product, companyId, images),
      ...(await storeDocuments(fill.files, product, position)),
      createdAt: addedOn(position),
    };
  });
  await insertRows(fill.connection, 'products', await Promise.all(rows));
}
