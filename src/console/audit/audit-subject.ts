import type { Language } from '#platform/i18n/languages.ts';
import type { Text } from '#platform/i18n/texts.ts';
import type { Translate } from '#platform/i18n/translate.ts';

/** The record that an audit entry is about. */
export type Audited = {
  readonly subject: string;
  readonly subject_id: string | null;
  /** The record's name at the time of the action. */
  readonly label: string | null;
};

export type Reader = { readonly t: Translate; readonly language: Language };

/** How stored values are shown: a text per value, or a function of the value. */
export type Meaning =
  | Readonly<Record<string, Text>>
  | ((value: string, translation: Reader) => string);

/** A kind of record that the audit log covers. Each feature declares its own, and the app lists them all. */
export type AuditSubject = {
  /** Name under which the log stores it. */
  readonly name: string;
  readonly text: Text;
  /** The console screen that shows the record's current state. */
  screen?(audited: Audited): string;
  /** Identifies the record where neither its label nor its id says enough. */
  which?(audited: Audited, translation: Reader): string | null;
  /** Texts for fields that only this kind has; common fields have shared ones. */
  readonly fields?: Readonly<Record<string, Text>>;
  readonly values?: Readonly<Record<string, Meaning>>;
};

/** A link to a screen that finds the record by search. */
export function searchOn(screen: string, wordsOf = ({ label }: Audited) => label) {
  return (audited: Audited) => {
    const words = wordsOf(audited);
    return words ? `${screen}?${new URLSearchParams({ search: words })}` : screen;
  };
}

/** A link to the list of published records, filtered by kind and searched for the label. */
export function searchPublished({ subject, label }: Audited): string {
  return `content?${new URLSearchParams({ kind: subject, search: label ?? '' })}`;
}
