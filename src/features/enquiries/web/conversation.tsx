import { ExternalLink, Lock, MapPin, Package, Phone } from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';
import { CompanyLogo } from '#features/companies/web/public.ts';
import { conversationTexts as texts } from '#features/enquiries/conversation.texts.ts';
import { enquiryLimits } from '#features/enquiries/enquiries.contract.ts';
import { enquiriesTexts } from '#features/enquiries/enquiries.texts.ts';
import { placeName } from '#platform/geo/place-name.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { Link, useLocalPath } from '#platform/pages/link.tsx';
import { Button } from '#ui/actions/button.tsx';
import { type Fact, FactList } from '#ui/display/fact-list.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextArea } from '#ui/forms/text-area.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { Card } from '#ui/layout/card.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { BuyerStateBadge } from './buyer-state-badge.tsx';
import { MessageList } from './message-list.tsx';
import type { BuyerConversation, OpenedConversation } from './use-conversation.ts';

type Opened = OpenedConversation & { conversation: BuyerConversation };

/** An enquiry as its buyer sees it. */
export function Conversation(opened: Opened) {
  const t = useTranslate();
  const { conversation } = opened;
  const { subject, state, company_name: company, messages } = conversation;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-10">
      <div className="grid min-w-0 gap-6">
        <header className="grid gap-3">
          <p className="font-medium text-sand text-sm">{t(texts.title)}</p>
          <h1 className="break-words font-semibold text-3xl">{subject}</h1>
          <p>
            <BuyerStateBadge state={state} />
          </p>
        </header>
        <MessageList
          messages={messages}
          reader="buyer"
          nameOf={(author) => (author === 'buyer' ? t(texts.you) : company)}
          mayLink={(author) => author === 'company'}
        />
        {state === 'sent' && <p className="text-muted text-sm">{t(texts.waiting)}</p>}
        {state === 'closed' ? (
          <Closed company={conversation.company_id} />
        ) : (
          <Reply opened={opened} />
        )}
      </div>
      <aside className="grid gap-5">
        <About conversation={conversation} />
        <Contact opened={opened} />
        {state !== 'closed' && <Close opened={opened} />}
        <p className="flex gap-2 text-muted text-sm">
          <Lock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {t(texts.keepPrivate)}
        </p>
      </aside>
    </div>
  );
}

/** A closed enquiry stays closed; the buyer can start a new one. */
function Closed({ company }: { company: number | null }) {
  const t = useTranslate();
  const local = useLocalPath();
  return (
    <div className="grid gap-4">
      <Notice tone="info">{t(texts.closed)}</Notice>
      {company !== null && (
        <Button
          variant="secondary"
          href={local(`/enquire?company=${company}`)}
          className="sm:justify-self-start"
        >
          {t(texts.sendAnother)}
        </Button>
      )}
    </div>
  );
}

function Reply({ opened: { reply, busy } }: { opened: Opened }) {
  const t = useTranslate();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (typed.trim() === '') {
      setError(t(enquiriesTexts.messageRequired));
      return;
    }
    if (!(await reply(typed))) return;
    setTyped('');
  }

  return (
    <form noValidate onSubmit={(event) => void send(event)} className="grid gap-3">
      <TextArea
        dir="auto"
        label={t(texts.reply)}
        value={typed}
        limit={enquiryLimits.message}
        maxLength={enquiryLimits.message}
        error={error}
        onChange={({ target }) => {
          setTyped(target.value);
          setError(undefined);
        }}
      />
      <Button type="submit" className="sm:justify-self-start" loading={busy === 'reply'}>
        {t(texts.sendReply)}
      </Button>
    </form>
  );
}

