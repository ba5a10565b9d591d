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
import { ChosenBar } from '#ui/layout/chosen-bar.tsx';

type MoveBarProps = {
  count: number;
  onMove: (to: MovableStatus) => void;
  onReject: () => void;
  onClear: () => void;
};

/** The actions on selected applicants. */
export function MoveBar({ count, onMove, onReject, onClear }: MoveBarProps) {
  const t = useTranslate();
  const [to, setTo] = useState<MovableStatus>('shortlisted');
  return (
    <ChosenBar
      chosen={
        <>
          {t(texts.chosen, { n: count })}
          {count > REJECTED_AT_ONCE && (
            <span className="block font-normal text-muted text-sm">
              {t(texts.atOnce, { most: REJECTED_AT_ONCE })}
            </span>
          )}
        </>
      }
      clear={t(texts.clearChosen)}
      onClear={onClear}
    >
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
    </ChosenBar>
  );
}
