import { auditSubjects } from '#app/console/audit-subjects.ts';
import { AuditLog, auditPageHandle } from '#console/audit/web/audit-log.tsx';
import { AuditSubjectsContext } from '#console/audit/web/audit-subjects-context.ts';

export const handle = auditPageHandle;

const byName = new Map(auditSubjects.map((subject) => [subject.name, subject]));

function AuditPage() {
  return (
    <AuditSubjectsContext value={byName}>
      <AuditLog />
    </AuditSubjectsContext>
  );
}

export { AuditPage as Component };
