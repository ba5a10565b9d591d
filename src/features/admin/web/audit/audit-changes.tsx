import type { listAudit } from '#features/admin/audit.contract.ts';
import { auditTexts as texts } from '#features/admin/audit.texts.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { useSay } from '#platform/i18n/say-context.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';

type Change = CallAnswer<typeof listAudit>['entries'][number]['changes'][number];

function Side({ label, value, gone }: { label: string; value: string | null; gone?: boolean }) {
  const say = useSay();
  const tone = gone ? 'bg-danger-soft text-danger line-through' : 'bg-success-soft text-success';
  return (
    <>
      <VisuallyHidden>{`${label}: `}</VisuallyHidden>
      {value === null ? (
        <span className="text-muted">{say(texts.nothing)}</span>
      ) : (
        <bdi className={`whitespace-pre-line rounded-sm px-1 ${tone}`}>{value}</bdi>
      )}
    </>
  );
}

/** What was and what is, one line for each field that differs. */
export function AuditChanges({ changes }: { changes: readonly Change[] }) {
  const say = useSay();
  if (changes.length === 0) return <span className="text-muted">{say(texts.noChanges)}</span>;
  return (
    <ul className="grid gap-1.5">
      {changes.map(({ field, before, after }) => (
        <li key={field} className="min-w-0 break-words">
          <span dir="ltr" className="font-medium">
            {field}
          </span>
          {': '}
          <Side label={say(texts.before)} value={before} gone />
          <span aria-hidden="true" className="mx-1 inline-block rtl:-scale-x-100">
            →
          </span>
          <Side label={say(texts.after)} value={after} />
        </li>
      ))}
    </ul>
  );
}
