import { collectionTexts } from '#collection/collection.texts.ts';
import { defineCollection } from '#collection/contract/define-collection.ts';
import { positionField, statusField } from '#collection/contract/status-field.ts';
import { emailField, phoneCodeField, phoneField } from '#platform/fields/contact-fields.ts';
import { coordinatesField } from '#platform/fields/coordinates-field.ts';
import { hoursField } from '#platform/fields/hours-field.ts';
import { optionalText, requiredText } from '#platform/fields/text-fields.ts';
import { branchesCollectionTexts as texts } from './branches.collection.texts.ts';

const NAME_LENGTH = 150;
const ADDRESS_LENGTH = 500;

export const branchesCollection = defineCollection({
  name: 'branches',
  item: 'branch',
  ids: { one: 'id', acted: 'branch_id', many: 'branch_ids' },
  words: texts,
  fields: {
    name: requiredText({ label: texts.name, max: NAME_LENGTH, required: texts.nameRequired }),
    address: optionalText({ label: texts.address, max: ADDRESS_LENGTH, lines: true }),
    phone_country: phoneCodeField({
      label: texts.phoneCountry,
      headers: ['رمز الدولة'],
      help: texts.phoneCountryHelp,
    }),
    phone: phoneField({ label: texts.phone }),
    email: emailField({ label: texts.email }),
    status: statusField,
    name_ar: optionalText({ label: texts.arabicName, max: NAME_LENGTH, extra: true }),
    address_ar: optionalText({
      label: texts.arabicAddress,
      max: ADDRESS_LENGTH,
      lines: true,
      extra: true,
    }),
    opening_hours: hoursField({ label: texts.hours, extra: true }),
    coordinates: coordinatesField({ label: texts.coordinates, extra: true }),
    position: positionField,
  },
  title: 'name',
  sections: [
    {
      text: texts.partBranch,
      rows: [
        ['name', 'name_ar'],
        ['address', 'address_ar'],
        ['phone_country', 'phone'],
        ['email', 'status'],
      ],
    },
    { text: texts.partVisit, rows: [['opening_hours'], ['coordinates', 'position']] },
  ],
  searched: ['name', 'address', 'phone', 'email'],
  columns: [
    { name: 'name', header: texts.name, cut: 30, sortable: true },
    { name: 'address', header: texts.address, cut: 40, onPhone: true },
    { name: 'phone', header: texts.phone },
    { name: 'email', header: texts.email, cut: 30 },
    { name: 'status', header: collectionTexts.status, as: 'status', sortable: true },
  ],
  texts: { heading: texts.heading },
  redirectMs: 1500,
  errorKey: 'branchError',
  importing: {
    fileField: 'import_file',
    reference: { column: 'branch_id', label: texts.reference },
    resultShape: 'results',
    sample: [
      ['Salmiya', 'Salem Al Mubarak Street', '965', '22001100', 'salmiya@example.com', 'Active'],
      ['Jahra', 'Hospital Street', '965', '24550011', '', 'Active'],
    ],
    arabicSample: [
      ['السالمية', 'شارع سالم المبارك', '965', '22001100', 'salmiya@example.com', 'نشط'],
      ['الجهراء', 'شارع المستشفى', '965', '24550011', '', 'نشط'],
    ],
  },
});
