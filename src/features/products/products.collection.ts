import { collectionTexts } from '#collection/collection.texts.ts';
import { defineCollection } from '#collection/contract/define-collection.ts';
import { statusField, yesNoField } from '#collection/contract/status-field.ts';
import { byName } from '#platform/fields/by-name.ts';
import { amountField, currencyField, moneyOf } from '#platform/fields/money-fields.ts';
import { optionalText, requiredText } from '#platform/fields/text-fields.ts';
import { fileField, numberField } from '#platform/fields/value-fields.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { productDocumentTexts as documentTexts } from './product-documents.texts.ts';
import { documentText, type ProductDocument, productDocuments } from './product-documents.ts';
import { productFactTexts as factTexts } from './product-facts.texts.ts';
import {
  type ArabicFact,
  arabicOf,
  bilingualFacts,
  type FactName,
  factOf,
  type StoredFact,
  storedFacts,
} from './product-facts.ts';
import { productsCollectionTexts as texts } from './products.collection.texts.ts';

const NAME_LENGTH = 200;
const TEXT_LENGTH = 5000;
const MOST_IN_STOCK = 2_000_000_000;

/** The form field of a fact, or of its Arabic version. */
function factField(fact: FactName, name: StoredFact | ArabicFact | 'item_name_ar') {
  const { as, stated, headers } = factOf(fact);
  const lines = as === 'lines';
  const isFirst = stated && name === fact;
  return optionalText({
    label: factTexts[name],
    max: lines ? TEXT_LENGTH : NAME_LENGTH,
    lines,
    extra: !isFirst,
    headers: name === fact ? headers : undefined,
  });
}

const { manufacturer, agent, item_category, ...otherFacts } = byName(storedFacts, (fact) =>
  factField(fact, fact),
);
const arabicFields = Object.fromEntries(
  bilingualFacts.map((fact) => [arabicOf(fact), factField(fact, arabicOf(fact))]),
);

const picture = (label: Text) =>
  fileField({
    label,
    accept: 'image/jpeg,image/png,image/gif,image/webp',
    folder: 'products',
    extra: true,
  });

const document = (name: ProductDocument) =>
  fileField({
    label: documentText(name),
    help: documentTexts.help,
    accept: 'application/pdf',
    folder: 'product-documents',
    extra: true,
  });

const price = moneyOf({ amounts: ['price'], currency: 'currency' });

/** The products of an exhibitor: the required columns first, then those that the public pages show. */
export const productsCollection = defineCollection({
  name: 'products',
  item: 'product',
  ids: { one: 'id', acted: 'product_id', many: 'product_ids' },
  words: texts,
  fields: {
    item_name: requiredText({
      label: factTexts.item_name,
      max: NAME_LENGTH,
      required: texts.nameRequired,
    }),
    price: amountField({ label: texts.price, help: texts.priceHelp }),
    manufacturer,
    agent,
    item_category,
    stock: numberField({
      label: texts.stock,
      min: 0,
      max: MOST_IN_STOCK,
      invalid: texts.stockInvalid,
      missing: 0,
    }),
    status: statusField,
    currency: currencyField({ label: texts.currency }),
    featured: yesNoField({ label: texts.featured, help: texts.featuredHelp, extra: true }),
    image_1: picture(texts.picture1),
    image_2: picture(texts.picture2),
    image_3: picture(texts.picture3),
    image_4: picture(texts.picture4),
    ...byName(productDocuments, document),
    ...otherFacts,
    item_name_ar: factField('item_name', 'item_name_ar'),
    ...arabicFields,
  },
  rules: price.rules,
  toStored: price.toStored,
  toAnswer: price.toAnswer,
  title: 'item_name',
  searched: [
    'item_name',
    'item_name_ar',
    'item_code',
    'brand_name',
    'item_generic_name',
    'item_category',
    'item_category_ar',
  ],
  unnumbered: true,
  columns: [
    { name: 'item_name', header: factTexts.item_name, cut: 35, below: 'item_code', sortable: true },
    {
      name: 'price',
      header: texts.price,
      below: 'currency',
      as: 'number',
      sortable: true,
      onPhone: true,
    },
    { name: 'manufacturer', header: factTexts.manufacturer, cut: 25, sortable: true },
    { name: 'agent', header: factTexts.agent, cut: 25, sortable: true },
    { name: 'item_category', header: factTexts.item_category, cut: 25, sortable: true },
    { name: 'stock', header: texts.stock, as: 'number', sortable: true },
    { name: 'status', header: collectionTexts.status, as: 'status', sortable: true },
  ],
  picture: 'image_1',
  pictures: ['image_1', 'image_2', 'image_3', 'image_4'],
  sections: [
    {
      text: texts.basics,
      rows: [
        ['item_name', 'item_name_ar'],
        ['price', 'currency'],
        ['item_category', 'item_category_ar'],
        ['brand_name', 'brand_name_ar'],
        ['stock', 'status'],
        ['item_code', 'package_size'],
      ],
    },
    { text: texts.pictures, rows: [['image_1']] },
    {
      text: texts.description,
      rows: [
        ['item_description', 'item_description_ar'],
        ['item_characteristics', 'item_characteristics_ar'],
      ],
    },
    {
      text: texts.supply,
      rows: [
        ['manufacturer', 'manufacturer_ar'],
        ['agent', 'agent_ar'],
      ],
    },
    {
      text: texts.medicine,
      folded: true,
      rows: [
        ['item_generic_name', 'item_generic_name_ar'],
        ['item_generic_code', 'item_strength'],
        ['dosage_form', 'dosage_form_ar'],
        ['dispense_mode', 'dispense_mode_ar'],
        ['item_ingredients', 'item_ingredients_ar'],
        ['precaution', 'precaution_ar'],
        ['pil_summary', 'pil_summary_ar'],
      ],
    },
  ],
  publicPath: ({ id }) => `/product/${id}`,
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
    allowsExactlyTenMegabytes: true,
    reference: { column: 'product_id', label: texts.reference },
    ownCode: 'item_code',
    resultShape: 'results',
    header: ['Product Name', 'Price', 'Manufacturer', 'Agent', 'Category', 'Stock', 'Status'],
    sample: [
      ['Digital Thermometer', '4.500', 'Nabd Devices', 'Gulf Care', 'Diagnostics', '120', 'Active'],
      ['Surgical Gloves', '2.250', 'Safa Medical', 'Gulf Care', 'Consumables', '900', 'Active'],
      ['Infusion Pump', '310', 'Rafid Systems', 'Bader Trading', 'Equipment', '12', 'Active'],
      ['Wheelchair', '55', 'Masar Mobility', 'Bader Trading', 'Home Care', '0', 'Inactive'],
      ['Paracetamol 500 mg', '0.750', 'Shifa Pharma', 'Dawa House', 'Medicines', '4000', 'Active'],
    ],
    arabicSample: [
      ['مقياس حرارة رقمي', '4.500', 'نبض للأجهزة', 'رعاية الخليج', 'التشخيص', '120', 'نشط'],
      ['قفازات جراحية', '2.250', 'صفا الطبية', 'رعاية الخليج', 'المستهلكات', '900', 'نشط'],
      ['مضخة تسريب', '310', 'رافد للأنظمة', 'بدر للتجارة', 'الأجهزة', '12', 'نشط'],
      ['كرسي متحرك', '55', 'مسار للحركة', 'بدر للتجارة', 'الرعاية المنزلية', '0', 'غير نشط'],
      ['باراسيتامول 500 ملغ', '0.750', 'شفاء للأدوية', 'بيت الدواء', 'الأدوية', '4000', 'نشط'],
    ],
  },
});
