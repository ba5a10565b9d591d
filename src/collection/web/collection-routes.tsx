import { Outlet, type RouteObject } from 'react-router';
import type { Collection } from '#collection/contract/define-collection.ts';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { CollectionContext } from './collection-context.ts';
import { useExhibitorId } from './exhibitor-id.ts';

function screensOf(collection: Collection, path: string) {
  function Component() {
    return (
      <CollectionContext value={{ collection, path, exhibitorId: useExhibitorId() }}>
        <Outlet />
      </CollectionContext>
    );
  }
  const handle: PageHandle = {
    head: ({ say }) => ({ title: say(collection.texts.heading), noIndex: true }),
  };
  return { Component, handle };
}

/** The screens of a collection below an address: list, add, import and edit. */
export function collectionRoutes(
  base: string,
  path: string,
  load: () => Promise<Collection>,
): RouteObject {
  return {
    path,
    lazy: async () => screensOf(await load(), `${base}/${path}`),
    children: [
      { index: true, lazy: () => import('./list/list-page.tsx') },
      { path: 'add', lazy: () => import('./form/add-page.tsx') },
      { path: 'import', lazy: () => import('./import/import-page.tsx') },
      { path: 'edit/:id', lazy: () => import('./form/edit-page.tsx') },
    ],
  };
}
