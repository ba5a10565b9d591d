import { EyeOff, FileDown, Hash, Mail, MapPin, Package, Phone, PhoneCall } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { useOwnerClaim } from '#collection/web/owner-claim.ts';
import { enquiryLimits } from '#features/enquiries/enquiries.contract.ts';
import { enquiriesTexts } from '#features/enquiries/enquiries.texts.ts';
import { downloadEnquiryFile, readEnquiry } from '#features/enquiries/inbox/inbox.contract.ts';
import { inboxTexts as texts } from '#features/enquiries/inbox/inbox.texts.ts';
import { LeadQuotations } from '#features/enquiries/quotations/web/lead-quotations.tsx';
import { LeadRequest } from '#features/enquiries/requests/web/lead-request.tsx';
import { MessageList, type ShownMessage } from '#features/enquiries/web/message-list.tsx';
import { tellFailure } from '#platform/calls/failure-message.ts';
import { placeName } from '#platform/geo/place-name.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { Link } from '#platform/pages/link.tsx';
import { saveFile } from '#platform/pages/save-file.ts';
import { useCall, useClient } from '#platform/pages/use-call.ts';
import { Button } from '#ui/actions/button.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useToast } from '#ui/feedback/toast-context.ts';
import { TextArea } from '#ui/forms/text-area.tsx';
import { Card } from '#ui/layout/card.tsx';
import { UnsavedGuard } from '#ui/leaving/unsaved-guard.tsx';
import { LeadKeeping } from './lead-keeping.tsx';
import { SenderStanding } from './sender-standing.tsx';
import { StateBadge } from './state-badge.tsx';
import { type LeadActions, useLeadActions, type WholeLead } from './use-inbox.ts';

/**
 * One enquiry: conversation, answer form, and the company's own facts. `isOpened` is false for one shown without being
 * chosen, such as the first of the list; that does not mark it as read.
 */
export function LeadPanel({ id, isOpened }: { id: number; isOpened: boolean }) {
  const t = useTranslate();
  const claim = useOwnerClaim();
  const { data, error, isFetching, refetch } = useCall(readEnquiry, { ...claim, id });
  if (data) {
    return (
      <UnsavedGuard>
        <Panel lead={data.enquiry} isOpened={isOpened} />
      </UnsavedGuard>
    );
  }
  if (error) {
    return (
      <ErrorState title={t(texts.loadFailed)} onRetry={() => void refetch()} retrying={isFetching}>
        {tellFailure(error, t)}
      </ErrorState>
    );
  }
  return (
    <Card>
      <div role="status" aria-busy="true">
        <span className="sr-only">{t(texts.loading)}</span>
        <Skeleton lines={10} />
      </div>
    </Card>
  );
}

function Panel({ lead, isOpened }: { lead: WholeLead; isOpened: boolean }) {
  const t = useTranslate();
  const id = useId();
  const actions = useLeadActions(lead.id);
  const { name, subject, state, messages, is_unread, is_erased, is_closed, is_trusted } = lead;
  // An enquiry marked as unread stays unread while it is still shown.
  const [isPutBack, setPutBack] = useState(false);
  const markRead = useEffectEvent(() => void actions.mark(true));
  useEffect(() => {
    if (isOpened && is_unread && !isPutBack) markRead();
  }, [isOpened, is_unread, isPutBack]);

  function putBack() {
    setPutBack(true);
    void actions.mark(false);
  }

  const who = is_erased ? t(texts.erasedBuyer) : name;
  return (
    <Card as="section" labelledBy={id} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header className="grid gap-2">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <h2 id={id} dir="auto" className="min-w-0 break-words font-semibold text-xl">
            {subject || lead.about_title}
          </h2>
          <StateBadge state={state} />
        </div>
        <p className="font-medium">{who}</p>
        <Facts lead={lead} />
      </header>
      <MessageList
        messages={messages}
        reader="company"
        nameOf={(author) => (author === 'company' ? t(texts.you) : who)}
        mayLink={(author) => author === 'company' || is_trusted}
        file={(message) => <FileButton message={message} />}
      />
      {lead.request && <LeadRequest request={lead.request} />}
      <LeadQuotations lead={lead} actions={actions} />
      {is_closed && <Notice tone="info">{t(texts.closedByBuyer)}</Notice>}
      {!is_closed && !is_erased && <Answer actions={actions} />}
      <LeadKeeping key={lead.id} lead={lead} actions={actions} />
      {!is_erased && <SenderStanding lead={lead} actions={actions} onMarkUnread={putBack} />}
    </Card>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex min-w-0 items-center gap-1.5">
      <span aria-hidden="true" className="shrink-0 [&>svg]:size-4">
        {icon}
      </span>
      <span className="min-w-0 break-words">{children}</span>
    </li>
  );
}

