import { type ComponentType, Suspense } from 'react';
import {
  type LoaderFunction,
  type LoaderFunctionArgs,
  type RouteObject,
  RouterContextProvider,
} from 'react-router';
import { pageContext } from '#platform/pages/page-context.ts';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { type PagePart, pagePart, usePagePart } from '#platform/pages/page-part.ts';
import { PageSkeleton } from './root/page-skeleton.tsx';
import { TitleOnNavigation } from './root/title-on-navigation.tsx';

type PageCode = {
  readonly Component?: ComponentType | null;
  readonly loader?: unknown;
  readonly handle?: Partial<PageHandle>;
};

/** For this long a page whose code could not be fetched counts as failed; after that, navigating to it tries again. */
const SAME_FAILURE_MS = 1000;

/** Renders a page once its code is loaded, which is immediate if it was fetched before. */
function shellOf(code: PagePart<PageCode>): ComponentType {
  function Page() {
    const { Component } = usePagePart(code);
    return (
      <>
        <TitleOnNavigation />
        {Component && <Component />}
      </>
    );
  }
  return function Shell() {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <Page />
      </Suspense>
    );
  };
}

/** Navigation within a page, such as filtering a list, keeps the current content until the new data is here. */
function contextOf({ context, request }: LoaderFunctionArgs, shownPath: string | undefined) {
  const own = new RouterContextProvider();
  const waits = new URL(request.url).pathname === shownPath;
  own.set(pageContext, { ...context.get(pageContext), waits });
  return own;
}

/**
 * Makes navigation in the browser immediate: a page opens before its code and data are here, and shows what is missing
 * as loading. By default the router would keep the old page and its address until everything has come. `shownPath` is
 * the path of the page on screen.
 */
export function instantRoutes(routes: readonly RouteObject[], shownPath: () => string | undefined) {
  const codes = new Map<string, PagePart<PageCode>>();

  function instant(route: RouteObject): RouteObject {
    const children = route.children?.map(instant);
    if (typeof route.lazy !== 'function') return { ...route, children } as RouteObject;
    const code = pagePart(route.lazy as () => Promise<PageCode>, {
      sameFailureMs: SAME_FAILURE_MS,
    });
    if (route.id) codes.set(route.id, code);
    const load = (args: LoaderFunctionArgs, { loader }: PageCode) =>
      (loader as LoaderFunction | undefined)?.(
        { ...args, context: contextOf(args, shownPath()) },
        undefined,
      ) ?? null;
    return {
      ...route,
      lazy: undefined,
      children,
      Component: shellOf(code),
      handle: {
        get head() {
          return code.findLoaded()?.handle?.head;
        },
      },
      loader(args: LoaderFunctionArgs) {
        const here = code.findLoaded();
        if (here) return load(args, here);
        // If loading fails, the page itself shows the error.
        code.load().then(
          (come) => load(args, come),
          () => undefined,
        );
        return null;
      },
    } as RouteObject;
  }

  return { routes: routes.map(instant), codes };
}
