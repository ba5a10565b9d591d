import { collectionTexts } from '#collection/collection.texts.ts';
import { defineCollection } from '#collection/contract/define-collection.ts';
import { positionField, statusField } from '#collection/contract/status-field.ts';
import { optionalText, requiredText } from '#platform/fields/text-fields.ts';
import { fileField } from '#platform/fields/value-fields.ts';
import { galleryCollectionTexts as texts } from './gallery.collection.texts.ts';

const TITLE_LENGTH = 120;

/** Pictures of a company's rooms, people and work. A dozen at most are shown, so there is no import. */
export const galleryCollection = defineCollection({
  name: 'gallery',
  item: 'picture',
  ids: { one: 'id', acted: 'picture_id', many: 'picture_ids' },
  words: texts,
  fields: {
    title: requiredText({
      label: texts.title,
      help: texts.titleHelp,
      max: TITLE_LENGTH,
      required: texts.titleRequired,
    }),
    title_ar: optionalText({ label: texts.arabicTitle, max: TITLE_LENGTH }),
    picture: fileField({
      label: texts.picture,
      accept: 'image/jpeg,image/png,image/gif,image/webp',
      folder: 'gallery',
    }),
    status: statusField,
    position: positionField,
  },
  title: 'title',
  picture: 'picture',
  position: 'position',
  searched: ['title', 'title_ar'],
  columns: [
    { name: 'title', header: texts.title, cut: 40, below: 'title_ar', sortable: true },
    { name: 'position', header: collectionTexts.position, as: 'number', sortable: true },
    { name: 'status', header: collectionTexts.status, as: 'status', sortable: true },
  ],
  texts: { heading: texts.heading },
  redirectMs: 1500,
  errorKey: 'pictureError',
});
