import type { ComponentType } from 'react';
import { Outlet, type RouteObject } from 'react-router';
import type { Collection } from '#collection/contract/define-collection.ts';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { CollectionContext } from './collection-context.ts';
import { useOwnerClaim } from './owner-claim.ts';

function screensOf(collection: Collection, path: string) {
  function Component() {
    return (
      <CollectionContext value={{ collection, path, claim: useOwnerClaim() }}>
        <Outlet />
      </CollectionContext>
    );
  }
  const handle: PageHandle = {
    head: ({ t }) => ({ title: t(collection.texts.heading), noIndex: true }),
  };
  return { Component, handle };
}

/** What a feature puts in the place of the usual screens, and beside them. */
type CollectionPieces = {
  add?: () => Promise<{ Component: ComponentType }>;
  more?: RouteObject[];
};

/** The screens of a collection below an address: list, add, import and edit. */
export function collectionRoutes(
  base: string,
  path: string,
  load: () => Promise<Collection>,
  { add = () => import('./form/add-page.tsx'), more = [] }: CollectionPieces = {},
): RouteObject {
  return {
    path,
    lazy: async () => screensOf(await load(), `${base}/${path}`),
    children: [
      { index: true, lazy: () => import('./list/list-page.tsx') },
      { path: 'add', lazy: add },
      { path: 'import', lazy: () => import('#collection/import/web/import-page.tsx') },
      { path: 'edit/:id', lazy: () => import('./form/edit-page.tsx') },
      ...more,
    ],
  };
}
