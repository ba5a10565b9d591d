import { createContext, useContext } from 'react';
import type { AuditSubject } from '#console/audit/audit-subject.ts';

/** Everything that goes on record, by its name there. */
export type AuditSubjects = ReadonlyMap<string, AuditSubject>;

export const AuditSubjectsContext = createContext<AuditSubjects>(new Map());

export const useAuditSubjects = () => useContext(AuditSubjectsContext);
