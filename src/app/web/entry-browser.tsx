import '#ui/styles/app.css';
import './layout/layout.css';
import { hydrate } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type DataRouter, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import {
  askForSecondFactor,
  clearSession,
  findToken,
  keepPageAfterSessionEnd,
} from '#features/accounts/sessions/web/session.ts';
import { createHttpClient } from '#platform/calls/http-client.ts';
import { pathPrefixOf } from '#platform/i18n/languages.ts';
import { createTranslate } from '#platform/i18n/translate.ts';
import { forgetPrivateAnswers } from '#platform/pages/call-query.ts';
import { createQueryClient } from '#platform/pages/create-query-client.ts';
import { type PageContext, pageContext } from '#platform/pages/page-context.ts';
import { PAGE_STATE_ELEMENT, type PageState } from '#platform/pages/page-state.ts';
import { applyTheme, readTheme } from '#ui/actions/theme.ts';
import { hasUnsavedWork } from '#ui/leaving/unsaved-work.ts';
import { followInnerLinks } from './follow-inner-links.ts';
import { forgetMask } from './forget-mask.ts';
import { instantRoutes } from './instant-routes.tsx';
import { MarkReady } from './mark-ready.tsx';
import { Providers } from './providers.tsx';
import { resolveLazyRoutes } from './resolve-lazy-routes.ts';
import { ROOT_ROUTE, routes } from './routes.tsx';
import { yieldToBrowser } from './yield-to-browser.ts';

function readPageState(): PageState {
  const element = document.getElementById(PAGE_STATE_ELEMENT);
  return JSON.parse(element?.textContent ?? '{}');
}

function startRouter(state: PageState, page: PageContext) {
  const context = new RouterContextProvider();
  context.set(pageContext, page);
  let router: DataRouter | undefined;
  const instant = instantRoutes(routes, () => router?.state.location.pathname);
  router = createBrowserRouter(instant.routes, {
    basename: pathPrefixOf(state.language) || '/',
    hydrationData: {
      loaderData: state.loaderData,
      errors: state.failed
        ? { [ROOT_ROUTE]: new Error('The server could not load this page') }
        : null,
    },
    getContext: () => context,
  });
  return { router, codes: instant.codes };
}

async function start(): Promise<void> {
  await yieldToBrowser();
  const state = readPageState();
  const { language, country } = state;
  const t = createTranslate(language);
  const queries = createQueryClient();
  const onSignedOut = () => {
    if (hasUnsavedWork()) return keepPageAfterSessionEnd();
    clearSession();
    forgetPrivateAnswers(queries);
  };
  const client = createHttpClient({
    language,
    t,
    token: findToken,
    onSignedOut,
    onSecondFactorNeeded: askForSecondFactor,
  });
  hydrate(queries, state.queries);
  await resolveLazyRoutes(routes, pathPrefixOf(language));
  await yieldToBrowser();
  const page: PageContext = {
    client,
    queries,
    language,
    t,
    country: country.code,
    isCountryKnown: country.isKnown,
    waits: false,
    answerWith: () => undefined,
  };
  forgetMask(window.history);
  const now = new Date(state.renderedAt);
  const { router, codes } = startRouter(state, page);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element');
  // In a transition React hydrates in small steps, and the page responds to input between them.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <Providers {...{ language, t, queries, client, country, now }}>
          <MarkReady>
            <RouterProvider router={router} />
          </MarkReady>
        </Providers>
      </StrictMode>,
    );
  });
  followInnerLinks(router, language, root);
  const { afterStart } = await import('./after-start.ts');
  await afterStart(country, client, codes);
}

applyTheme(readTheme());
void start();
