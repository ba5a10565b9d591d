import type { Language } from '#platform/i18n/languages.ts';
import type { Text } from '#platform/i18n/texts.ts';
import type { Translate } from '#platform/i18n/translate.ts';

/** What the log tells of one thing that something was done to. */
export type Audited = {
  readonly subject: string;
  readonly subject_id: string | null;
  /** What people call it, as it was called then. */
  readonly label: string | null;
};

export type Reader = { readonly t: Translate; readonly language: Language };

/** What stored values stand for: a word for each, or how any of them is told. */
export type Meaning =
  | Readonly<Record<string, Text>>
  | ((value: string, translation: Reader) => string);

/** A kind of thing that goes on record. Its owner declares it, and the app lists them all. */
export type AuditSubject = {
  /** As the log stores it. */
  readonly name: string;
  readonly text: Text;
  /** The screen of the console where it can be looked at, as it is now. */
  screen?(audited: Audited): string;
  /** Which one it is, where neither its label nor its id says it. */
  which?(audited: Audited, translation: Reader): string | null;
  /** The owner's words for its fields; those that recur everywhere need none. */
  readonly fields?: Readonly<Record<string, Text>>;
  readonly values?: Readonly<Record<string, Meaning>>;
};

/** A screen that finds the thing by words. */
export function searchOn(screen: string, wordsOf = ({ label }: Audited) => label) {
  return (audited: Audited) => {
    const words = wordsOf(audited);
    return words ? `${screen}?${new URLSearchParams({ search: words })}` : screen;
  };
}

/** The list of everything published, at one kind of it. */
export function searchPublished({ subject, label }: Audited): string {
  return `content?${new URLSearchParams({ kind: subject, search: label ?? '' })}`;
}
