import { listAuditChoices } from '#console/audit/audit.contract.ts';
import { auditTexts as texts } from '#console/audit/audit.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useCall } from '#platform/pages/use-call.ts';
import { SearchField } from '#ui/forms/search-field.tsx';
import { Select } from '#ui/forms/select.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { useAuditSubjects } from './audit-subjects-context.ts';
import { actionText, subjectText } from './audit-words.ts';

export const filterNames = ['actor', 'subject', 'action', 'from', 'to'] as const;

type Filters = Readonly<Record<(typeof filterNames)[number], string>>;

type AuditFiltersProps = { filters: Filters; onChange: (change: Partial<Filters>) => void };

export function AuditFilters({ filters, onChange }: AuditFiltersProps) {
  const t = useTranslate();
  const subjects = useAuditSubjects();
  const { data } = useCall(listAuditChoices, {});
  return (
    <div className="grid grid-cols-2 gap-4 xl:grid-cols-[minmax(0,2fr)_repeat(2,minmax(0,1fr))_repeat(2,10.5rem)]">
      <div className="max-xl:col-span-2">
        <SearchField
          label={t(texts.actor)}
          placeholder={t(texts.actorHint)}
          value={filters.actor}
          onSearch={(actor) => onChange({ actor })}
        />
      </div>
      <Select
        label={t(texts.subject)}
        placeholder={t(texts.allSubjects)}
        value={filters.subject}
        onChange={({ target }) => onChange({ subject: target.value })}
        options={(data?.subjects ?? []).map((value) => ({
          value,
          label: subjectText(t, subjects.get(value), value),
        }))}
      />
      <Select
        label={t(texts.action)}
        placeholder={t(texts.allActions)}
        value={filters.action}
        onChange={({ target }) => onChange({ action: target.value })}
        options={(data?.actions ?? []).map((value) => ({ value, label: actionText(t, value) }))}
      />
      <TextField
        type="date"
        label={t(texts.from)}
        value={filters.from}
        onChange={({ target }) => onChange({ from: target.value })}
      />
      <TextField
        type="date"
        label={t(texts.to)}
        value={filters.to}
        onChange={({ target }) => onChange({ to: target.value })}
      />
    </div>
  );
}
