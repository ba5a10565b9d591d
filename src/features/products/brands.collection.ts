import { collectionTexts } from '#collection/collection.texts.ts';
import { defineCollection } from '#collection/contract/define-collection.ts';
import { statusField } from '#collection/contract/status-field.ts';
import { linkField, optionalText, requiredText } from '#platform/fields/text-fields.ts';
import { fileField } from '#platform/fields/value-fields.ts';
import { brandsCollectionTexts as texts } from './brands.collection.texts.ts';

const NAME_LENGTH = 200;

/** The brands an exhibitor wants to be known for. A handful each, so there is no import. */
export const brandsCollection = defineCollection({
  name: 'brands',
  item: 'brand',
  ids: { one: 'id', acted: 'brand_id', many: 'brand_ids' },
  words: texts,
  fields: {
    name: requiredText({
      label: texts.name,
      help: texts.nameHelp,
      max: NAME_LENGTH,
      required: texts.nameRequired,
    }),
    name_ar: optionalText({ label: texts.arabicName, max: NAME_LENGTH }),
    link: linkField({ label: texts.link, invalid: texts.linkInvalid }),
    logo: fileField({
      label: texts.logo,
      accept: 'image/jpeg,image/png,image/gif,image/webp,image/svg+xml',
      folder: 'brands',
    }),
    status: statusField,
  },
  title: 'name',
  searched: ['name', 'name_ar'],
  picture: 'logo',
  columns: [
    { name: 'name', header: texts.name, cut: 30, below: 'name_ar', sortable: true },
    { name: 'link', header: texts.link, as: 'link' },
    { name: 'status', header: collectionTexts.status, as: 'status', sortable: true },
  ],
  texts: { heading: texts.heading },
  redirectMs: 1500,
  errorKey: 'brandError',
});
