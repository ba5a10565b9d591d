import { useParams } from 'react-router';
import { savedSearchesTexts as texts } from '#features/saved-searches/saved-searches.texts.ts';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { SaveSearch } from './save-search.tsx';
import { StopAlert } from './stop-alert.tsx';

export const handle: PageHandle = {
  head: ({ t }) => ({ title: t(texts.title), description: t(texts.lead), noIndex: true }),
};

/**
 * Saving a search and stopping its mails share one page, because every further page makes all others a little larger.
 */
function AlertPage() {
  return useParams().step === 'stop' ? <StopAlert /> : <SaveSearch />;
}

export { AlertPage as Component };
