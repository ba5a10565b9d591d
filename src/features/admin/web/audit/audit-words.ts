import { auditActionTexts, auditSubjectTexts } from '#features/admin/audit.texts.ts';
import type { Say } from '#platform/i18n/say.ts';
import type { Text } from '#platform/i18n/texts.ts';

function wordIn(texts: Readonly<Record<string, Text>>) {
  return (say: Say, name: string): string => {
    const text = Object.hasOwn(texts, name) ? texts[name] : undefined;
    return text ? say(text) : name;
  };
}

/** The word for what the log calls by a name of its own; the name where there is none. */
export const subjectText = wordIn(auditSubjectTexts);
export const actionText = wordIn(auditActionTexts);
