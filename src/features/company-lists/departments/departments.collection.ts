import { collectionTexts } from '#collection/collection.texts.ts';
import { defineCollection } from '#collection/contract/define-collection.ts';
import { positionField, statusField } from '#collection/contract/status-field.ts';
import { optionalText, requiredText } from '#platform/fields/text-fields.ts';
import { departmentsCollectionTexts as texts } from './departments.collection.texts.ts';

const NAME_LENGTH = 150;
const DESCRIPTION_LENGTH = 2000;

/** The departments of an exhibitor and the doctors who lead them. */
export const departmentsCollection = defineCollection({
  name: 'departments',
  item: 'department',
  ids: { one: 'id', acted: 'department_id', many: 'department_ids' },
  words: texts,
  fields: {
    name: requiredText({ label: texts.name, max: NAME_LENGTH, required: texts.nameRequired }),
    head_name: optionalText({ label: texts.head, max: NAME_LENGTH }),
    description: optionalText({ label: texts.description, max: DESCRIPTION_LENGTH, lines: true }),
    status: statusField,
    name_ar: optionalText({ label: texts.arabicName, max: NAME_LENGTH, extra: true }),
    head_name_ar: optionalText({ label: texts.arabicHead, max: NAME_LENGTH, extra: true }),
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
      text: texts.partDepartment,
      rows: [
        ['name', 'name_ar'],
        ['head_name', 'head_name_ar'],
        ['description', 'description_ar'],
        ['status', 'position'],
      ],
    },
  ],
  searched: ['name', 'head_name', 'description'],
  columns: [
    { name: 'name', header: texts.name, cut: 30, sortable: true },
    { name: 'head_name', header: texts.head, cut: 30, sortable: true, onPhone: true },
    { name: 'description', header: texts.description, cut: 90 },
    { name: 'status', header: collectionTexts.status, as: 'status', sortable: true },
  ],
  texts: { heading: texts.heading },
  redirectMs: 1500,
  errorKey: 'departmentError',
  importing: {
    fileField: 'import_file',
    reference: { column: 'department_id', label: texts.reference },
    resultShape: 'results',
    sample: [
      ['Cardiology', 'Dr. Layla Haddad', 'Diagnosis and care of the heart.', 'Active'],
      ['Radiology', 'Dr. Omar Nasser', 'X-ray, CT and MRI.', 'Active'],
    ],
    arabicSample: [
      ['أمراض القلب', 'د. ليلى حداد', 'تشخيص أمراض القلب ورعايتها.', 'نشط'],
      ['الأشعة', 'د. عمر ناصر', 'أشعة سينية ومقطعية ورنين مغناطيسي.', 'نشط'],
    ],
  },
});
