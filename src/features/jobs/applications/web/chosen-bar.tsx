import { useState } from 'react';
import { REJECTED_AT_ONCE } from '#features/jobs/applications/applicants.contract.ts';
import { applicantsTexts as texts } from '#features/jobs/applications/applicants.texts.ts';
import {
  type MovableStatus,
  movable,
  statusText,
} from '#features/jobs/applications/application-statuses.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Select } from '#ui/forms/select.tsx';

type ChosenBarProps = {
  count: number;
  onMove: (to: MovableStatus) => void;
  onReject: () => void;
  onClear: () => void;
};

/** Stands at the foot of the window, so that choosing somebody does not move the list. */
export function ChosenBar({ count, onMove, onReject, onClear }: ChosenBarProps) {
  const t = useTranslate();
  const [to, setTo] = useState<MovableStatus>('shortlisted');
  return (
    <div className="sticky bottom-4 z-20 flex flex-wrap items-center gap-3 rounded-xl border border-action/40 bg-raised p-3 shadow-float">
      <p className="me-auto ps-2 font-medium tabular-nums" role="status">
        {t(texts.chosen, { n: count })}
        {count > REJECTED_AT_ONCE && (
          <span className="block font-normal text-muted text-sm">
            {t(texts.atOnce, { most: REJECTED_AT_ONCE })}
          </span>
        )}
      </p>
      <div className="w-40">
        <Select
          hideLabel
          controlSize="sm"
          label={t(texts.moveChosenTo)}
          value={to}
          onChange={({ target }) => setTo(movable.find((each) => each === target.value) ?? to)}
          options={movable.map((value) => ({ value, label: t(statusText(value)) }))}
        />
      </div>
      <Button size="sm" onClick={() => onMove(to)}>
        {t(texts.moveChosen)}
      </Button>
      <Button size="sm" variant="danger" onClick={onReject}>
        {t(texts.rejectChosen)}
      </Button>
      <Button size="sm" variant="quiet" onClick={onClear}>
        {t(texts.clearChosen)}
      </Button>
    </div>
  );
}
