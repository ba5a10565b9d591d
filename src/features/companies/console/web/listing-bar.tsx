import { useState } from 'react';
import { useConsoleAction } from '#console/web/use-console-action.ts';
import {
  type CompanyRow,
  listManyCompanies,
} from '#features/companies/console/console-companies.contract.ts';
import { companiesConsoleTexts as texts } from '#features/companies/console/console-companies.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Button } from '#ui/actions/button.tsx';
import { ChosenBar } from '#ui/layout/chosen-bar.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';

const APPROVED = 1;

type ListingBarProps = { companies: readonly CompanyRow[]; onClear: () => void };

/** Shows or hides the selected companies. Only approved ones are affected. */
export function ListingBar({ companies, onClear }: ListingBarProps) {
  const t = useTranslate();
  const { run, pending } = useConsoleAction();
  const [wanted, setWanted] = useState<0 | 1>();
  if (companies.length === 0) return null;

  const idsFor = (status: 0 | 1) =>
    companies
      .filter((each) => each.exhibitor_status === APPROVED && each.status !== status)
      .map(({ id }) => id);

  async function change(status: 0 | 1) {
    const isDone = await run(listManyCompanies, { company_ids: idsFor(status), status });
    setWanted(undefined);
    if (isDone) onClear();
  }

  return (
    <ChosenBar
      chosen={t(texts.chosen, { n: companies.length })}
      clear={t(texts.clearChosen)}
      onClear={onClear}
    >
      <Button
        size="sm"
        variant="secondary"
        disabled={idsFor(1).length === 0}
        onClick={() => setWanted(1)}
      >
        {t(texts.showChosen)}
      </Button>
      <Button
        size="sm"
        variant="danger"
        disabled={idsFor(0).length === 0}
        onClick={() => setWanted(0)}
      >
        {t(texts.hideChosen)}
      </Button>
      <ConfirmDialog
        open={wanted !== undefined}
        onClose={() => setWanted(undefined)}
        onConfirm={() => wanted !== undefined && void change(wanted)}
        pending={pending}
        tone={wanted === 0 ? 'danger' : undefined}
        title={t(wanted === 0 ? texts.hideQuestion : texts.showQuestion, {
          n: idsFor(wanted ?? 1).length,
        })}
      >
        {t(wanted === 0 ? texts.hideHint : texts.showHint)} {t(texts.leftOut)}
      </ConfirmDialog>
    </ChosenBar>
  );
}
