import { ArrowRightLeft } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import type { Applicant } from '#features/jobs/applications/applicants.contract.ts';
import { applicantsTexts as texts } from '#features/jobs/applications/applicants.texts.ts';
import {
  type ApplicationStatus,
  type PipelineStatus,
  pipeline,
  statusText,
  UNANSWERED,
} from '#features/jobs/applications/application-statuses.ts';
import { showDate } from '#platform/dates/show-date.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { Menu } from '#ui/overlays/menu.tsx';
import { dayOf } from './known-applications.tsx';

type BoardProps = {
  applicants: readonly Applicant[];
  counts: Readonly<Record<string, number>>;
  onShow: (id: number) => void;
  onMove: (id: number, to: PipelineStatus) => void;
  onReject: (id: number) => void;
};

type Move = { readonly applicant: Applicant; readonly to: PipelineStatus };

/** The applicants by status. They are moved by dragging or by their card's menu, with a confirmation. */
export function ApplicantBoard({ applicants, counts, onShow, onMove, onReject }: BoardProps) {
  const t = useTranslate();
  const [moving, setMoving] = useState<Move>();
  const [dragged, setDragged] = useState<number>();
  // Nobody can be moved to `unanswered` by hand, so its column is only shown if somebody is in it.
  const stages: readonly ApplicationStatus[] = counts[UNANSWERED]
    ? [...pipeline, UNANSWERED]
    : pipeline;

  function ask(applicant: Applicant | undefined, to: PipelineStatus) {
    if (!applicant || applicant.status === to) return;
    if (to === 'rejected') onReject(applicant.application_id);
    else setMoving({ applicant, to });
  }

  return (
    <>
      <section
        aria-label={t(texts.board)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by key
        tabIndex={0}
        // Scrolls by itself, so that headings and surroundings stay visible with hundreds of people.
        className="-mx-1 max-h-[max(28rem,calc(100dvh-6rem))] snap-x overflow-auto overscroll-x-contain px-1 pb-3"
      >
        <div className="flex w-max min-w-full gap-2">
          {stages.map((stage) => (
            <Column
              key={stage}
              stage={stage}
              count={counts[stage] ?? 0}
              applicants={applicants.filter(({ status }) => status === stage)}
              onShow={onShow}
              onAsk={ask}
              onDrag={setDragged}
              onDrop={() => {
                const person = applicants.find(({ application_id: id }) => id === dragged);
                const to = pipeline.find((each) => each === stage);
                if (to) ask(person, to);
                setDragged(undefined);
              }}
            />
          ))}
        </div>
      </section>
      {moving && (
        <MoveQuestion
          {...moving}
          onClose={() => setMoving(undefined)}
          onMove={() => onMove(moving.applicant.application_id, moving.to)}
        />
      )}
    </>
  );
}

type MoveQuestionProps = Move & { onClose: () => void; onMove: () => void };

function MoveQuestion({ applicant, to, onClose, onMove }: MoveQuestionProps) {
  const t = useTranslate();
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => {
        onMove();
        onClose();
      }}
      title={t(texts.moveQuestion, { name: applicant.name, status: statusText(to) })}
      confirmLabel={t(texts.move)}
    >
      {t(texts.moveLead)}
    </ConfirmDialog>
  );
}

type ColumnProps = {
  stage: ApplicationStatus;
  count: number;
  applicants: readonly Applicant[];
  onShow: (id: number) => void;
  onAsk: (applicant: Applicant, to: PipelineStatus) => void;
  onDrag: (id: number) => void;
  onDrop: () => void;
};

function Column({ stage, count, applicants, onShow, onAsk, onDrag, onDrop }: ColumnProps) {
  const t = useTranslate();
  const [over, setOver] = useState(false);
  const isEmpty = applicants.length === 0;

  function hover(event: DragEvent) {
    event.preventDefault();
    setOver(true);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra, the menu of a card does the same
    <div
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrop();
      }}
      className={joinClasses(
        'grid min-h-80 shrink-0 snap-start grid-cols-[minmax(0,1fr)] content-start gap-2 rounded-xl border p-2',
        // An empty column is only a drop target and stays narrow, so that the others get the width.
        isEmpty ? 'w-32' : 'w-64 lg:w-32 lg:grow',
        over ? 'border-action bg-action-soft' : 'border-transparent bg-sunken',
      )}
    >
      <h2
        className={joinClasses(
          'sticky top-0 z-10 -mx-2 -mt-2 flex items-center justify-between gap-1 rounded-t-xl px-2.5 py-2 font-medium text-sm',
          over ? 'bg-action-soft' : 'bg-sunken',
        )}
      >
        <span className="leading-snug">{t(statusText(stage))}</span>
        <span className="rounded-full bg-surface px-1.5 text-soft tabular-nums">{count}</span>
      </h2>
      {isEmpty ? (
        <p className="px-0.5 py-2 text-muted text-sm">{t(texts.nobodyHere)}</p>
      ) : (
        <ul className="grid gap-2">
          {applicants.map((applicant) => (
            <BoardCard
              key={applicant.application_id}
              applicant={applicant}
              onShow={() => onShow(applicant.application_id)}
              onAsk={(to) => onAsk(applicant, to)}
              onDrag={() => onDrag(applicant.application_id)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

type BoardCardProps = {
  applicant: Applicant;
  onShow: () => void;
  onAsk: (to: PipelineStatus) => void;
  onDrag: () => void;
};

function BoardCard({ applicant, onShow, onAsk, onDrag }: BoardCardProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { name, status, created_at } = applicant;
  return (
    <li
      draggable
      onDragStart={onDrag}
      // `content-visibility` clips at the card's edges, so it is switched off while the card's menu is open.
      className="nth-[n+25]:drawn-near relative cursor-grab rounded-lg border border-line bg-surface shadow-card [--drawn-height:4.5rem] has-aria-expanded:[content-visibility:visible] active:cursor-grabbing"
    >
      {/* The name gets the full width; the menu is in the line with the date. */}
      <button
        type="button"
        onClick={onShow}
        className="block w-full rounded-lg py-2.5 ps-3 pe-2 text-start hover:text-action"
      >
        <span className="block break-words font-medium">{name}</span>
        <span className="mt-1.5 block pe-8 text-muted text-xs">
          {showDate(dayOf(created_at), language, 'short')}
        </span>
      </button>
      <div className="absolute end-1 bottom-0.5">
        <Menu
          align="end"
          label={t(texts.moveOne, { name })}
          trigger={(wiring) => (
            <IconButton
              {...wiring}
              size="sm"
              label={t(texts.moveOne, { name })}
              icon={<ArrowRightLeft aria-hidden="true" />}
            />
          )}
          items={pipeline
            .filter((stage) => stage !== status)
            .map((stage) => ({
              key: stage,
              label: t(statusText(stage)),
              tone: stage === 'rejected' ? ('danger' as const) : undefined,
              separated: stage === 'rejected',
              onSelect: () => onAsk(stage),
            }))}
        />
      </div>
    </li>
  );
}
