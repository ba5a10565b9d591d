import { useId } from 'react';
import { useOwnerClaim } from '#collection/web/owner-claim.ts';
import { inboxTexts } from '#features/enquiries/inbox/inbox.texts.ts';
import type { WholeLead } from '#features/enquiries/inbox/web/use-inbox.ts';
import { downloadRequestFile } from '#features/enquiries/requests/lead-request.contract.ts';
import { leadRequestTexts as texts } from '#features/enquiries/requests/lead-request.texts.ts';
import { showDate } from '#platform/dates/show-date.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { useClient } from '#platform/pages/use-call.ts';
import { SaveFileButton } from '#ui/actions/save-file-button.tsx';
import { RequestLines } from './request-lines.tsx';

/** The lines that the company is asked to quote for. */
export function LeadRequest({ request }: { request: NonNullable<WholeLead['request']> }) {
  const t = useTranslate();
  const language = useLanguage();
  const id = useId();
  const client = useClient();
  const claim = useOwnerClaim();
  const { lines, files, needed_by, is_matched } = request;
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 id={id} className="font-semibold">
          {t(texts.request)}
        </h3>
        {needed_by && (
          <p className="text-muted text-sm">
            {t(texts.neededBy, { day: showDate(needed_by, language) })}
          </p>
        )}
      </div>
      <RequestLines lines={lines} />
      {is_matched && <p className="text-muted text-sm">{t(texts.matched)}</p>}
      {files.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {files.map(({ id: file_id, name }) => (
            <SaveFileButton
              key={file_id}
              label={name}
              failed={t(inboxTexts.fileFailed)}
              name={name}
              fetchFile={() => client(downloadRequestFile, { ...claim, file_id })}
            />
          ))}
        </div>
      )}
    </section>
  );
}
