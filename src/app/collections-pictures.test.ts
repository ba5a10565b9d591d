import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import type { Collection } from '#collection/contract/define-collection.ts';
import { CollectionContext } from '#collection/web/collection-context.ts';
import { ListCell } from '#collection/web/list/list-cell.tsx';
import { eventSponsorsCollection } from '#features/events/sponsors/event-sponsors.collection.ts';
import { sponsorLogosCollection } from '#features/site/sponsors/sponsors.collection.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { TranslationProvider } from '#platform/i18n/translation-context.tsx';
import { namedCollections } from '#testing/manage-collection.ts';
import { FieldControl } from '#ui/forms/declared-control.tsx';

function htmlOf(node: ReactNode): string {
  const children = createElement(MemoryRouter, null, node);
  return renderToStaticMarkup(
    createElement(TranslationProvider, { language: 'en', t: translateIn('en'), children }),
  );
}

const filesOf = ({ fields }: Collection) =>
  Object.entries(fields).filter(([, { kind }]) => kind === 'file');

const picturesOf = (collection: Collection) =>
  filesOf(collection).filter(([, { accept }]) => accept?.startsWith('image/'));

const operators: readonly Collection[] = [sponsorLogosCollection, eventSponsorsCollection];

const withFiles = [
  ...namedCollections,
  ...operators.map((collection) => [collection.name, collection] as const),
].filter(([, collection]) => picturesOf(collection).length > 0);

test('products, brands, catalogs, events, galleries and sponsors have pictures', () => {
  expect(withFiles.map(([name]) => name).sort()).toEqual([
    'brands',
    'catalogs',
    'event-sponsors',
    'events',
    'gallery',
    'products',
    'sponsor-logos',
  ]);
});

describe.each(withFiles)('pictures of %s are seen where they are managed', (_name, collection) => {
  test.each(filesOf(collection))('in the form: %s', (name, field) => {
    const onChange = () => undefined;
    const control = { id: name, name, field, value: null, onChange };
    const address = `/Upload/${field.folder}/stored-1.webp`;
    const html = htmlOf(createElement(FieldControl, { ...control, stored: 'stored-1.webp' }));
    expect(html).toContain(field.accept?.startsWith('image/') ? `src="${address}"` : address);
    expect(htmlOf(createElement(FieldControl, control))).not.toContain('/Upload/');
  });

  test('in the list, beside the title', () => {
    const [name, field] = picturesOf(collection)[0] ?? [];
    const column = collection.columns.find((each) => each.name === collection.title);
    if (!name || !column) throw new Error('There is nothing to show');
    const row = { id: 1, [collection.title]: 'Bed', [name]: 'stored-1.webp' };
    const cell = createElement(ListCell, { column, row });
    const value = { collection, path: '/', claim: {}, useSuggestions: () => ({}) };
    const html = htmlOf(createElement(CollectionContext, { value }, cell));
    expect(html).toContain(`src="/Upload/${field?.folder}/stored-1.webp"`);
  });
});
