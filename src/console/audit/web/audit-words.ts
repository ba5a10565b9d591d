import {
  auditActionTexts,
  auditFieldTexts,
  auditSubjectTexts,
} from '#console/audit/audit.texts.ts';
import { settingsTexts } from '#features/site/settings/settings.texts.ts';
import { plansTexts } from '#features/subscriptions/plans.texts.ts';
import type { Say } from '#platform/i18n/say.ts';
import type { Text } from '#platform/i18n/texts.ts';

type Words = Readonly<Record<string, Text>>;

function wordIn(say: Say, texts: Words, name: string): string | undefined {
  const text = Object.hasOwn(texts, name) ? texts[name] : undefined;
  return text && say(text);
}

/** The word for what the log calls by a name of its own; the name where it has become unknown. */
export function subjectText(say: Say, subject: string): string {
  return wordIn(say, auditSubjectTexts, subject) ?? subject;
}

export function actionText(say: Say, action: string): string {
  return wordIn(say, auditActionTexts, action) ?? action;
}

/** Forms whose fields bear the names that are recorded. */
const forms: Readonly<Record<string, Words>> = { settings: settingsTexts, plan: plansTexts };

export function fieldText(say: Say, subject: string, field: string): string {
  return (
    wordIn(say, forms[subject] ?? {}, field) ??
    wordIn(say, auditFieldTexts, field) ??
    field.replaceAll('_', ' ')
  );
}
