import { collectionTexts } from '#collection/collection.texts.ts';
import { defineCollection } from '#collection/contract/define-collection.ts';
import { positionField, statusField } from '#collection/contract/status-field.ts';
import { linkField, optionalText, requiredText } from '#platform/fields/text-fields.ts';
import { servicesCollectionTexts as texts } from './services.collection.texts.ts';

const NAME_LENGTH = 150;
const DESCRIPTION_LENGTH = 2000;

export const servicesCollection = defineCollection({
  name: 'services',
  item: 'service',
  ids: { one: 'id', acted: 'service_id', many: 'service_ids' },
  words: texts,
  fields: {
    name: requiredText({ label: texts.name, max: NAME_LENGTH, required: texts.nameRequired }),
    description: optionalText({ label: texts.description, max: DESCRIPTION_LENGTH, lines: true }),
    link: linkField({ label: texts.link, help: texts.linkHelp, invalid: texts.linkInvalid }),
    status: statusField,
    name_ar: optionalText({ label: texts.arabicName, max: NAME_LENGTH, extra: true }),
    description_ar: optionalText({
      label: texts.arabicDescription,
      max: DESCRIPTION_LENGTH,
      lines: true,
      extra: true,
    }),
    position: positionField,
  },
  title: 'name',
  sections: [
    {
      text: texts.partService,
      rows: [
        ['name', 'name_ar'],
        ['description', 'description_ar'],
        ['link'],
        ['status', 'position'],
      ],
    },
  ],
  searched: ['name', 'description'],
  columns: [
    { name: 'name', header: texts.name, cut: 30, sortable: true },
    { name: 'description', header: texts.description, cut: 90, onPhone: true },
    { name: 'link', header: texts.link, as: 'link' },
    { name: 'status', header: collectionTexts.status, as: 'status', sortable: true },
  ],
  companyTypes: [5],
  texts: { heading: texts.heading },
  redirectMs: 1500,
  errorKey: 'serviceError',
  importing: {
    fileField: 'import_file',
    reference: { column: 'service_id', label: texts.reference },
    resultShape: 'results',
    sample: [
      ['Calibration', 'On site, with certificates.', 'https://example.com/calibration', 'Active'],
      ['Repair', 'Response within four hours.', '', 'Active'],
    ],
    arabicSample: [
      ['المعايرة', 'في الموقع مع الشهادات.', 'https://example.com/calibration', 'نشط'],
      ['الصيانة', 'استجابة خلال أربع ساعات.', '', 'نشط'],
    ],
  },
});
