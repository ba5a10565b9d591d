import * as z from 'zod/mini';
import { collectionTexts } from '#collection/collection.texts.ts';
import { defineCollection } from '#collection/contract/define-collection.ts';
import { statusField } from '#collection/contract/status-field.ts';
import type { DeclaredField, Values } from '#platform/fields/declared-field.ts';
import { periodIssues } from '#platform/fields/period-rules.ts';
import { linkField, optionalText, requiredText } from '#platform/fields/text-fields.ts';
import { fileField, numberField, optionalDate } from '#platform/fields/value-fields.ts';
import { eventSponsorsTexts as texts } from './event-sponsors.collection.texts.ts';

const NAME_LENGTH = 200;
const LONGEST_REFS = 1000;
const REDIRECT_MS = 1500;

const refsIn = (typed: string) =>
  typed
    .toUpperCase()
    .split(/[\s,،;]+/)
    .filter(Boolean);

const typedRefs = z.string(texts.eventsInvalid.id).check(
  z.maxLength(LONGEST_REFS, texts.eventsInvalid.id),
  z.refine((text) => {
    const refs = refsIn(text);
    return refs.length > 0 && refs.every((ref) => /^[A-Z0-9-]{1,40}$/.test(ref));
  }, texts.eventsInvalid.id),
);

/** References of events, separated by commas. Only the server can check that they exist. */
const eventsField: DeclaredField = {
  kind: 'line',
  label: texts.events,
  help: texts.eventsHelp,
  maxLength: LONGEST_REFS,
  required: true,
  stored: 'text',
  schema: z.prefault(
    z.pipe(
      typedRefs,
      z.transform((text: string) => [...new Set(refsIn(text))].join(',')),
    ),
    '',
  ),
  answer: z.string(),
};

/** Sponsors named on the pages of events. */
export const eventSponsorsCollection = defineCollection({
  audience: 'operator',
  name: 'event-sponsors',
  item: 'sponsor',
  ids: { one: 'id', acted: 'id', many: 'ids' },
  words: texts,
  fields: {
    event_refs: eventsField,
    name: requiredText({ label: texts.name, max: NAME_LENGTH, required: texts.nameRequired }),
    name_ar: optionalText({ label: texts.arabicName, max: NAME_LENGTH }),
    logo: fileField({
      label: texts.logo,
      help: texts.logoHelp,
      accept: 'image/jpeg,image/png,image/gif,image/webp',
      folder: 'event-sponsors',
    }),
    hyperlink: linkField({ label: texts.link, invalid: texts.linkInvalid, bareHosts: true }),
    starts_on: optionalDate({ label: texts.startsOn, help: texts.daysHelp }),
    ends_on: optionalDate({ label: texts.endsOn }),
    position: numberField({
      label: texts.position,
      min: 0,
      max: 9999,
      missing: 0,
      invalid: texts.positionInvalid,
    }),
    status: statusField,
  },
  facts: { event_titles: 'text', event_titles_ar: 'text' },
  rules: (values: Values) =>
    periodIssues(values, {
      start: 'starts_on',
      end: 'ends_on',
      tooEarly: texts.endTooEarly,
      sameDay: true,
    }),
  title: 'name',
  searched: ['name', 'name_ar', 'event_refs'],
  position: 'position',
  unnumbered: true,
  picture: 'logo',
  columns: [
    { name: 'name', header: texts.name, cut: 40, sortable: true },
    { name: 'event_titles', header: texts.events, cut: 60 },
    { name: 'hyperlink', header: texts.link, as: 'link' },
    {
      name: 'starts_on',
      header: texts.startsOn,
      as: 'date',
      sortable: true,
      whenEmpty: texts.anyDay,
    },
    { name: 'ends_on', header: texts.endsOn, as: 'expiry', sortable: true, whenEmpty: texts.noEnd },
    { name: 'position', header: texts.position, as: 'number', sortable: true },
    { name: 'status', header: collectionTexts.status, as: 'status', sortable: true },
  ],
  texts: { heading: texts.Many },
  redirectMs: REDIRECT_MS,
  errorKey: 'eventSponsorError',
});