const linkClasses = 'break-all text-action underline-offset-4 hover:underline';

/** The record the enquiry is about; nothing if it is about the company itself. */
function AskedAbout({ lead: { about, about_title, about_path } }: { lead: WholeLead }) {
  if (about === 'company') return null;
  return (
    <Line icon={<Package />}>
      {about_path ? (
        <Link to={about_path} className={linkClasses}>
          {about_title}
        </Link>
      ) : (
        about_title
      )}
    </Line>
  );
}

function Facts({ lead }: { lead: WholeLead }) {
  const t = useTranslate();
  const language = useLanguage();
  const { email, phone, quantity, country, city, wants_call } = lead;
  const place = placeName({ city, country }, language);
  return (
    <>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-muted text-sm">
        <AskedAbout lead={lead} />
        {quantity && (
          <Line icon={<Hash />}>
            {t(enquiriesTexts.quantity)}: <bdi>{quantity}</bdi>
          </Line>
        )}
        <Line icon={<MapPin />}>{place}</Line>
        {wants_call && <Line icon={<PhoneCall />}>{t(texts.wantsCall)}</Line>}
        {email && (
          <Line icon={<Mail />}>
            <a href={`mailto:${email}`} className={linkClasses}>
              <bdi>{email}</bdi>
            </a>
          </Line>
        )}
        {phone && (
          <Line icon={<Phone />}>
            <a href={`tel:${phone.replaceAll(' ', '')}`} className={linkClasses}>
              <bdi>{phone}</bdi>
            </a>
          </Line>
        )}
      </ul>
      {!email && !phone && !lead.is_erased && (
        <p className="flex gap-2 rounded-lg bg-sunken p-3 text-sm text-soft">
          <EyeOff aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {t(texts.contactHidden)}
        </p>
      )}
    </>
  );
}

function FileButton({ message }: { message: ShownMessage }) {
  const t = useTranslate();
  const client = useClient();
  const toaster = useToast();
  const claim = useOwnerClaim();
  const [fetching, setFetching] = useState(false);
  const name = message.file_name ?? '';

  async function fetchFile() {
    setFetching(true);
    try {
      saveFile(await client(downloadEnquiryFile, { ...claim, message_id: message.id }), name);
    } catch {
      toaster.show({ message: t(texts.fileFailed), tone: 'danger', timeoutMs: 5000 });
    }
    setFetching(false);
  }

  return (
    <Button
      size="sm"
      variant="secondary"
      className="justify-self-start"
      loading={fetching}
      icon={<FileDown aria-hidden="true" />}
      onClick={() => void fetchFile()}
    >
      <span className="sr-only">{t(texts.file)}</span>
      <bdi className="max-w-[24ch] truncate">{name}</bdi>
    </Button>
  );
}

function Answer({ actions: { answer, busy } }: { actions: LeadActions }) {
  const t = useTranslate();
  const [typed, setTyped] = useState('');

  async function send() {
    if (!(await answer(typed))) return;
    setTyped('');
  }

  return (
    <div className="grid gap-3">
      <TextArea
        dir="auto"
        label={t(texts.answer)}
        value={typed}
        limit={enquiryLimits.message}
        maxLength={enquiryLimits.message}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button
        className="sm:justify-self-start"
        disabled={typed.trim() === ''}
        loading={busy}
        onClick={() => void send()}
      >
        {t(texts.sendAnswer)}
      </Button>
    </div>
  );
}
