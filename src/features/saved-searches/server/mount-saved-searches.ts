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

/** What a saved search answers to whoever has one of its tokens: mailboxes and readers of feeds sign in nowhere. */
export function mountSavedSearches(app: FastifyInstance, pool: pg.Pool): void {
  for (const language of languages) {
    const at = (path: string) => localizePath(language, `${SAVED_SEARCH_PATH}/${path}`);
    // A mailbox stops the mails by a POST; whoever opens the address is asked first.
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
      // The list's own feed, as it is narrowed now: it is made and kept once, whoever asks for it.
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
