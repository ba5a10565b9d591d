import { collectionTexts } from '#collection/collection.texts.ts';
import { defineCollection } from '#collection/contract/define-collection.ts';
import { statusField } from '#collection/contract/status-field.ts';
import { amountField, currencyField, moneyOf } from '#platform/fields/money-fields.ts';
import { optionalText, requiredText } from '#platform/fields/text-fields.ts';
import { fileField, numberField } from '#platform/fields/value-fields.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { productsCollectionTexts as texts } from './products.collection.texts.ts';

const NAME_LENGTH = 200;
const TEXT_LENGTH = 5000;
const MOST_IN_STOCK = 2_000_000_000;

const line = (label: Text) => optionalText({ label, max: NAME_LENGTH });
const extraLine = (label: Text) => optionalText({ label, max: NAME_LENGTH, extra: true });
const extraLines = (label: Text) =>
  optionalText({ label, max: TEXT_LENGTH, lines: true, extra: true });
const picture = (label: Text) =>
  fileField({ label, accept: 'image/jpeg,image/png,image/gif,image/webp', extra: true });

const price = moneyOf({ amounts: ['price'], currency: 'currency' });

/** The products of an exhibitor: the stated columns first, then what the public pages show. */
export const productsCollection = defineCollection({
  name: 'products',
  item: 'product',
  ids: { one: 'id', acted: 'product_id', many: 'product_ids' },
  words: texts,
  fields: {
    item_name: requiredText({
      label: texts.name,
      max: NAME_LENGTH,
      required: texts.nameRequired,
    }),
    price: amountField({ label: texts.price, help: texts.priceHelp }),
    manufacturer: line(texts.manufacturer),
    agent: line(texts.agent),
    item_category: line(texts.category),
    stock: numberField({
      label: texts.stock,
      min: 0,
      max: MOST_IN_STOCK,
      invalid: texts.stockInvalid,
      missing: 0,
    }),
    status: statusField,
    currency: currencyField({ label: texts.currency }),
    image_1: picture(texts.picture1),
    image_2: picture(texts.picture2),
    image_3: picture(texts.picture3),
    image_4: picture(texts.picture4),
    item_code: extraLine(texts.code),
    brand_name: extraLine(texts.brand),
    item_generic_name: extraLine(texts.genericName),
    item_generic_code: extraLine(texts.genericCode),
    item_strength: extraLine(texts.strength),
    dosage_form: extraLine(texts.form),
    package_size: extraLine(texts.package),
    dispense_mode: extraLine(texts.dispense),
    item_description: extraLines(texts.description),
    item_characteristics: extraLines(texts.characteristics),
    item_ingredients: extraLines(texts.ingredients),
    precaution: extraLines(texts.precautions),
    pil_summary: extraLines(texts.leaflet),
    notes: extraLines(texts.notes),
    remarks: extraLines(texts.remarks),
    item_name_ar: extraLine(texts.nameAr),
    item_category_ar: extraLine(texts.categoryAr),
    item_generic_name_ar: extraLine(texts.genericNameAr),
    brand_name_ar: extraLine(texts.brandAr),
    item_description_ar: extraLines(texts.descriptionAr),
  },
  rules: price.rules,
  toStored: price.toStored,
  toAnswer: price.toAnswer,
  title: 'item_name',
  searched: ['item_name', 'item_code', 'brand_name', 'item_generic_name', 'item_category'],
  columns: [
    { name: 'item_name', header: texts.name, cut: 35, below: 'item_code', sortable: true },
    { name: 'price', header: texts.price, below: 'currency', as: 'number', sortable: true },
    { name: 'manufacturer', header: texts.manufacturer, cut: 25, sortable: true },
    { name: 'agent', header: texts.agent, cut: 25, sortable: true },
    { name: 'item_category', header: texts.category, cut: 25, sortable: true },
    { name: 'stock', header: texts.stock, as: 'number', sortable: true },
    { name: 'status', header: collectionTexts.status, as: 'status', sortable: true },
  ],
  companyTypes: [1, 2],
  texts: {
    heading: texts.heading,
    add: texts.add,
    runImport: texts.upload,
    importFailed: texts.uploadFailed,
    wrongFileType: texts.wrongFileType,
    fileTooLarge: texts.fileTooLarge,
  },
  redirectMs: 2000,
  errorKey: 'productError',
  importing: {
    fileField: 'file',
    resultShape: 'results',
    header: ['Product Name', 'Price', 'Manufacturer', 'Agent', 'Category', 'Stock', 'Status'],
    sample: [
      ['Digital Thermometer', '4.500', 'Nabd Devices', 'Gulf Care', 'Diagnostics', '120', 'Active'],
      ['Surgical Gloves', '2.250', 'Safa Medical', 'Gulf Care', 'Consumables', '900', 'Active'],
      ['Infusion Pump', '310', 'Rafid Systems', 'Bader Trading', 'Equipment', '12', 'Active'],
      ['Wheelchair', '55', 'Masar Mobility', 'Bader Trading', 'Home Care', '0', 'Inactive'],
      ['Paracetamol 500 mg', '0.750', 'Shifa Pharma', 'Dawa House', 'Medicines', '4000', 'Active'],
    ],
  },
});
