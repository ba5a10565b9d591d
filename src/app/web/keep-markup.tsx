import type { ComponentProps, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { todayAt } from '#platform/dates/validity.ts';
import type { KeepMarkup } from '#platform/pages/cached-markup.tsx';
import type { MarkupStore } from '#platform/pages/rendered-page.ts';
import { Providers } from './providers.tsx';

type Facts = Omit<ComponentProps<typeof Providers>, 'children'>;

/** Prefix of every id created in a part; finding it in the markup shows that the part creates ids. */
const ID_PREFIX = 'kept-part-';

/** Marks a preload, for example of a picture that is visible from the start. */
const PRELOAD = '<link rel="preload"';

/** The part of the cache key that all parts share. */
export function commonOf({ language, country, now }: Pick<Facts, 'language' | 'country' | 'now'>) {
  return `${language} ${country.code} ${country.isKnown} ${todayAt(now)} `;
}

/**
 * Renders parts separately from their page and caches them. They get what every page has, but neither the router nor
 * the page's sequence of ids. A part that creates an id would repeat it on the same page, and a preload belongs into
 * the page's head, so parts with either are rendered with their page as usual.
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
