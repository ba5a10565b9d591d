import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { listOwnRequests, openOwnRequest } from '#features/enquiries/requests/requests.contract.ts';
import { requestsTexts as texts } from '#features/enquiries/requests/requests.texts.ts';
import { tellFailure } from '#platform/calls/failure-message.ts';
import { showMoment } from '#platform/dates/show-moment.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { useLocalPath } from '#platform/pages/link.tsx';
import { useCall, useClient } from '#platform/pages/use-call.ts';
import { TruncatedUserText } from '#ui/display/truncated-user-text.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Card } from '#ui/layout/card.tsx';

/** The signed-in person's earlier requests, with links to their answers. */
export function OwnRequests() {
  const t = useTranslate();
  const language = useLanguage();
  const id = useId();
  const local = useLocalPath();
  const client = useClient();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string>();
  const { data } = useCall(listOwnRequests, {});
  if (!data || data.requests.length === 0) return null;

  async function open(request: number) {
    setFailure(undefined);
    try {
      const { token } = await client(openOwnRequest, { id: request });
      await navigate(`${local('/quotations')}#${token}`);
    } catch (problem) {
      setFailure(tellFailure(problem, t));
    }
  }

  return (
    <Card as="section" padding="none" labelledBy={id}>
      <h2 id={id} className="px-6 pt-6 pb-3 font-semibold text-xl sm:px-8">
        {t(texts.own)}
      </h2>
      {failure && <Notice tone="danger">{failure}</Notice>}
      <ul className="pb-2">
        {data.requests.map(({ id: request, title, created_at, ...counts }) => (
          <li key={request} className="border-line border-t">
            <button
              type="button"
              onClick={() => void open(request)}
              className="flex w-full items-center justify-between gap-4 px-6 py-3 text-start hover:bg-sunken sm:px-8"
            >
              <span className="grid min-w-0 gap-0.5">
                <TruncatedUserText className="font-medium">{title}</TruncatedUserText>
                <span className="text-muted text-sm">
                  {t(texts.ownFacts, counts)} · {showMoment(created_at, language)}
                </span>
              </span>
              <ChevronRight aria-hidden="true" className="size-5 shrink-0 rtl:-scale-x-100" />
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
