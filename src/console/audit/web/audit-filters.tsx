import { listAuditChoices } from '#console/audit/audit.contract.ts';
import { auditTexts as texts } from '#console/audit/audit.texts.ts';
import { useSay } from '#platform/i18n/say-context.tsx';
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
  const say = useSay();
  const subjects = useAuditSubjects();
  const { data } = useCall(listAuditChoices, {});
  return (
    <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-[minmax(0,2fr)_repeat(4,minmax(0,1fr))]">
      <SearchField
        label={say(texts.actor)}
        placeholder={say(texts.actorHint)}
        value={filters.actor}
        onSearch={(actor) => onChange({ actor })}
      />
      <Select
        label={say(texts.subject)}
        placeholder={say(texts.allSubjects)}
        value={filters.subject}
        onChange={({ target }) => onChange({ subject: target.value })}
        options={(data?.subjects ?? []).map((value) => ({
          value,
          label: subjectText(say, subjects.get(value), value),
        }))}
      />
      <Select
        label={say(texts.action)}
        placeholder={say(texts.allActions)}
        value={filters.action}
        onChange={({ target }) => onChange({ action: target.value })}
        options={(data?.actions ?? []).map((value) => ({ value, label: actionText(say, value) }))}
      />
      <TextField
        type="date"
        label={say(texts.from)}
        value={filters.from}
        onChange={({ target }) => onChange({ from: target.value })}
      />
      <TextField
        type="date"
        label={say(texts.to)}
        value={filters.to}
        onChange={({ target }) => onChange({ to: target.value })}
      />
    </div>
  );
}
