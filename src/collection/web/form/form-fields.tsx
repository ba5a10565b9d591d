import type { ReactNode } from 'react';
import { collectionTexts as texts } from '#collection/collection.texts.ts';
import type { CollectionRow, FormSection } from '#collection/contract/collection-facts.ts';
import type { Collection } from '#collection/contract/define-collection.ts';
import { useCollection, useCollectionTranslate } from '#collection/web/collection-context.ts';
import type { StoredValue } from '#platform/fields/declared-field.ts';
import { FieldControl } from '#ui/forms/declared-control.tsx';
import { FieldRow, FormPart } from '#ui/forms/form-part.tsx';
import { rowsOf } from './form-rows.ts';
import { PictureGrid } from './picture-grid.tsx';
import type { useItemForm } from './use-item-form.ts';

type FormFieldsProps = {
  id: string;
  form: ReturnType<typeof useItemForm>;
  row: CollectionRow | undefined;
};

const storedName = (stored: StoredValue | undefined) =>
  typeof stored === 'string' ? stored : null;

/** The fields that no section names; `extras` are collapsed. */
function unplacedFields({ fields, sections = [], pictures = [] }: Collection) {
  const inSections = sections.flatMap(({ rows }) => rows.flat());
  // The picture grid contains all picture fields, wherever the first of them is named.
  const hasGrid = pictures.some((name) => inSections.includes(name));
  const named = [...inSections, ...(hasGrid ? pictures : [])];
  const others = Object.entries(fields).filter(([name]) => !named.includes(name));
  return {
    plain: others.filter(([, { extra }]) => !extra).map(([name]) => name),
    extras: others.filter(([, { extra }]) => extra).map(([name]) => name),
  };
}

const has = (names: readonly string[], facts: Readonly<Record<string, unknown>>) =>
  names.some((name) => Boolean(facts[name]));

/** The sections of the form and, below them, the fields that no section names. */
export function FormFields(props: FormFieldsProps) {
  const t = useCollectionTranslate();
  const { collection, useSuggestions } = useCollection();
  const suggestions = useSuggestions();
  const { fields, sections = [], pictures = [] } = collection;
  const { id, form, row } = props;

  const control = (name: string) => {
    const field = fields[name];
    if (!field) return null;
    return (
      <FieldControl
        key={name}
        id={`${id}-${name}`}
        name={name}
        field={field}
        value={form.values[name] ?? null}
        error={form.errors[name]}
        stored={field.kind === 'file' ? storedName(row?.[name]) : undefined}
        suggestions={suggestions[name]}
        onChange={(value) => form.change(name, value)}
      />
    );
  };

  const rowOf = (names: readonly string[]): ReactNode => {
    if (names.some((name) => pictures.includes(name))) {
      return (
        <PictureGrid
          key={names[0]}
          id={id}
          fields={pictures}
          row={row}
          errors={form.errors}
          onChange={form.changeAll}
        />
      );
    }
    return (
      <FieldRow key={names[0]} count={names.length}>
        {names.map(control)}
      </FieldRow>
    );
  };

  const { plain, extras } = unplacedFields(collection);

  const section = ({ text, rows, folded }: FormSection) =>
    folded ? (
      <Folded
        key={text.id}
        title={t(text)}
        isOpen={has(rows.flat(), form.errors) || has(rows.flat(), row ?? {})}
      >
        {rows.map(rowOf)}
      </Folded>
    ) : (
      <FormPart key={text.id} title={t(text)}>
        {rows.map(rowOf)}
      </FormPart>
    );

  return (
    <>
      {sections.map(section)}
      {rowsOf(fields, plain).map(rowOf)}
      {extras.length > 0 && (
        <Folded title={t(texts.more)} isOpen={has(extras, form.errors)}>
          {rowsOf(fields, extras).map(rowOf)}
        </Folded>
      )}
    </>
  );
}

type FoldedProps = { title: string; isOpen: boolean; children: ReactNode };

function Folded({ title, isOpen, children }: FoldedProps) {
  return (
    <details
      open={isOpen}
      className="form-part scroll-mt-30 rounded-lg border border-line px-4 py-3"
    >
      <summary className="cursor-pointer py-1 font-medium pointer-coarse:py-2">{title}</summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 pt-4 pb-2">{children}</div>
    </details>
  );
}
