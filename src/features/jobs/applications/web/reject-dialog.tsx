import { useQuery } from '@tanstack/react-query';
import { useOwnerClaim } from '#collection/web/owner-claim.ts';
import { previewRejections } from '#features/jobs/applications/applicants.contract.ts';
import { applicantsTexts as texts } from '#features/jobs/applications/applicants.texts.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { callQuery } from '#platform/pages/call-query.ts';
import { useClient } from '#platform/pages/use-call.ts';
import { UNDO_S } from '#platform/undo/undo-time.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { overlaysTexts } from '#ui/overlays/overlays.texts.ts';

type RejectDialogProps = {
  /** The applicants to reject; empty while the dialog is closed. */
  ids: readonly number[];
  pending: boolean;
  onClose: () => void;
  onReject: () => void;
};

/** Shows the rejection mails before they are sent. */
export function RejectDialog({ ids, pending, onClose, onReject }: RejectDialogProps) {
  const t = useTranslate();
  const claim = useOwnerClaim();
  const { data, error, isFetching, refetch } = useQuery({
    ...callQuery(useClient(), previewRejections, { ...claim, application_ids: [...ids] }),
    enabled: ids.length > 0,
    staleTime: 0,
    gcTime: 0,
  });
  const count = data?.mails.length;
  return (
    <Dialog
      open={ids.length > 0}
      onClose={onClose}
      closeOnOutsidePress={false}
      title={t(texts.rejectQuestion, { n: count ?? ids.length })}
      description={t(texts.rejectLead, { s: UNDO_S })}
      size="lg"
      actions={
        <>
          <Button variant="secondary" disabled={pending} onClick={onClose}>
            {t(overlaysTexts.cancel)}
          </Button>
          <Button variant="danger" loading={pending} disabled={!count} onClick={onReject}>
            {t(texts.reject)}
          </Button>
        </>
      }
    >
      {!data && !error && <Skeleton lines={8} />}
      {error && (
        <Notice tone="danger" onRetry={() => void refetch()} retrying={isFetching}>
          {t(texts.previewFailed)}
        </Notice>
      )}
      {count === 0 && <p>{t(texts.nobodyToReject)}</p>}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {data?.mails.map((mail, place) => (
          <MailPreview key={mail.application_id} mail={mail} open={place === 0} />
        ))}
      </div>
    </Dialog>
  );
}

type PreviewedMail = CallAnswer<typeof previewRejections>['mails'][number];

function MailPreview({ mail, open }: { mail: PreviewedMail; open: boolean }) {
  const t = useTranslate();
  const { name, email, language, subject, body } = mail;
  const to = email === null ? t(texts.mailToAccount, { name }) : t(texts.mailTo, { name, email });
  return (
    <details open={open} className="rounded-lg border border-line bg-sunken">
      <summary className="cursor-pointer break-words px-4 py-3 font-medium">{to}</summary>
      <div
        lang={language}
        dir={language === 'ar' ? 'rtl' : 'ltr'}
        className="grid grid-cols-[minmax(0,1fr)] gap-3 border-line border-t px-4 py-3"
      >
        <p className="font-semibold">{subject}</p>
        <p className="whitespace-pre-wrap break-words">{body}</p>
      </div>
    </details>
  );
}
