import type { Audited } from '#console/audit/audit-subject.ts';
import { TwoLines } from '#console/web/two-lines.tsx';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { Link } from '#platform/pages/link.tsx';
import { useAuditSubjects } from './audit-subjects-context.ts';
import { actionText, subjectText } from './audit-words.ts';

type SubjectCellProps = { entry: Audited & { readonly action: string } };

/** The record an entry is about, linked to its screen, and the action. */
export function SubjectCell({ entry }: SubjectCellProps) {
  const t = useTranslate();
  const language = useLanguage();
  const subject = useAuditSubjects().get(entry.subject);
  const which = subject?.which?.(entry, { t, language }) ?? entry.label ?? entry.subject_id;
  const screen = subject?.screen?.(entry);
  const name = (
    <>
      {subjectText(t, subject, entry.subject)}
      {which && (
        <>
          {' · '}
          <bdi>{which}</bdi>
        </>
      )}
    </>
  );
  return (
    <TwoLines
      first={
        screen ? (
          <Link to={`/admin/${screen}`} className="text-action underline-offset-4 hover:underline">
            {name}
          </Link>
        ) : (
          name
        )
      }
      second={actionText(t, entry.action)}
    />
  );
}
