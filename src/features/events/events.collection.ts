import { collectionTexts } from '#collection/collection.texts.ts';
import { defineCollection } from '#collection/contract/define-collection.ts';
import { statusField } from '#collection/contract/status-field.ts';
import { listField } from '#platform/fields/list-field.ts';
import { currencyField } from '#platform/fields/money-fields.ts';
import {
  choiceField,
  choicesOf,
  linkField,
  optionalText,
  requiredText,
} from '#platform/fields/text-fields.ts';
import { dateField, fileField, optionalTime } from '#platform/fields/value-fields.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { eventKindTexts } from './event-kinds.texts.ts';
import { eventPrice, priceField } from './event-price.ts';
import { eventIssues } from './event-rules.ts';
import { eventsCollectionTexts as texts } from './events.collection.texts.ts';

const TITLE_LENGTH = 200;
const DETAILS_LENGTH = 1000;

const details = (label: Text, extra = false) =>
  optionalText({ label, max: DETAILS_LENGTH, lines: true, extra });
const line = (label: Text, headers?: readonly string[]) =>
  optionalText({ label, headers, max: TITLE_LENGTH, extra: true });

/** Sample dates are in the next year, so that a sample has not expired. */
const nextYear = new Date().getFullYear() + 1;

export const eventsCollection = defineCollection({
  name: 'events',
  item: 'event',
  ids: { one: 'event_id', acted: 'event_id', many: 'event_ids' },
  words: texts,
  fields: {
    event_title: requiredText({
      label: texts.title,
      max: TITLE_LENGTH,
      required: texts.titleRequired,
    }),
    event_details: details(texts.details),
    event_other_details: details(texts.otherDetails),
    event_start_date: dateField({
      label: texts.startDate,
      required: texts.startRequired,
      slashed: true,
    }),
    event_expiry_date: dateField({
      label: texts.expiryDate,
      required: texts.expiryRequired,
      slashed: true,
    }),
    event_link: linkField({
      label: texts.link,
      help: texts.linkHelp,
      invalid: texts.linkInvalid,
      bareHosts: true,
    }),
    status: statusField,
    event_start_time: optionalTime({
      label: texts.startTime,
      help: texts.timeHelp,
      extra: true,
    }),
    event_end_time: optionalTime({ label: texts.endTime, extra: true }),
    event_kind: choiceField({
      label: texts.kind,
      choices: choicesOf(eventKindTexts),
      invalid: texts.kindInvalid,
      extra: true,
    }),
    price: priceField({ label: texts.price, help: texts.priceHelp, extra: true }),
    price_currency: currencyField({ label: texts.priceCurrency, extra: true }),
    location: line(texts.location),
    organizer: line(texts.organizer, ['الجهة المنظمة']),
    agenda: listField({ label: texts.agenda, help: texts.agendaHelp, extra: true }),
    speakers: listField({ label: texts.speakers, help: texts.speakersHelp, extra: true }),
    remarks: details(texts.remarks, true),
    image: fileField({
      label: texts.image,
      help: texts.imageHelp,
      accept: 'image/jpeg,image/png,image/gif,image/webp',
      folder: 'events',
      extra: true,
    }),
    pdf: fileField({
      label: texts.brochure,
      accept: 'application/pdf',
      folder: 'brochures',
      extra: true,
    }),
    event_title_ar: line(texts.arabicTitle),
    event_details_ar: details(texts.arabicDetails, true),
    event_other_details_ar: details(texts.arabicOtherDetails, true),
    location_ar: line(texts.arabicLocation),
    organizer_ar: line(texts.arabicOrganizer, ['الجهة المنظمة بالعربية']),
    agenda_ar: listField({ label: texts.arabicAgenda, extra: true }),
    speakers_ar: listField({ label: texts.arabicSpeakers, extra: true }),
    remarks_ar: details(texts.arabicRemarks, true),
  },
  facts: { event_ref: 'text', event_slug: 'text', exhibitor_id: 'id' },
  rules: (values) => [...eventIssues(values), ...eventPrice.rules(values)],
  toStored: eventPrice.toStored,
  toAnswer: eventPrice.toAnswer,
  sections: [
    {
      text: texts.partEvent,
      rows: [
        ['event_title', 'event_title_ar'],
        ['event_details', 'event_details_ar'],
        ['event_other_details', 'event_other_details_ar'],
        ['event_start_date', 'event_expiry_date'],
        ['event_link', 'status'],
      ],
    },
    {
      text: texts.partVisit,
      rows: [
        ['event_start_time', 'event_end_time'],
        ['event_kind'],
        ['price', 'price_currency'],
        ['location', 'location_ar'],
        ['organizer', 'organizer_ar'],
      ],
    },
    {
      text: texts.partProgramme,
      rows: [
        ['agenda', 'agenda_ar'],
        ['speakers', 'speakers_ar'],
        ['remarks', 'remarks_ar'],
      ],
    },
    { text: texts.partFiles, rows: [['image'], ['pdf']] },
  ],
  title: 'event_title',
  searched: ['event_title', 'event_title_ar', 'event_details', 'event_ref'],
  columns: [
    { name: 'event_title', header: texts.title, cut: 35, below: 'event_ref', sortable: true },
    { name: 'event_details', header: texts.details, cut: 40 },
    { name: 'event_start_date', header: texts.startDate, as: 'date', sortable: true },
    {
      name: 'event_expiry_date',
      header: texts.expiryDate,
      as: 'expiry',
      sortable: true,
      onPhone: true,
    },
    { name: 'event_link', header: texts.link, as: 'link' },
    { name: 'status', header: collectionTexts.status, as: 'status', sortable: true },
  ],
  rowLinks: [{ path: 'registrations', header: texts.registrations, label: texts.registrationsOf }],
  picture: 'image',
  publicPath: ({ event_slug }) => `/event/${event_slug}`,
  texts: {
    concerned: texts.concerned,
    heading: texts.heading,
    created: texts.created,
    updated: texts.updated,
    imported: texts.imported,
    wrongFileType: texts.wrongFileType,
  },
  redirectMs: 2000,
  errorKey: 'eventError',
  importing: {
    fileField: 'file',
    reference: { column: 'event_ref', fact: 'event_ref', label: texts.reference },
    resultShape: 'summary',
    dateFormat: 'd/m/yyyy',
    sample: [
      [
        'Gulf Nursing Forum',
        'Two days about care on the ward.',
        'Certificates for participants.',
        `15/3/${nextYear}`,
        `17/3/${nextYear}`,
        'https://example.com/forum',
        'Active',
      ],
    ],
    arabicSample: [
      [
        'ملتقى التمريض الخليجي',
        'يومان حول الرعاية في الأجنحة.',
        'شهادات للمشاركين.',
        `15/3/${nextYear}`,
        `17/3/${nextYear}`,
        'https://example.com/forum',
        'نشط',
      ],
    ],
  },
});
