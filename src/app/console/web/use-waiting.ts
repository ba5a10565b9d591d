import { getWaiting } from '#app/console/console.contract.ts';
import { adminTexts as texts } from '#app/console/console.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useCall } from '#platform/pages/use-call.ts';

type Waiting = Readonly<Record<string, { readonly count: number; readonly said: string }>>;

/** The number of waiting records behind each link of the menu. */
export function useWaiting(): Waiting {
  const t = useTranslate();
  const { data } = useCall(getWaiting, {});
  if (!data) return {};
  const waits = (count: number) => ({ count, said: t(texts.waiting, { n: count }) });
  return {
    '/admin/applications': waits(data.applications),
    '/admin/messages': waits(data.messages),
    '/admin/orders': waits(data.pending_orders),
    '/admin/enquiries': waits(data.reported_enquiries),
    '/admin/mails': waits(data.failed_mails),
  };
}
