import { collectionTexts } from '#collection/collection.texts.ts';
import type { ListColumn } from '#collection/contract/collection-facts.ts';
import { defineCollection } from '#collection/contract/define-collection.ts';
import { statusField } from '#collection/contract/status-field.ts';
import { countriesField } from '#platform/fields/country-fields.ts';
import type { Values } from '#platform/fields/declared-field.ts';
import { periodIssues } from '#platform/fields/period-rules.ts';
import { linkField, optionalText, requiredText } from '#platform/fields/text-fields.ts';
import { fileField, numberField, optionalDate } from '#platform/fields/value-fields.ts';
import {
  sponsorLinesTexts as lineTexts,
  sponsorLogosTexts as logoTexts,
  sponsorPlacesTexts as places,
} from './sponsors.collection.texts.ts';

const NAME_LENGTH = 200;
const REDIRECT_MS = 1500;

const placeFields = {
  starts_on: optionalDate({ label: places.startsOn, help: places.daysHelp }),
  ends_on: optionalDate({ label: places.endsOn }),
  countries: countriesField({ label: places.countries, help: places.countriesHelp }),
  position: numberField({
    label: places.position,
    min: 0,
    max: 9999,
    missing: 0,
    invalid: places.positionInvalid,
  }),
  status: statusField,
};

const placeColumns: readonly ListColumn[] = [
  { name: 'countries', header: places.countries, whenEmpty: places.everywhere },
  {
    name: 'starts_on',
    header: places.startsOn,
    as: 'date',
    sortable: true,
    whenEmpty: places.anyDay,
  },
  {
    name: 'ends_on',
    header: places.endsOn,
    as: 'expiry',
    sortable: true,
    whenEmpty: places.noEnd,
  },
  { name: 'position', header: places.position, as: 'number', sortable: true },
  { name: 'status', header: collectionTexts.status, as: 'status', sortable: true },
];

const rules = (values: Values) =>
  periodIssues(values, {
    start: 'starts_on',
    end: 'ends_on',
    tooEarly: places.endTooEarly,
    sameDay: true,
  });

/** The lines that rotate below the search box of the home page. */
export const sponsorLinesCollection = defineCollection({
  audience: 'operator',
  name: 'sponsor-lines',
  item: 'line',
  ids: { one: 'id', acted: 'id', many: 'ids' },
  words: lineTexts,
  fields: {
    title: requiredText({
      label: lineTexts.title,
      max: NAME_LENGTH,
      required: lineTexts.titleRequired,
    }),
    title_ar: optionalText({ label: lineTexts.arabicTitle, max: NAME_LENGTH }),
    ...placeFields,
  },
  rules,
  position: 'position',
  unnumbered: true,
  title: 'title',
  searched: ['title', 'title_ar'],
  columns: [{ name: 'title', header: lineTexts.title, cut: 50, sortable: true }, ...placeColumns],
  texts: { heading: lineTexts.Many },
  redirectMs: REDIRECT_MS,
  errorKey: 'sponsorLineError',
});

/** The logos of the SPONSORS grid. */
export const sponsorLogosCollection = defineCollection({
  audience: 'operator',
  name: 'sponsor-logos',
  item: 'logo',
  ids: { one: 'id', acted: 'id', many: 'ids' },
  words: logoTexts,
  fields: {
    name: requiredText({
      label: logoTexts.name,
      max: NAME_LENGTH,
      required: logoTexts.nameRequired,
    }),
    name_ar: optionalText({ label: logoTexts.arabicName, max: NAME_LENGTH }),
    logo: fileField({
      label: logoTexts.logo,
      help: logoTexts.logoHelp,
      accept: 'image/jpeg,image/png,image/gif,image/webp',
      folder: 'sponsors',
    }),
    hyperlink: linkField({
      label: logoTexts.link,
      invalid: logoTexts.linkInvalid,
      bareHosts: true,
    }),
    ...placeFields,
  },
  rules,
  position: 'position',
  unnumbered: true,
  title: 'name',
  searched: ['name', 'name_ar', 'hyperlink'],
  picture: 'logo',
  columns: [
    { name: 'name', header: logoTexts.name, cut: 40, sortable: true },
    { name: 'hyperlink', header: logoTexts.link, as: 'link' },
    ...placeColumns,
  ],
  texts: { heading: logoTexts.Many },
  redirectMs: REDIRECT_MS,
  errorKey: 'sponsorLogoError',
});
