import { collectionTexts } from '#collection/collection.texts.ts';
import { defineCollection } from '#collection/contract/define-collection.ts';
import { statusField } from '#collection/contract/status-field.ts';
import { linkField, optionalText, requiredText } from '#platform/fields/text-fields.ts';
import { fileField } from '#platform/fields/value-fields.ts';
import { catalogsCollectionTexts as texts } from './catalogs.collection.texts.ts';

const TITLE_LENGTH = 200;
const SUBTITLE_LENGTH = 500;

const site = 'https://example.com/catalogs';

export const catalogsCollection = defineCollection({
  name: 'catalogs',
  item: 'catalog',
  ids: { one: 'id', acted: 'catalog_id', many: 'catalog_ids' },
  words: texts,
  fields: {
    title: requiredText({
      label: texts.title,
      max: TITLE_LENGTH,
      required: texts.titleRequired,
    }),
    sub_title: {
      ...requiredText({
        label: texts.subtitle,
        max: SUBTITLE_LENGTH,
        required: texts.subtitleRequired,
        lines: true,
      }),
      // The field was optional once, so stored rows may lack it.
      stored: 'text or null',
    },
    catalog_link: linkField({
      label: texts.link,
      help: texts.linkHelp,
      invalid: texts.linkInvalid,
    }),
    status: statusField,
    pdf: fileField({
      label: texts.file,
      help: texts.fileHelp,
      accept: 'application/pdf',
      folder: 'catalogs',
      extra: true,
    }),
    cover: fileField({
      label: texts.cover,
      help: texts.coverHelp,
      accept: 'image/jpeg,image/png,image/gif,image/webp',
      folder: 'catalogs',
      extra: true,
    }),
    title_ar: optionalText({ label: texts.arabicTitle, max: TITLE_LENGTH, extra: true }),
    sub_title_ar: optionalText({
      label: texts.arabicSubtitle,
      max: SUBTITLE_LENGTH,
      lines: true,
      extra: true,
    }),
  },
  facts: { created_at: 'text', exhibitor_id: 'id' },
  title: 'title',
  picture: 'cover',
  sections: [
    {
      text: texts.partCatalog,
      rows: [
        ['title', 'title_ar'],
        ['sub_title', 'sub_title_ar'],
        ['catalog_link', 'status'],
      ],
    },
    { text: texts.partFiles, rows: [['pdf'], ['cover']] },
  ],
  searched: ['title', 'title_ar', 'sub_title', 'sub_title_ar'],
  columns: [
    { name: 'title', header: texts.title, cut: 25, sortable: true },
    { name: 'sub_title', header: texts.subtitle, cut: 22, sortable: true },
    { name: 'catalog_link', header: texts.link, as: 'link' },
    { name: 'status', header: collectionTexts.status, as: 'status', sortable: true },
    { name: 'created_at', header: texts.date, as: 'short-date', sortable: true },
  ],
  texts: { heading: texts.heading, add: texts.addManual, noneToLoad: texts.noneToLoad },
  redirectMs: 1500,
  errorKey: 'catalogError',
  importing: {
    fileField: 'import_file',
    reference: { column: 'catalog_id', label: texts.reference },
    resultShape: 'results',
    sample: [
      ['Surgical Instruments 2026', 'Reusable and single-use', `${site}/surgical.pdf`, 'Active'],
      ['Laboratory Reagents', 'Haematology and chemistry', `${site}/reagents.pdf`, 'Active'],
      ['Dental Supplies', 'Chairs, lamps and consumables', `${site}/dental.pdf`, 'Inactive'],
      ['Patient Monitoring', 'Monitors from ward to theatre', '', 'Active'],
      ['Home Care', 'Beds, walkers and oxygen', `${site}/home-care.pdf`, 'Inactive'],
    ],
    arabicSample: [
      ['أدوات جراحية 2026', 'متعددة الاستخدام وأحادية الاستخدام', `${site}/surgical.pdf`, 'نشط'],
      ['كواشف المختبرات', 'صورة الدم والكيمياء السريرية', `${site}/reagents.pdf`, 'نشط'],
      ['مستلزمات طب الأسنان', 'كراسٍ ومصابيح ومستهلكات', `${site}/dental.pdf`, 'غير نشط'],
      ['مراقبة المرضى', 'أجهزة مراقبة من الجناح إلى غرفة العمليات', '', 'نشط'],
      ['الرعاية المنزلية', 'أسرّة ومشّايات وأكسجين', `${site}/home-care.pdf`, 'غير نشط'],
    ],
  },
});
