import type { listAudit } from '#console/audit/audit.contract.ts';
import { auditTexts as texts } from '#console/audit/audit.texts.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { excerptOf, type Sides } from './audit-excerpt.ts';
import { useAuditSubjects } from './audit-subjects-context.ts';
import { formatValue, isMarkup } from './audit-values.ts';
import { fieldText } from './audit-words.ts';

function Side({ label, value, gone }: { label: string; value: string | null; gone?: boolean }) {
  const t = useTranslate();
  const tone = gone ? 'bg-danger-soft text-danger line-through' : 'bg-success-soft text-success';
  return (
    <>
      <VisuallyHidden>{`${label}: `}</VisuallyHidden>
      {value === null ? (
        <span className="text-muted">{t(texts.nothing)}</span>
      ) : (
        <bdi className={`whitespace-pre-line rounded-sm px-1 ${tone}`}>{value}</bdi>
      )}
    </>
  );
}

function BothSides({ before, after }: Sides) {
  const t = useTranslate();
  return (
    <>
      <Side label={t(texts.before)} value={before} gone />
      <span aria-hidden="true" className="mx-1 inline-block rtl:-scale-x-100">
        →
      </span>
      <Side label={t(texts.after)} value={after} />
    </>
  );
}

type Entry = CallAnswer<typeof listAudit>['entries'][number];

/** Old and new value, one line per changed field. */
export function AuditChanges({ subject: name, changes }: Pick<Entry, 'subject' | 'changes'>) {
  const t = useTranslate();
  const subject = useAuditSubjects().get(name);
  const language = useLanguage();
  if (changes.length === 0) return <span className="text-muted">{t(texts.noChanges)}</span>;
  return (
    <ul className="grid gap-1.5">
      {changes.map(({ field, before, after }) => {
        const said = (value: string | null) =>
          value === null ? null : formatValue(value, { subject, field }, { t, language });
        const told = { before: said(before), after: said(after) };
        const excerpt = excerptOf(told);
        // If only the markup differs, the texts look the same and the full source is shown.
        const isSeen = told.before !== told.after;
        const isWhole = isSeen && excerpt.before === told.before && excerpt.after === told.after;
        return (
          <li key={field} className="min-w-0 break-words">
            <span className="font-medium">{fieldText(t, subject, field)}</span>
            {': '}
            {isSeen && <BothSides {...excerpt} />}
            {!isWhole && (
              <details className="mt-1">
                <summary className="cursor-pointer text-action text-sm">{t(texts.whole)}</summary>
                <BothSides {...(isMarkup(field) ? { before, after } : told)} />
              </details>
            )}
          </li>
        );
      })}
    </ul>
  );
}
