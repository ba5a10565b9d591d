import { CalendarClock, FileText, Lock, MapPin } from 'lucide-react';
import { conversationTexts } from '#features/enquiries/conversation.texts.ts';
import type { LinkedPageProps } from '#features/enquiries/mailed-link/link-page.tsx';
import { LinkedRecordStatus } from '#features/enquiries/mailed-link/linked-record-status.tsx';
import { ComparedQuotations } from '#features/enquiries/quotations/web/compared-quotations.tsx';
import { quotationsPageTexts as texts } from '#features/enquiries/requests/quotations-page.texts.ts';
import { requestsTexts } from '#features/enquiries/requests/requests.texts.ts';
import { showDate } from '#platform/dates/show-date.ts';
import { placeName } from '#platform/geo/place-name.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { UserText } from '#ui/display/user-text.tsx';
import { ToastProvider } from '#ui/feedback/toast-provider.tsx';
import { UnsavedGuard } from '#ui/leaving/unsaved-guard.tsx';
import { AskedCompanies } from './asked-companies.tsx';
import { type BuyerRequest, useRequest } from './use-request.ts';

/** The request that a token opens. */
export function OpenedRequest(props: LinkedPageProps) {
  return (
    <ToastProvider>
      <Opened {...props} />
    </ToastProvider>
  );
}

function Opened({ token, unknown }: LinkedPageProps) {
  const t = useTranslate();
  const opened = useRequest(token);
  const { request } = opened;
  if (!request) return <LinkedRecordStatus opened={opened} texts={texts} unknown={unknown} />;
  return (
    <div className="grid gap-8">
      <RequestHead request={request} />
      <ComparedQuotations request={request} actions={opened} />
      <UnsavedGuard>
        <AskedCompanies request={request} actions={opened} />
      </UnsavedGuard>
      <p className="flex gap-2 text-muted text-sm">
        <Lock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {t(conversationTexts.keepPrivate)}
      </p>
    </div>
  );
}

function RequestHead({ request }: { request: BuyerRequest }) {
  const t = useTranslate();
  const language = useLanguage();
  const { title, notes, country, city, needed_by, files, companies } = request;
  const place = placeName({ city, country }, language);
  const count = companies.reduce((sum, { lines }) => sum + lines.length, 0) - 1;
  const isSame = companies.every(({ lines }) => lines.length === 1 && lines[0]?.path === null);
  return (
    <header className="grid gap-3">
      <p className="font-medium text-sand text-sm">{t(texts.title)}</p>
      <h1 className="break-words font-semibold text-3xl">
        {title}{' '}
        {!isSame && count > 0 && (
          <span className="font-normal text-soft text-xl">{t(texts.more, { count })}</span>
        )}
      </h1>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-muted text-sm">
        <li className="flex items-center gap-1.5">
          <MapPin aria-hidden="true" className="size-4" />
          {place}
        </li>
        {needed_by && (
          <li className="flex items-center gap-1.5">
            <CalendarClock aria-hidden="true" className="size-4" />
            {t(requestsTexts.neededBy)} {showDate(needed_by, language)}
          </li>
        )}
        {files.map(({ id, name }) => (
          <li key={id} className="flex min-w-0 items-center gap-1.5">
            <FileText aria-hidden="true" className="size-4 shrink-0" />
            <bdi className="break-all">{name}</bdi>
          </li>
        ))}
      </ul>
      {notes && <UserText className="measure whitespace-pre-line text-soft">{notes}</UserText>}
    </header>
  );
}
