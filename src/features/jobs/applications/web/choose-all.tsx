import type { Applicant } from '#features/jobs/applications/applicants.contract.ts';
import { applicantsTexts as texts } from '#features/jobs/applications/applicants.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { canBeChosen } from './applicant-row.tsx';

type ChooseAllProps = {
  applicants: readonly Applicant[];
  chosen: readonly number[];
  onChoose: (chosen: ReadonlySet<number>) => void;
};

/** Selects all visible applicants that can be moved. */
export function ChooseAll({ applicants, chosen, onChoose }: ChooseAllProps) {
  const t = useTranslate();
  const ids = applicants.filter(canBeChosen).map(({ application_id: id }) => id);
  if (ids.length < 2) return null;
  return (
    <div className="flex min-h-11 items-center border-line border-b bg-sunken ps-3 text-soft text-sm">
      <Checkbox
        label={t(texts.chooseAll, { n: ids.length })}
        checked={chosen.length === ids.length}
        indeterminate={chosen.length > 0 && chosen.length < ids.length}
        onChange={({ target }) => onChoose(new Set(target.checked ? ids : []))}
      />
    </div>
  );
}
