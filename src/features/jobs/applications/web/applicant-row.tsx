import { memo } from 'react';
import type { Applicant } from '#features/jobs/applications/applicants.contract.ts';
import { applicantsTexts as texts } from '#features/jobs/applications/applicants.texts.ts';
import { showDate } from '#platform/dates/show-date.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { Avatar } from '#ui/display/avatar.tsx';
import { TruncatedUserText } from '#ui/display/truncated-user-text.tsx';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { dayOf } from './known-applications.tsx';
import { StatusBadge } from './status-badge.tsx';

type ApplicantRowProps = {
  applicant: Applicant;
  isShown: boolean;
  onShow: (id: number) => void;
  chosen: boolean;
  onChoose: (id: number, chosen: boolean) => void;
};

/** Withdrawn and rejected applicants cannot be moved. */
export function canBeChosen({ status }: Applicant): boolean {
  return status !== 'withdrawn' && status !== 'rejected';
}

/** A line of the list: name, day and status. Pressing it shows the applicant beside the list. */
export const ApplicantRow = memo(function ApplicantRow(props: ApplicantRowProps) {
  const { applicant, isShown, onShow, chosen, onChoose } = props;
  const t = useTranslate();
  const language = useLanguage();
  const { application_id: id, name, status, created_at, answer_by: answerBy } = applicant;
  return (
    <li
      className={joinClasses(
        'flex items-center gap-2 border-line border-b ps-3 last:border-b-0',
        isShown && 'lg:bg-action-soft',
      )}
    >
      <span className="w-6 shrink-0 sm:w-8">
        {canBeChosen(applicant) && (
          <Checkbox
            label={t(texts.choose, { name })}
            hideLabel
            checked={chosen}
            onChange={({ target }) => onChoose(id, target.checked)}
          />
        )}
      </span>
      <button
        type="button"
        aria-pressed={isShown}
        onClick={() => onShow(id)}
        className="flex min-w-0 grow items-center gap-3 py-2.5 pe-3 text-start"
      >
        <Avatar name={name} shape="round" size="sm" />
        <span className="grid min-w-0 grow grid-cols-[minmax(0,1fr)]">
          <TruncatedUserText className="font-medium">{name}</TruncatedUserText>
          <span className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
            <span className="text-muted text-sm">
              {status === 'pending' && answerBy
                ? t(texts.answerBy, { date: showDate(answerBy, language, 'short') })
                : showDate(dayOf(created_at), language, 'short')}
            </span>
            <span className="ms-auto flex shrink-0">
              <StatusBadge status={status} />
            </span>
          </span>
        </span>
      </button>
    </li>
  );
});
