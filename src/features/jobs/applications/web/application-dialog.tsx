import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { ownStatusText } from '#features/jobs/applications/application-statuses.ts';
import { getApplication } from '#features/jobs/applications/applications.contract.ts';
import { myJobsTexts as texts } from '#features/jobs/applications/my-jobs.texts.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { failureMessage } from '#platform/calls/failure-message.ts';
import { showDate } from '#platform/dates/show-date.ts';
import { showMoment } from '#platform/dates/show-moment.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { useLocalPath } from '#platform/pages/link.tsx';
import { useCall } from '#platform/pages/use-call.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { useCvDownload } from './use-cv-download.ts';

type Detail = CallAnswer<typeof getApplication>['application'];

/** An application with its history, its CV, and who opened that. */
export function ApplicationDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useTranslate();
  const local = useLocalPath();
  const { data, error, isFetching, refetch } = useCall(getApplication, { application_id: id });
  const application = data?.application;
  return (
    <Dialog
      open
      onClose={onClose}
      title={application?.job_title ?? t(texts.viewDetails)}
      description={application?.company_name}
      actions={
        application?.is_shown && (
          <Button variant="secondary" href={local(`/job/${application.job_ref}`)}>
            {t(texts.openJob)}
          </Button>
        )
      }
    >
      {application && <Details application={application} />}
      {!application && !error && <Skeleton lines={6} />}
      {error && (
        <Notice tone="danger" onRetry={() => void refetch()} retrying={isFetching}>
          {error.status === 404
            ? failureMessage(error, t(texts.detailFailed))
            : t(texts.detailFailed)}
        </Notice>
      )}
    </Dialog>
  );
}

function Details({ application }: { application: Detail }) {
  const t = useTranslate();
  const openers = { company: application.company_name, operator: t(texts.openedByOperator) };
  return (
    <div className="grid gap-7">
      <Part title={t(texts.history)}>
        <ol className="grid gap-2">
          {application.history.map(({ status, created_at }) => (
            <Line key={created_at} moment={created_at}>
              {t(ownStatusText(status))}
            </Line>
          ))}
        </ol>
      </Part>
      <Part title={t(texts.yourCv)}>
        <OwnCv application={application} />
      </Part>
      <Part title={t(texts.openings)}>
        {application.cv_openings.length === 0 ? (
          <p className="text-soft">{t(texts.noOpenings)}</p>
        ) : (
          <ul className="grid gap-2">
            {application.cv_openings.map(({ opened_by, created_at }) => (
              <Line key={created_at} moment={created_at}>
                {openers[opened_by]}
              </Line>
            ))}
          </ul>
        )}
      </Part>
    </div>
  );
}

function Line({ moment, children }: { moment: string; children: ReactNode }) {
  const language = useLanguage();
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-b pb-2 last:border-0 last:pb-0">
      <span className="font-medium">{children}</span>
      <time dateTime={moment} className="text-muted text-sm">
        {showMoment(moment, language)}
      </time>
    </li>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-3 font-semibold">{title}</h3>
      {children}
    </section>
  );
}

function OwnCv({ application }: { application: Detail }) {
  const t = useTranslate();
  const language = useLanguage();
  const { download, fetching, failed } = useCvDownload();
  const { application_id: id, cv_name: name, cv_kept_until: until } = application;
  if (name === null || until === null) return <p className="text-soft">{t(texts.notKept)}</p>;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="break-words font-medium">
            <bdi>{name}</bdi>
          </p>
          <p className="text-muted text-sm">
            {t(texts.keptUntil, { date: showDate(until, language) })}
          </p>
        </div>
        <Button
          size="sm"
          variant="secondary"
          loading={fetching}
          icon={<Download aria-hidden="true" />}
          onClick={() => void download(id, name)}
        >
          {t(texts.download)}
        </Button>
      </div>
      {failed && <Notice tone="danger">{t(texts.downloadFailed)}</Notice>}
    </div>
  );
}
