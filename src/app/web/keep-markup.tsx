import type { ComponentProps, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { todayAt } from '#platform/dates/validity.ts';
import type { KeepMarkup } from '#platform/pages/kept-markup.tsx';
import type { MarkupStore } from '#platform/pages/rendered-page.ts';
import { Providers } from './providers.tsx';

type Facts = Omit<ComponentProps<typeof Providers>, 'children'>;

/** Begins every id that is made in a part, so that one that must not be there is seen. */
const ID_PREFIX = 'kept-part-';

/** What asks for something ahead of time, such as a picture that is on the screen from the start. */
const PRELOAD = '<link rel="preload"';

/** What every part depends on. */
export function commonOf({ language, country, now }: Pick<Facts, 'language' | 'country' | 'now'>) {
  return `${language} ${country.code} ${country.isKnown} ${todayAt(now)} `;
}

/**
 * Renders parts apart from their page and keeps them. They are given what every page has and neither the
 * router nor the page's place for ids: a part that makes an id would repeat it on the same page, and what
 * a part wants preloaded belongs into the page's head. Both are rendered with their page as ever.
 */
export function markupKeeper(store: MarkupStore, facts: Facts): KeepMarkup {
  const common = commonOf(facts);
  return (name: string, children: ReactNode) => {
    const known = store.find(common + name);
    if (known !== undefined) return known === '' ? undefined : known;
    const rendered = renderToString(<Providers {...facts}>{children}</Providers>, {
      identifierPrefix: ID_PREFIX,
    });
    const markup = rendered.includes(ID_PREFIX) || rendered.includes(PRELOAD) ? '' : rendered;
    store.set(common + name, markup, markup.length);
    return markup === '' ? undefined : markup;
  };
}
