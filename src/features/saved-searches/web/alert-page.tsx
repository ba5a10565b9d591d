import { useParams } from 'react-router';
import { savedSearchesTexts as texts } from '#features/saved-searches/saved-searches.texts.ts';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { SaveSearch } from './save-search.tsx';
import { StopAlert } from './stop-alert.tsx';

export const handle: PageHandle = {
  head: ({ t }) => ({ title: t(texts.title), description: t(texts.lead), noIndex: true }),
};

/** The beginning of an alert and its end; one page, because every page costs all others some bytes. */
function AlertPage() {
  return useParams().step === 'stop' ? <StopAlert /> : <SaveSearch />;
}

export { AlertPage as Component };
