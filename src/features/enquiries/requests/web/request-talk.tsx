import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { conversationTexts } from '#features/enquiries/conversation.texts.ts';
import { enquiryLimits } from '#features/enquiries/enquiries.contract.ts';
import { quotationsPageTexts as texts } from '#features/enquiries/requests/quotations-page.texts.ts';
import { MessageList } from '#features/enquiries/web/message-list.tsx';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Button } from '#ui/actions/button.tsx';
import { TextArea } from '#ui/forms/text-area.tsx';
import type { AskedCompany, RequestActions } from './use-request.ts';

type RequestTalkProps = { company: AskedCompany; actions: RequestActions };

/** The conversation with one company besides the request itself, with a form to write. */
export function RequestTalk({ company, actions }: RequestTalkProps) {
  const t = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const { messages, state, company_name: name } = company;
  const [first, ...further] = messages;
  // The first message is the request's notes, shown once above for all companies.
  const said = first?.author === 'buyer' ? further : messages;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {said.length > 0 && (
        <MessageList
          messages={said}
          reader="buyer"
          nameOf={(author) => (author === 'buyer' ? t(conversationTexts.you) : name)}
          mayLink={(author) => author === 'company'}
        />
      )}
      {state !== 'closed' &&
        (isAsking ? (
          <Writing id={company.id} actions={actions} onDone={() => setAsking(false)} />
        ) : (
          <Button
            size="sm"
            variant="quiet"
            className="justify-self-start"
            icon={<MessageCircle aria-hidden="true" />}
            onClick={() => setAsking(true)}
          >
            {t(texts.askBack)}
          </Button>
        ))}
    </div>
  );
}

type WritingProps = { id: number; actions: RequestActions; onDone: () => void };

function Writing({ id, actions: { write, busy }, onDone }: WritingProps) {
  const t = useTranslate();
  const [typed, setTyped] = useState('');

  async function send() {
    if (await write(id, typed)) onDone();
  }

  return (
    <div className="grid gap-3">
      <TextArea
        dir="auto"
        label={t(conversationTexts.reply)}
        value={typed}
        limit={enquiryLimits.message}
        maxLength={enquiryLimits.message}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button
        size="sm"
        className="justify-self-start"
        disabled={typed.trim() === ''}
        loading={busy}
        onClick={() => void send()}
      >
        {t(conversationTexts.sendReply)}
      </Button>
    </div>
  );
}
