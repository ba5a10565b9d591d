import { createContext, useContext } from 'react';
import type { AuditSubject } from '#console/audit/audit-subject.ts';

/** All kinds of record in the audit log, by the name under which the log stores them. */
export type AuditSubjects = ReadonlyMap<string, AuditSubject>;

export const AuditSubjectsContext = createContext<AuditSubjects>(new Map());

export const useAuditSubjects = () => useContext(AuditSubjectsContext);
