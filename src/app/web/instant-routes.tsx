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

/** So long one that could not be fetched is told to be missing; then going there tries again. */
const SAME_FAILURE_MS = 1000;

/** The page once its code is here, which is at once when it was fetched before. */
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

/** Within a page, such as when a list is narrowed, what is shown stays until the new answer is here. */
function contextOf({ context, request }: LoaderFunctionArgs, shownPath: string | undefined) {
  const own = new RouterContextProvider();
  const waits = new URL(request.url).pathname === shownPath;
  own.set(pageContext, { ...context.get(pageContext), waits });
  return own;
}

/**
 * In the browser one goes to a page at once, whether its code and its answers are here or not: it
 * shows what is missing as loading. The router's own way keeps the old page, and its address, until
 * all has come. `shownPath` is the path of the page on screen.
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
        // Should it fail, the page itself says so.
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
