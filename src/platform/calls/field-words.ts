import * as z from 'zod/mini';
import type { Text, TextValues } from '#platform/i18n/texts.ts';
import { lookup } from '#platform/lookups/lookup.ts';
import { partsOf } from './field-bounds.ts';
import { fieldNameTexts } from './field-names.texts.ts';

/** The words that messages about a field use. */
type FieldWords = {
  /** What messages call the field. */
  readonly label?: Text;
  /** For a file: the message when it is larger than anything we accept. */
  readonly tooLarge?: Text;
  /** Placeholder values for the field's own messages. */
  readonly values?: TextValues;
};

const given = new WeakMap<z.core.$ZodType, FieldWords>();

/** Gives words to this field alone; the schema is cloned because several fields may share it. */
export function withWords<Schema extends z.ZodMiniType>(words: FieldWords, schema: Schema): Schema {
  const own = z.clone(schema) as Schema;
  given.set(own, words);
  return own;
}

/** Merges the words of a schema, of the schemas it was cloned from and of its parts; the outermost take precedence. */
function gatherWords(schema: z.core.$ZodType): FieldWords {
  let words: FieldWords = {};
  for (const part of partsOf(schema)) {
    for (let each: typeof part | undefined = part; each; each = each._zod.parent) {
      words = { ...given.get(each), ...words };
    }
  }
  return words;
}

const gathered = new WeakMap<z.core.$ZodType, FieldWords>();

export function wordsOf(schema: z.core.$ZodType): FieldWords {
  const words = gathered.get(schema) ?? gatherWords(schema);
  gathered.set(schema, words);
  return words;
}

/** Words that keep their capital within a sentence. */
const names = new Set(['Arabic', 'English', 'Mai']);

/** Lowers the capitals of a heading; within a sentence only the first word keeps its capital. */
function lowerLater(label: string): string {
  const [first = '', ...later] = label.split(' ');
  const lowered = later.map((word) =>
    /^[A-Z][a-z]+$/.test(word) && !names.has(word) ? word.toLowerCase() : word,
  );
  return [first, ...lowered].join(' ');
}

const inSentences = new WeakMap<Text, Text>();

/** A label in the form it takes as the subject of a sentence. */
function inSentence(label: Text): Text {
  const known = inSentences.get(label);
  if (known) return known;
  const en =
    typeof label.en === 'string'
      ? lowerLater(label.en)
      : label.en?.map((part) => (typeof part === 'string' ? lowerLater(part) : part));
  const text = { ...label, id: `${label.id}-in-sentence`, en } as Text;
  inSentences.set(label, text);
  return text;
}

/** Turns `order_id` into “Order id”. */
function spokenName(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The names of fields without a label that recur. */
const namedTexts: Readonly<Record<string, Text>> = lookup(fieldNameTexts);

/** What messages call a field: its label, else its listed name, else its key in plain words. */
export function nameOfField(name: string, schema: z.core.$ZodType): Text | string {
  const label = wordsOf(schema).label ?? namedTexts[name];
  return label ? inSentence(label) : spokenName(name);
}
