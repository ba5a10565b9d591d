import type { FieldIssue } from '#platform/calls/call-problem.ts';
import type { DeclaredFields, StoredRow, Values } from '#platform/fields/declared-field.ts';
import type { Text } from '#platform/i18n/texts.ts';

export type CollectionRow = { readonly id: number } & StoredRow;

/**
 * What the items are called. `One` and `Many` carry the article in Arabic. `counted` is a number of items in the form
 * that follows a verb.
 */
export type CollectionWords = {
  readonly one: Text;
  readonly One: Text;
  readonly many: Text;
  readonly Many: Text;
  readonly counted: Text;
  /** What adding the first item achieves. */
  readonly none: Text;
};

/** Texts in which a collection differs from the shared ones. */
export type CollectionTexts = {
  readonly heading: Text;
  readonly add?: Text;
  readonly noneToLoad?: Text;
  readonly created?: Text;
  readonly updated?: Text;
  readonly imported?: Text;
  readonly importFailed?: Text;
  /** Takes the status and the server's message. */
  readonly importRefused?: Text;
  readonly runImport?: Text;
  readonly wrongFileType?: Text;
  readonly fileTooLarge?: Text;
  /** How many people a deletion concerns and what they are told, if there can be any. */
  readonly concerned?: Text;
};

/** A column of the list: a field or fact of the rows and how it is displayed. */
export type ListColumn = {
  readonly name: string;
  readonly header: Text;
  /** Displayed in the second line of a row on phones, which have room for few. */
  readonly onPhone?: true;
  readonly as?:
    | 'text'
    | 'link'
    | 'date'
    | 'short-date'
    | 'expiry'
    | 'status'
    | 'number'
    | 'percent'
    | 'words'
    | 'currency';
  /** Texts longer than this are cut. */
  readonly cut?: number;
  /** A field displayed in small print below the value, such as a reference. */
  readonly below?: string;
  readonly sortable?: boolean;
  /** What an empty value means; without it, a dash is displayed. */
  readonly whenEmpty?: Text;
};

/**
 * A further page about the people of an item, at the list's address followed by its own path and the item's id. The
 * list shows how many people there are and how many of them are new.
 */
export type RowLink = {
  readonly path: string;
  /** The header of the column with their number. */
  readonly header: Text;
  /** The label of the link; takes the item's title. */
  readonly label: Text;
};

export type ImportFacts = {
  /** The name of the file in the call. */
  readonly fileField: 'import_file' | 'file';
  /** The name and shape of the result in the answer. */
  readonly resultShape: 'results' | 'summary';
  /** Set if files of exactly ten megabytes are allowed; otherwise they have to be smaller. */
  readonly allowsExactlyTenMegabytes?: true;
  /** Column headers of the sample file; by default the names of the fields. */
  readonly header?: readonly string[];
  /** The rows of the sample file, in the order of the fields. */
  readonly sample: readonly (readonly string[])[];
  /** The same in Arabic; that file's headers are the labels of the fields. */
  readonly arabicSample: readonly (readonly string[])[];
  readonly dateFormat?: 'YYYY-MM-DD' | 'd/m/yyyy';
  /** The portal's own identifier of items in files; a row that contains one updates that item. */
  readonly reference: ItemReference;
  /** The field with the company's own code; it identifies the item if a row has no reference. */
  readonly ownCode?: string;
};

export type ItemReference = {
  readonly column: string;
  /** The fact that contains the reference; by default it is the item's id. */
  readonly fact?: string;
  readonly label: Text;
};

/**
 * A part of the form. Fields of one row are side by side where there is room, such as English and Arabic. Fields that
 * no section names are in a collapsed part below.
 */
export type FormSection = {
  readonly text: Text;
  readonly rows: readonly (readonly string[])[];
  /** Collapsed unless one of its fields is filled in. */
  readonly folded?: true;
};

export type CollectionFacts = {
  /** Whose items they are: each exhibitor's own, or the operator's for the whole portal. */
  readonly audience?: 'exhibitor' | 'operator';
  /** Plural; used in the addresses and as the name of the list in answers. */
  readonly name: string;
  /** Singular; the name of an item in answers. */
  readonly item: string;
  /** What the calls name their ids: to read and change an item, to act on one, and to act on many. */
  readonly ids: { readonly one: string; readonly acted: string; readonly many: string };
  readonly words: CollectionWords;
  readonly fields: DeclaredFields;
  /** Further values in rows that nobody can edit, such as a reference. */
  readonly facts?: Readonly<Record<string, 'text' | 'number' | 'id'>>;
  /** Validates fields against each other. Fields that are invalid by themselves are missing from `values`. */
  readonly rules?: (values: Values) => readonly FieldIssue[];
  /** Converts fields that depend on each other to and from what is stored. */
  readonly toStored?: (values: Values) => Values;
  readonly toAnswer?: (row: StoredRow) => StoredRow;
  /** The field with an item's name. */
  readonly title: string;
  readonly searched: readonly string[];
  readonly columns: readonly ListColumn[];
  /** Set if the list has no row numbers, because items have a position of their own or the columns need the room. */
  readonly unnumbered?: true;
  /** The field with an item's main picture. */
  readonly picture?: string;
  /** The field with the position in which visitors see the items; the list is reordered by hand. */
  readonly position?: string;
  /** The parts of the form; by default it has the fields in their order. */
  readonly sections?: readonly FormSection[];
  /** Picture fields that form one sequence: they are arranged together, and the first is the main picture. */
  readonly pictures?: readonly string[];
  /** The public page of an active item. */
  readonly publicPath?: (item: CollectionRow) => string;
  readonly rowLinks?: readonly RowLink[];
  /** Company types that may have such items; by default all. */
  readonly companyTypes?: readonly number[];
  readonly texts: CollectionTexts;
  /** How long after a success the list is shown. */
  readonly redirectMs: number;
  /** The storage key under which the list finds the error that led to it. */
  readonly errorKey: string;
  readonly importing?: ImportFacts;
};
