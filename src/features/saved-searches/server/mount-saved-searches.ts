import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { alertToken } from '#features/saved-searches/saved-searches.contract.ts';
import { savedSearchesTexts as texts } from '#features/saved-searches/saved-searches.texts.ts';
import { notFound } from '#platform/calls/call-problem.ts';
import { feedFormNames, feedForms } from '#platform/feeds/feed-address.ts';
import { languages, localizePath } from '#platform/i18n/languages.ts';
import { SAVED_SEARCH_PATH, stopPageOf } from './saved-search-addresses.ts';
import { selectByFeedToken, stopByToken } from './saved-searches.queries.ts';

type Tokened = { Params: { token: string } };

function requireToken(text: string): string {
  const { success, data } = alertToken.safeParse(text);
  if (!success) throw notFound(texts.noSuchAlert);
  return data;
}

/** Routes that authenticate by a saved search's tokens, because mail programs and feed readers do not sign in. */
export function mountSavedSearches(app: FastifyInstance, pool: pg.Pool): void {
  for (const language of languages) {
    const at = (path: string) => localizePath(language, `${SAVED_SEARCH_PATH}/${path}`);
    // Mail programs stop the mails with a POST; a person who opens the address is asked first.
    app.post<Tokened>(at('stop/:token'), async ({ params }, reply) => {
      const token = requireToken(params.token);
      if ((await stopByToken.run(pool, { token })) === 0) throw notFound(texts.noSuchAlert);
      return reply.code(204).send();
    });
    app.get<Tokened>(at('stop/:token'), async ({ params }, reply) =>
      reply.redirect(stopPageOf(requireToken(params.token), language), 302),
    );
    for (const form of feedFormNames) {
      const { ending } = feedForms[form];
      // Redirects to the list's own feed with the search's filters, which is made and cached once for everybody.
      app.get<Tokened>(at(`:token${ending}`), async ({ params }, reply) => {
        const token = requireToken(params.token);
        const search = await selectByFeedToken.first(pool, { token });
        if (!search) throw notFound(texts.notFound);
        const query = new URLSearchParams(search.query);
        query.set('country', search.country);
        const address = `${search.list}${ending}?${query}`;
        return reply
          .header('cache-control', 'private, no-store')
          .redirect(localizePath(language, address), 302);
      });
    }
  }
}
