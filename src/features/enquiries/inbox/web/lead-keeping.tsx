import { useState } from 'react';
import { type EnquiryState, enquiryStates } from '#features/enquiries/enquiry-states.ts';
import {
  LABEL_LONGEST,
  MOST_LABELS,
  NOTES_LONGEST,
} from '#features/enquiries/inbox/inbox.contract.ts';
import { inboxTexts as texts } from '#features/enquiries/inbox/inbox.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Select } from '#ui/forms/select.tsx';
import { TextArea } from '#ui/forms/text-area.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import type { LeadActions, WholeLead } from './use-inbox.ts';

type KeepingProps = { lead: WholeLead; actions: LeadActions };

/** What only the company sees of an enquiry: stage, reminder, labels and notes. */
export function LeadKeeping({ lead, actions: { update, busy } }: KeepingProps) {
  const t = useTranslate();
  return (
    <div className="grid gap-5 border-line border-t pt-5">
      <div data-keeps-itself className="grid items-end gap-5 sm:grid-cols-2">
        <Select
          label={t(texts.stage)}
          value={lead.state}
          disabled={busy}
          onChange={({ target }) => void update({ state: target.value as EnquiryState })}
          options={enquiryStates.map((value) => ({ value, label: t(texts[value]) }))}
        />
        <TextField
          type="date"
          label={t(texts.remindOn)}
          help={t(texts.remindHelp)}
          value={lead.remind_on ?? ''}
          disabled={busy}
          onChange={({ target }) => void update({ remind_on: target.value })}
        />
      </div>
      <Labels key={lead.labels.join()} {...{ lead, update, busy }} />
      <Notes key={lead.notes} {...{ lead, update, busy }} />
    </div>
  );
}

type PartProps = Pick<KeepingProps, 'lead'> & Pick<LeadActions, 'update' | 'busy'>;

/** Splits at Latin and Arabic commas, so that labels can be typed in either language. */
const labelsIn = (typed: string) => [
  ...new Set(
    typed
      .split(/[,،]/)
      .map((label) => label.trim().slice(0, LABEL_LONGEST))
      .filter(Boolean),
  ),
];

function Labels({ lead, update, busy }: PartProps) {
  const t = useTranslate();
  const [typed, setTyped] = useState(lead.labels.join(', '));
  const labels = labelsIn(typed).slice(0, MOST_LABELS);
  const isChanged = labels.join() !== lead.labels.join();
  return (
    <div className="grid gap-3">
      <TextField
        label={t(texts.labels)}
        help={t(texts.labelsHelp)}
        value={typed}
        maxLength={LABEL_LONGEST * MOST_LABELS}
        onChange={({ target }) => setTyped(target.value)}
      />
      {isChanged && (
        <Button
          size="sm"
          variant="secondary"
          className="justify-self-start"
          loading={busy}
          onClick={() => void update({ labels })}
        >
          {t(texts.saveLabels)}
        </Button>
      )}
    </div>
  );
}

function Notes({ lead, update, busy }: PartProps) {
  const t = useTranslate();
  const [typed, setTyped] = useState(lead.notes);
  return (
    <div className="grid gap-3">
      <TextArea
        rows={2}
        dir="auto"
        label={t(texts.notes)}
        help={t(texts.notesHelp)}
        value={typed}
        limit={NOTES_LONGEST}
        maxLength={NOTES_LONGEST}
        onChange={({ target }) => setTyped(target.value)}
      />
      {typed.trim() !== lead.notes && (
        <Button
          size="sm"
          variant="secondary"
          className="justify-self-start"
          loading={busy}
          onClick={() => void update({ notes: typed })}
        >
          {t(texts.saveNotes)}
        </Button>
      )}
    </div>
  );
}
