import { auditActionTexts, auditFieldTexts } from '#console/audit/audit.texts.ts';
import type { AuditSubject } from '#console/audit/audit-subject.ts';
import type { Say } from '#platform/i18n/say.ts';
import type { Text } from '#platform/i18n/texts.ts';

type Words = Readonly<Record<string, Text>>;

function wordIn(say: Say, texts: Words, name: string): string | undefined {
  const text = Object.hasOwn(texts, name) ? texts[name] : undefined;
  return text && say(text);
}

/** The word for what the log calls by a name of its own; the name where it has become unknown. */
export function subjectText(say: Say, subject: AuditSubject | undefined, name: string): string {
  return subject ? say(subject.text) : name;
}

export function actionText(say: Say, action: string): string {
  return wordIn(say, auditActionTexts, action) ?? action;
}

export function fieldText(say: Say, subject: AuditSubject | undefined, field: string): string {
  return (
    wordIn(say, subject?.fields ?? {}, field) ??
    wordIn(say, auditFieldTexts, field) ??
    field.replaceAll('_', ' ')
  );
}
