import { useMemo } from 'react';
import { Outlet, type RouteObject, redirect } from 'react-router';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { CollectionContext } from './collection-context.ts';
import type { CollectionScreens } from './collection-screens.ts';
import { useOwnerClaim } from './owner-claim.ts';

type LoadScreens = () => Promise<{ readonly screens: CollectionScreens }>;

const noSuggestions = () => ({});

function frameOf({ collection, useSuggestions = noSuggestions }: CollectionScreens, path: string) {
  function CollectionFrame() {
    const claim = useOwnerClaim();
    const place = useMemo(() => ({ collection, path, claim, useSuggestions }), [claim]);
    return (
      <CollectionContext value={place}>
        <Outlet />
      </CollectionContext>
    );
  }
  const handle: PageHandle = {
    head: ({ t }) => ({ title: t(collection.texts.heading), noIndex: true }),
  };
  return { Component: CollectionFrame, handle };
}

async function loadAddPage(load: LoadScreens) {
  const { AddPage } = (await load()).screens;
  return AddPage ? { Component: AddPage } : import('./form/add-page.tsx');
}

/** Without imports, the import page redirects to the list. */
async function loadImportPage(load: LoadScreens, list: string) {
  const { collection } = (await load()).screens;
  return collection.importing
    ? import('#collection/import/web/import-page.tsx')
    : { loader: () => redirect(list) };
}

/** The routes of a collection: list, add, import, edit, and `more` of its own. */
export function collectionRoutes(
  base: string,
  path: string,
  load: LoadScreens,
  more: readonly RouteObject[] = [],
): RouteObject {
  return {
    path,
    lazy: async () => frameOf((await load()).screens, `${base}/${path}`),
    children: [
      { index: true, lazy: () => import('./list/list-page.tsx') },
      { path: 'add', lazy: () => loadAddPage(load) },
      { path: 'import', lazy: () => loadImportPage(load, `${base}/${path}`) },
      { path: 'edit/:id', lazy: () => import('./form/edit-page.tsx') },
      ...more,
    ],
  };
}
