import { auditActionTexts, auditFieldTexts } from '#console/audit/audit.texts.ts';
import type { AuditSubject } from '#console/audit/audit-subject.ts';
import type { Text } from '#platform/i18n/texts.ts';
import type { Translate } from '#platform/i18n/translate.ts';

type Words = Readonly<Record<string, Text>>;

function wordIn(t: Translate, texts: Words, name: string): string | undefined {
  const text = Object.hasOwn(texts, name) ? texts[name] : undefined;
  return text && t(text);
}

/** The text for a stored subject; a subject that no longer exists is shown by its stored name. */
export function subjectText(t: Translate, subject: AuditSubject | undefined, name: string): string {
  return subject ? t(subject.text) : name;
}

export function actionText(t: Translate, action: string): string {
  return wordIn(t, auditActionTexts, action) ?? action;
}

export function fieldText(t: Translate, subject: AuditSubject | undefined, field: string): string {
  return (
    wordIn(t, subject?.fields ?? {}, field) ??
    wordIn(t, auditFieldTexts, field) ??
    field.replaceAll('_', ' ')
  );
}
