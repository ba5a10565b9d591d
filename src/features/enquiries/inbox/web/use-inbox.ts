import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useOwnerClaim } from '#collection/web/owner-claim.ts';
import { givenOf, useFilters } from '#console/web/use-filters.ts';
import {
  answerEnquiry,
  listEnquiries,
  markEnquiryRead,
  readEnquiry,
  reportEnquiry,
  updateEnquiry,
} from '#features/enquiries/inbox/inbox.contract.ts';
import { inboxTexts as texts } from '#features/enquiries/inbox/inbox.texts.ts';
import type { CallAnswer, CallInput } from '#platform/calls/call.ts';
import { failureMessage } from '#platform/calls/failure-message.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { callQuery } from '#platform/pages/call-query.ts';
import { useClient } from '#platform/pages/use-call.ts';
import { usePagedCall } from '#platform/pages/use-paged-call.ts';
import { useRetryKey } from '#platform/pages/use-retry-key.ts';
import { useToast } from '#ui/feedback/toast-context.ts';

const MESSAGE_MS = 5000;

export type Lead = CallAnswer<typeof listEnquiries>['enquiries'][number];
export type WholeLead = CallAnswer<typeof readEnquiry>['enquiry'];
export type LeadChange = Omit<CallInput<typeof updateEnquiry>, 'id' | 'exhibitor_id'>;
type Changed = { readonly message: string; readonly enquiry: WholeLead };
type Report = Pick<CallInput<typeof reportEnquiry>, 'reason' | 'note'>;

const filterNames = ['state', 'unread', 'due', 'label', 'search'] as const;

/** The inbox with the filters in the address. */
export function useInbox() {
  const claim = useOwnerClaim();
  const [filters, change] = useFilters([...filterNames, 'open']);
  const { open, ...asked } = filters;
  const given = givenOf(asked) as Partial<CallInput<typeof listEnquiries>>;
  const pages = usePagedCall(listEnquiries, { ...claim, ...given });
  return {
    pages,
    filters,
    change,
    given,
    open: Number(open) || undefined,
    isFiltered: Object.keys(given).length > 0,
    showAll: () => change({ state: '', unread: '', due: '', label: '', search: '' }),
  };
}

/** The company's actions on an enquiry; each shows its outcome. */
export function useLeadActions(id: number) {
  const t = useTranslate();
  const client = useClient();
  const queries = useQueryClient();
  const toaster = useToast();
  const claim = useOwnerClaim();
  const [busy, setBusy] = useState(false);
  const { key, renew, heard } = useRetryKey();
  const own = { ...claim, id };

  const readAgain = () => queries.invalidateQueries({ queryKey: [listEnquiries.path] });

  /** Shows the outcome in a toast, and the enquiry's new state. */
  async function show({ message, enquiry }: Changed) {
    const { queryKey } = callQuery(client, readEnquiry, own);
    queries.setQueryData(queryKey, { success: true, enquiry });
    toaster.show({ message, tone: 'success', timeoutMs: MESSAGE_MS });
    await readAgain();
  }

  async function act(work: () => Promise<Changed>) {
    setBusy(true);
    try {
      await show(await work());
      renew();
      return true;
    } catch (failure) {
      heard(failure);
      const message = failureMessage(failure, t(texts.failed));
      toaster.show({ message, tone: 'danger', timeoutMs: MESSAGE_MS });
      return false;
    } finally {
      setBusy(false);
    }
  }

  async function mark(read: boolean) {
    // A failure to mark it as read is not worth a message.
    await client(markEnquiryRead, { ...own, read }).catch(() => undefined);
    await queries.invalidateQueries({
      predicate: ({ queryKey: [path] }) => String(path).startsWith('exhibitor/'),
    });
  }

  return {
    busy,
    mark,
    show,
    answer: (message: string) => act(() => client(answerEnquiry, { ...own, key, message })),
    update: (change: LeadChange) => act(() => client(updateEnquiry, { ...own, ...change })),
    report: (report: Report) => act(() => client(reportEnquiry, { ...own, ...report })),
  };
}

export type LeadActions = ReturnType<typeof useLeadActions>;
