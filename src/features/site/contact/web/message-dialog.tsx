import { useConsoleAction, useConsoleReload } from '#console/web/use-console-action.ts';
import {
  ANSWER_MAX_LENGTH,
  answerMessage,
  assignMessage,
} from '#features/site/contact/messages.contract.ts';
import { messagesTexts as texts } from '#features/site/contact/messages.texts.ts';
import { countryName } from '#platform/geo/country-name.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { useCallForm } from '#platform/pages/use-call-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Select } from '#ui/forms/select.tsx';
import { TextArea } from '#ui/forms/text-area.tsx';
import { FormDialog } from '#ui/overlays/form-dialog.tsx';
import type { Message } from './message-state.tsx';

type Operator = { readonly id: number; readonly email: string };

type MessageDialogProps = {
  message: Message | undefined;
  operators: readonly Operator[];
  onClose: () => void;
};

/** A message with its assignee and answer. */
export function MessageDialog({ message, operators, onClose }: MessageDialogProps) {
  return (
    <FormDialog
      open={message !== undefined}
      onClose={onClose}
      title={message ? (message.topic ?? message.subject) : ''}
      closeOnOutsidePress={false}
      size="lg"
    >
      {message && (
        <div className="grid gap-6">
          <Words message={message} />
          {message.state === 'answered' ? (
            <Answered message={message} />
          ) : (
            <>
              <div data-keeps-itself>
                <Assignee message={message} operators={operators} />
              </div>
              <AnswerForm message={message} />
            </>
          )}
        </div>
      )}
    </FormDialog>
  );
}

function Words({ message }: { message: Message }) {
  const language = useLanguage();
  const { name, email, phone, country } = message;
  const facts = [name, email, phone, countryName(country, language)].filter(Boolean);
  return (
    <div className="grid gap-3">
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-muted text-sm">
        {facts.map((fact) => (
          <li key={fact} className="min-w-0 break-words">
            <bdi>{fact}</bdi>
          </li>
        ))}
      </ul>
      <p dir="auto" className="whitespace-pre-wrap break-words rounded-lg bg-sunken p-4">
        {message.message}
      </p>
    </div>
  );
}

function Answered({ message }: { message: Message }) {
  const t = useTranslate();
  return (
    <div className="grid gap-2">
      <p className="text-muted text-sm">
        {t(texts.answeredBy, { who: message.answered_by ?? '' })}
      </p>
      <p dir="auto" className="whitespace-pre-wrap break-words">
        {message.answer}
      </p>
    </div>
  );
}

function Assignee({ message, operators }: { message: Message; operators: readonly Operator[] }) {
  const t = useTranslate();
  const { run, pending } = useConsoleAction();
  return (
    <Select
      label={t(texts.assignee)}
      value={String(message.assigned_to ?? '')}
      disabled={pending}
      onChange={({ target }) =>
        void run(assignMessage, { id: message.id, account_id: target.value })
      }
      placeholder={t(texts.nobody)}
      options={operators.map(({ id, email }) => ({ value: String(id), label: email }))}
    />
  );
}

function AnswerForm({ message }: { message: Message }) {
  const t = useTranslate();
  const reload = useConsoleReload();
  const form = useCallForm(answerMessage, {
    also: { id: message.id },
    onDone: () => void reload(),
  });
  const help = message.language === 'ar' ? texts.answerHelpArabic : texts.answerHelp;
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-4">
      {form.failure && !form.errors.answer && <Notice tone="danger">{form.failure}</Notice>}
      <TextArea
        name="answer"
        label={t(texts.answer)}
        help={t(help)}
        required
        dir="auto"
        className="min-h-36"
        limit={ANSWER_MAX_LENGTH}
        error={form.errors.answer}
        onChange={() => form.edited('answer')}
      />
      <div>
        <Button type="submit" loading={form.sending} loadingLabel={t(texts.sending)}>
          {t(texts.send)}
        </Button>
      </div>
    </form>
  );
}
