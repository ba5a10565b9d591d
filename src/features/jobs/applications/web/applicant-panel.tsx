import { CalendarDays, Eye, Mail } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import {
  type Applicant,
  NOTES_MAX_LENGTH,
} from '#features/jobs/applications/applicants.contract.ts';
import { applicantsTexts as texts } from '#features/jobs/applications/applicants.texts.ts';
import {
  type PipelineStatus,
  pipeline,
  statusText,
} from '#features/jobs/applications/application-statuses.ts';
import { showDate } from '#platform/dates/show-date.ts';
import { showMoment } from '#platform/dates/show-moment.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Avatar } from '#ui/display/avatar.tsx';
import { MailAddress } from '#ui/display/mail-address.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Select } from '#ui/forms/select.tsx';
import { TextArea } from '#ui/forms/text-area.tsx';
import { Card } from '#ui/layout/card.tsx';
import { ApplicantCv } from './applicant-cv.tsx';
import { FactLine } from './fact-line.tsx';
import { dayOf } from './known-applications.tsx';
import { StatusBadge } from './status-badge.tsx';

export type ApplicantChange = { status?: PipelineStatus; notes?: string };

type PanelProps = {
  applicant: Applicant;
  /** Whether a change of this applicant is being saved. */
  pending: boolean;
  onChange: (change: ApplicantChange) => void;
  /** Opens the preview of the rejection mail. */
  onReject: () => void;
  onOpened: () => void;
  /** Called with whether there is an unsaved note. */
  onUnsaved: (isUnsaved: boolean) => void;
};

/** An applicant's facts, status, notes and CV. */
export function ApplicantPanel(props: PanelProps) {
  const { applicant, pending, onChange, onReject, onOpened, onUnsaved } = props;
  const id = useId();
  const { name, status } = applicant;
  const note = useNote(applicant.notes);
  return (
    <Card as="section" labelledBy={id} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex items-start gap-4">
        <Avatar name={name} shape="round" />
        <div className="min-w-0 grow">
          <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
            <h2 id={id} className="min-w-0 break-words font-semibold text-lg">
              {name}
            </h2>
            <StatusBadge status={status} />
          </div>
          <Facts applicant={applicant} />
        </div>
      </div>
      {status !== 'withdrawn' && (
        <>
          <Stage
            key={status}
            {...{ applicant, pending, onChange, onReject }}
            unsaved={note.isUnsaved ? { notes: note.typed } : undefined}
          />
          <Notes {...{ pending, onChange, onUnsaved, note }} />
        </>
      )}
      {/* Last, so that its pages do not push the controls away. */}
      <ApplicantCv key={applicant.application_id} applicant={applicant} onOpened={onOpened} />
    </Card>
  );
}

function Facts({ applicant }: { applicant: Applicant }) {
  const t = useTranslate();
  const language = useLanguage();
  const date = showDate(dayOf(applicant.created_at), language, 'short');
  const openedAt = applicant.cv_opened_at;
  return (
    <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-muted text-sm">
      <FactLine icon={<Mail />}>
        <a
          href={`mailto:${applicant.email}`}
          className="text-action underline-offset-4 hover:underline"
        >
          <MailAddress>{applicant.email}</MailAddress>
        </a>
      </FactLine>
      <FactLine icon={<CalendarDays />}>{t(texts.appliedOn, { date })}</FactLine>
      {openedAt && (
        <FactLine icon={<Eye />}>
          {t(texts.cvOpened, { time: showMoment(openedAt, language) })}
        </FactLine>
      )}
    </ul>
  );
}

type FormProps = Pick<PanelProps, 'applicant' | 'pending' | 'onChange'>;
type RejectProps = Pick<PanelProps, 'onReject'> & { unsaved: ApplicantChange | undefined };
type UnsavedProps = Pick<PanelProps, 'onUnsaved'> & { note: ReturnType<typeof useNote> };

/** The note being typed. If somebody else saves another one, a field without unsaved input takes that over. */
function useNote(saved: string) {
  const [begun, setBegun] = useState(saved);
  const [typed, setTyped] = useState(saved);
  const written = typed.trim();
  if (saved !== begun && (written === begun || written === saved)) {
    setBegun(saved);
    setTyped(saved);
  }
  return {
    typed,
    setTyped,
    isUnsaved: written !== saved,
    meanwhile: saved === begun ? undefined : saved,
  };
}

/**
 * Moving an applicant mails them, so it takes a button press. It may also remove them from the filtered list, so an
 * unsaved note is sent along.
 */
function Stage({ applicant, pending, onChange, onReject, unsaved }: FormProps & RejectProps) {
  const t = useTranslate();
  const { status } = applicant;
  const [chosen, setChosen] = useState<string>(status);

  function move() {
    if (chosen !== 'rejected') {
      onChange({ status: chosen as PipelineStatus, ...unsaved });
      return;
    }
    if (unsaved) onChange(unsaved);
    onReject();
  }

  return (
    <div className="grid content-start gap-3">
      <Select
        label={t(texts.stage)}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
        options={pipeline.map((value) => ({ value, label: t(statusText(value)) }))}
      />
      {chosen !== status && (
        <Button size="sm" className="justify-self-start" loading={pending} onClick={move}>
          {t(texts.move)}
        </Button>
      )}
    </div>
  );
}

function Notes(props: Omit<FormProps, 'applicant'> & UnsavedProps) {
  const { pending, onChange, onUnsaved, note } = props;
  const { typed, setTyped, isUnsaved, meanwhile } = note;
  const t = useTranslate();
  const tell = useEffectEvent(onUnsaved);
  useEffect(() => {
    tell(isUnsaved);
    return () => tell(false);
  }, [isUnsaved]);
  return (
    <div className="grid content-start gap-3">
      <TextArea
        rows={2}
        label={t(texts.notes)}
        help={t(texts.notesHelp)}
        value={typed}
        limit={NOTES_MAX_LENGTH}
        maxLength={NOTES_MAX_LENGTH}
        onChange={({ target }) => setTyped(target.value)}
      />
      {isUnsaved && meanwhile !== undefined && (
        <Notice tone="warning">
          {meanwhile ? t(texts.notesNow, { notes: meanwhile }) : t(texts.notesGone)}
        </Notice>
      )}
      {isUnsaved && (
        <Button
          size="sm"
          variant="secondary"
          className="justify-self-start"
          loading={pending}
          onClick={() => onChange({ notes: typed })}
        >
          {t(texts.saveNotes)}
        </Button>
      )}
    </div>
  );
}
