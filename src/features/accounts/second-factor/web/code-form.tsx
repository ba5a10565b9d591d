import { type ReactNode, useId } from 'react';
import { secondFactorTexts as texts } from '#features/accounts/second-factor/second-factor.texts.ts';
import type { AnyCall, CallAnswer } from '#platform/calls/call.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useCallForm } from '#platform/pages/use-call-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextField } from '#ui/forms/text-field.tsx';

type CodeFormProps<C extends AnyCall> = {
  call: C;
  onDone: (answer: CallAnswer<C>) => void;
  submit: string;
  isGrave?: boolean;
  beside?: ReactNode;
};

/** Asks for a device code or, where the call accepts one, a recovery code. */
export function CodeForm<C extends AnyCall>(props: CodeFormProps<C>) {
  const { call, onDone, submit, isGrave, beside } = props;
  const t = useTranslate();
  const id = useId();
  const form = useCallForm(call, { onDone });
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-4">
      {form.failure && !form.errors.code && <Notice tone="danger">{form.failure}</Notice>}
      <TextField
        id={`${id}-code`}
        name="code"
        required
        dir="ltr"
        label={t(texts.code)}
        autoComplete="one-time-code"
        maxLength={20}
        error={form.errors.code}
        onChange={() => form.edited('code')}
        className="max-w-60 tabular-nums tracking-widest"
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant={isGrave ? 'danger' : 'primary'} loading={form.sending}>
          {submit}
        </Button>
        {beside}
      </div>
    </form>
  );
}
