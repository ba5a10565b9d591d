import * as z from 'zod/mini';
import { cleanText } from '#platform/i18n/clean-text.ts';
import { languages } from '#platform/i18n/languages.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { findWebAddress } from '#platform/links/web-address.ts';
import type { DeclaredField, FieldChoice, FieldFacts } from './declared-field.ts';

const nullableText = z.nullable(z.string());

/** A text as people type it, without invisible characters. */
export const typedText = z.string().check(z.overwrite(cleanText), z.trim());

const inOneLine = z.overwrite((text: string) => text.replace(/\s+/g, ' '));

/** A text on one line. Line breaks become spaces, so that the text cannot add lines to a mail or document. */
export const typedLine = typedText.check(inOneLine);

type TextRules = FieldFacts & {
  readonly max: number;
  readonly min?: number;
  readonly tooShort?: Text;
  readonly lines?: boolean;
};

function checkedText({ max, min, tooShort, lines }: TextRules) {
  const single = lines ? [] : [inOneLine];
  return typedText.check(
    ...single,
    ...(min ? [z.minLength(min, tooShort?.id)] : []),
    z.maxLength(max),
  );
}

/** A required text; a missing one gets the same message as an empty one. */
export function requiredText(rules: TextRules & { readonly required: Text }): DeclaredField {
  const { label, help, extra, headers, max: maxLength, lines, required } = rules;
  const filled = typedText.check(z.minLength(1, { error: required.id, abort: true }));
  return {
    kind: lines ? 'lines' : 'line',
    ...{ label, help, extra, headers, maxLength },
    required: true,
    stored: 'text',
    schema: z.prefault(z.pipe(filled, checkedText(rules)), ''),
    answer: z.string(),
  };
}

export const emptyToNull = z.transform((text: string) => (text === '' ? null : text));

export function optionalText(rules: TextRules): DeclaredField {
  const { label, help, extra, headers, max: maxLength, lines } = rules;
  return {
    kind: lines ? 'lines' : 'line',
    ...{ label, help, extra, headers, maxLength },
    required: false,
    stored: 'text or null',
    schema: z.prefault(z.pipe(checkedText(rules), emptyToNull), ''),
    answer: nullableText,
  };
}

/** Browsers and spreadsheets keep links of this length intact. */
const LONGEST_LINK = 2000;

type LinkRules = FieldFacts & {
  readonly invalid: Text;
  /** Whether https:// may be omitted. */
  readonly bareHosts?: boolean;
};

function isFollowable(link: string, bareHosts: boolean): boolean {
  if (link === '') return true;
  const address = findWebAddress(link);
  if (!address || !new URL(address).hostname.includes('.')) return false;
  return bareHosts || /^https?:\/\//i.test(link);
}

export function linkField({ invalid, bareHosts = false, ...facts }: LinkRules): DeclaredField {
  const link = typedText.check(
    z.maxLength(LONGEST_LINK),
    z.refine((text) => isFollowable(text, bareHosts), invalid.id),
  );
  const stored = z.transform((text: string) => findWebAddress(text) ?? null);
  return {
    kind: 'link',
    ...facts,
    maxLength: LONGEST_LINK,
    required: false,
    stored: 'text or null',
    schema: z.prefault(z.pipe(link, stored), ''),
    answer: nullableText,
  };
}

type ChoiceRules = FieldFacts & {
  readonly choices: readonly FieldChoice[];
  readonly invalid: Text;
  readonly required?: boolean;
};

/** Choices whose values are the keys of their texts. */
export function choicesOf(texts: Readonly<Record<string, Text>>): readonly FieldChoice[] {
  return Object.entries(texts).map(([value, label]) => ({ value, label }));
}

/** All spellings of a choice: its value, its label in each loaded language, and each part of a label like "a / b". */
function spellingsOf({ value, label }: FieldChoice): readonly string[] {
  const words = languages
    .map((language) => label[language])
    .filter((word) => typeof word === 'string');
  return [value, ...words, ...words.flatMap((word) => word.split(' / '))];
}

/** A choice of fixed values, which may be empty unless required; files may use the labels instead. */
export function choiceField(rules: ChoiceRules): DeclaredField {
  const { choices, invalid, required = false, ...facts } = rules;
  const known = new Map(
    choices.flatMap((choice) =>
      spellingsOf(choice).map((spelling) => [spelling.toLowerCase(), choice.value]),
    ),
  );
  if (!required) known.set('', '');
  const storedFor = (text: string) => known.get(text.toLowerCase());
  const chosen = typedText.check(
    z.refine((text) => storedFor(text) !== undefined, invalid.id),
    z.overwrite((text) => storedFor(text) ?? text),
  );
  return {
    kind: 'choice',
    ...facts,
    choices,
    required,
    stored: required ? 'text' : 'text or null',
    schema: z.prefault(z.pipe(chosen, emptyToNull), ''),
    answer: nullableText,
  };
}
