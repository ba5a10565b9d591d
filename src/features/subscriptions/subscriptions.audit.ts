import type { AuditSubject } from '#console/audit/audit-subject.ts';
import { plansTexts } from './plans.texts.ts';
import {
  subscriptionsAuditFieldTexts,
  subscriptionsAuditTexts as texts,
} from './subscriptions.audit.texts.ts';

export const planSubject: AuditSubject = {
  name: 'plan',
  text: texts.plan,
  screen: () => 'plans',
  fields: { ...subscriptionsAuditFieldTexts, ...plansTexts },
};
