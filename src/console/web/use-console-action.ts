import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnyCall, CallInput } from '#platform/calls/call.ts';
import { callTexts } from '#platform/calls/calls.texts.ts';
import { failureMessage } from '#platform/calls/failure-message.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useClient } from '#platform/pages/use-call.ts';
import { useToast } from '#ui/feedback/toast-context.ts';

const MESSAGE_MS = 4000;

/** Reloads everything that the console shows, because one change can affect many lists. */
export function useConsoleReload(): () => Promise<void> {
  const queries = useQueryClient();
  return () =>
    queries.invalidateQueries({
      predicate: ({ queryKey: [path] }) => String(path).startsWith('admin/'),
    });
}

/** Runs a call and shows its message or failure in a toast; resolves to whether it succeeded. */
export function useConsoleAction() {
  const t = useTranslate();
  const client = useClient();
  const toast = useToast();
  const reload = useConsoleReload();
  const [pending, setPending] = useState(false);

  async function run<C extends AnyCall>(call: C, input: CallInput<C>): Promise<boolean> {
    setPending(true);
    try {
      const { message } = (await client(call, input)) as unknown as { message: string };
      toast.show({ message, timeoutMs: MESSAGE_MS });
      return true;
    } catch (error) {
      const message = failureMessage(error, t(callTexts.unexpected));
      toast.show({ message, tone: 'danger', timeoutMs: null });
      return false;
    } finally {
      await reload();
      setPending(false);
    }
  }

  return { run, pending };
}