/** The asked company, and the facts of the enquiry. */
function About({ conversation }: { conversation: BuyerConversation }) {
  const t = useTranslate();
  const language = useLanguage();
  const { company_id, company_name, company_logo, about_title, about_path } = conversation;
  const { quantity, country, city, wants_call } = conversation;
  const place = placeName({ city, country }, language);
  const facts: Fact[] = [
    {
      id: 'about',
      icon: <ExternalLink />,
      term: t(enquiriesTexts.asking),
      value: about_path ? (
        <Link to={about_path} className="text-action underline-offset-4 hover:underline">
          {about_title}
        </Link>
      ) : (
        about_title
      ),
    },
    ...(quantity
      ? [
          {
            id: 'quantity',
            icon: <Package />,
            term: t(enquiriesTexts.quantity),
            value: <bdi>{quantity}</bdi>,
          },
        ]
      : []),
    { id: 'place', icon: <MapPin />, term: t(texts.place), value: place },
    ...(wants_call ? [{ id: 'call', icon: <Phone />, term: t(texts.wantsCall), value: null }] : []),
  ];
  return (
    <Card className="grid gap-4">
      <div className="flex min-w-0 items-center gap-3">
        <CompanyLogo name={company_name} logo={company_logo} />
        <div className="min-w-0">
          <p className="break-words font-semibold">{company_name}</p>
          {company_id === null && <p className="text-muted text-sm">{t(texts.formerCompany)}</p>}
        </div>
      </div>
      <FactList facts={facts} />
    </Card>
  );
}

/** The buyer's contact details: the company sees nothing of them until they are shared here. */
function Contact({ opened }: { opened: Opened }) {
  const t = useTranslate();
  const id = useId();
  const { email, phone, email_shared, phone_shared, state } = opened.conversation;
  const isOpen = state !== 'closed';
  return (
    <Card as="section" labelledBy={id} className="grid gap-4">
      <h2 id={id} className="font-semibold">
        {t(texts.contact)}
      </h2>
      {!(email_shared && phone_shared) && isOpen && (
        <p className="text-muted text-sm">{t(texts.contactHidden)}</p>
      )}
      {email_shared ? <Shared value={email} /> : isOpen && <ShareEmail opened={opened} />}
      {phone_shared ? <Shared value={phone ?? ''} /> : isOpen && <SharePhone opened={opened} />}
    </Card>
  );
}

function ShareEmail({ opened: { conversation, share, busy } }: { opened: Opened }) {
  const t = useTranslate();
  const { email } = conversation;
  return (
    <Button
      size="sm"
      variant="secondary"
      className="justify-self-start"
      loading={busy === 'share'}
      onClick={() => void share({ email: true })}
    >
      <span className="break-all">{t(texts.shareEmail, { email })}</span>
    </Button>
  );
}

function SharePhone({ opened: { conversation, share, busy } }: { opened: Opened }) {
  const t = useTranslate();
  const [number, setNumber] = useState(conversation.phone ?? '');
  return (
    <form
      noValidate
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void share({ phone: number });
      }}
    >
      <TextField
        type="tel"
        dir="ltr"
        label={t(texts.phone)}
        value={number}
        autoComplete="tel"
        maxLength={enquiryLimits.phone}
        onChange={({ target }) => setNumber(target.value)}
      />
      <Button
        type="submit"
        size="sm"
        variant="secondary"
        className="justify-self-start"
        loading={busy === 'share'}
      >
        {t(texts.sharePhone)}
      </Button>
    </form>
  );
}

function Shared({ value }: { value: string }) {
  const t = useTranslate();
  return (
    <p className="grid">
      <bdi className="break-all font-medium">{value}</bdi>
      <span className="text-sm text-success">{t(texts.isShared)}</span>
    </p>
  );
}

function Close({ opened: { close, busy } }: { opened: Opened }) {
  const t = useTranslate();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className="justify-self-start"
        onClick={() => setAsking(true)}
      >
        {t(texts.close)}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void close().then(() => setAsking(false))}
        title={t(texts.closeQuestion)}
        confirmLabel={t(texts.close)}
        tone="danger"
        pending={busy === 'close'}
      >
        {t(texts.closeLead)}
      </ConfirmDialog>
    </>
  );
}
