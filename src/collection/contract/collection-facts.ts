import type { FieldIssue } from '#platform/calls/call-problem.ts';
import type { DeclaredFields, StoredRow, Values } from '#platform/fields/declared-field.ts';
import type { Text } from '#platform/i18n/texts.ts';

export type CollectionRow = { readonly id: number } & StoredRow;

/**
 * What the items are called; in Arabic `One` and `Many` carry the article. `counted` is a number of
 * them, as the object of what is done to them.
 */
export type CollectionWords = {
  readonly one: Text;
  readonly One: Text;
  readonly many: Text;
  readonly Many: Text;
  readonly counted: Text;
  /** What comes of adding the first one. */
  readonly none: Text;
};

/** What a collection says in its own words; the rest is said with the shared ones. */
export type CollectionTexts = {
  readonly heading: Text;
  readonly add?: Text;
  readonly noneToLoad?: Text;
  readonly created?: Text;
  readonly updated?: Text;
  readonly imported?: Text;
  readonly importFailed?: Text;
  /** Said with the status and the server's words. */
  readonly importRefused?: Text;
  readonly runImport?: Text;
  readonly wrongFileType?: Text;
  readonly fileTooLarge?: Text;
  /** How many people a deletion concerns and what they are told; said where there can be any. */
  readonly concerned?: Text;
};

/** A column of the list: a field or a fact of the rows, in the way it is shown. */
export type ListColumn = {
  readonly name: string;
  readonly header: Text;
  /** Stands in the second line of a row on a phone, which has room for few. */
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
  /** Longer texts are cut there. */
  readonly cut?: number;
  /** Shown small below it, such as a reference. */
  readonly below?: string;
  readonly sortable?: boolean;
  /** What it means that nothing is filled in; a dash where it means nothing. */
  readonly whenEmpty?: Text;
};

/**
 * A further screen about the people of an item, at the list's address with its own path and the item's
 * id. The list says how many they are and how many are new.
 */
export type RowLink = {
  readonly path: string;
  /** Heads the column with their number. */
  readonly header: Text;
  /** Said with the item's title. */
  readonly label: Text;
};

export type ImportFacts = {
  /** The stated name of the file in the call. */
  readonly fileField: 'import_file' | 'file';
  /** The stated shape of what came of it. */
  readonly resultShape: 'results' | 'summary';
  /** A file may have just ten megabytes; elsewhere it has fewer. */
  readonly tenMegabytesFit?: true;
  /** What the sample file calls its columns; like the fields, when left out. */
  readonly header?: readonly string[];
  /** The rows of the sample file, in the order of the fields. */
  readonly sample: readonly (readonly string[])[];
  /** The same for readers of Arabic, whose file calls the columns by the fields' labels. */
  readonly arabicSample: readonly (readonly string[])[];
  readonly dateFormat?: 'YYYY-MM-DD' | 'd/m/yyyy';
  /** What Mai calls an item in files: a row that has it is about that item. */
  readonly reference: ItemReference;
  /** The field with the company's own code of an item: it tells the item where a row has no reference. */
  readonly ownCode?: string;
};

export type ItemReference = {
  readonly column: string;
  /** The fact it is; the item's id, when left out. */
  readonly fact?: string;
  readonly label: Text;
};

/**
 * A part of the form. Fields of one row stand side by side where there is room, such as English and
 * Arabic; what no section names is folded away below them.
 */
export type FormSection = {
  readonly text: Text;
  readonly rows: readonly (readonly string[])[];
  /** Folded away unless something of it is filled in. */
  readonly folded?: true;
};

export type CollectionFacts = {
  /** Whose it is: each exhibitor has an own one, the operator has one for the whole portal. */
  readonly audience?: 'exhibitor' | 'operator';
  /** Plural: names the addresses and the list in the answers. */
  readonly name: string;
  /** Singular: names an item in the answers. */
  readonly item: string;
  /** How the calls name an item: to read and change it, to act on it, to act on many. */
  readonly ids: { readonly one: string; readonly acted: string; readonly many: string };
  readonly words: CollectionWords;
  readonly fields: DeclaredFields;
  /** What else the rows say, such as a reference; nobody writes it. */
  readonly facts?: Readonly<Record<string, 'text' | 'number' | 'id'>>;
  /** What one field cannot tell by itself. Fields that are wrong by themselves are missing. */
  readonly rules?: (values: Values) => readonly FieldIssue[];
  /** What the fields mean together, on the way into the database and back. */
  readonly toStored?: (values: Values) => Values;
  readonly toAnswer?: (row: StoredRow) => StoredRow;
  /** The field that names an item. */
  readonly title: string;
  readonly searched: readonly string[];
  readonly columns: readonly ListColumn[];
  /** Its rows go without a number: they have a position of their own, or need the room. */
  readonly unnumbered?: true;
  /** The field with the picture an item is known by. */
  readonly picture?: string;
  /** The number that says in which order visitors see the items; the list is moved into it by hand. */
  readonly position?: string;
  /** The form in parts; in the order of the fields, when left out. */
  readonly sections?: readonly FormSection[];
  /** Fields with pictures that are one sequence: they are arranged together, the first is the main one. */
  readonly pictures?: readonly string[];
  /** Where visitors find an item that is shown. */
  readonly publicPath?: (item: CollectionRow) => string;
  readonly rowLinks?: readonly RowLink[];
  /** Types of companies that may have such items; all, when left out. */
  readonly companyTypes?: readonly number[];
  readonly texts: CollectionTexts;
  /** After a success the list is shown this much later. */
  readonly redirectMs: number;
  /** Where the list finds the error that led to it. */
  readonly errorKey: string;
  readonly importing?: ImportFacts;
};
