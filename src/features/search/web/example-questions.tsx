import { exampleTexts as texts } from '#features/search/example-questions.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Link } from '#platform/pages/link.tsx';
import { addressOf } from './asked-question.ts';

/** Examples of questions, each a link to its answers. */
export function ExampleQuestions() {
  const t = useTranslate();
  return (
    <ul aria-label={t(texts.forExample)} className="flex flex-wrap gap-2">
      {[texts.thing, texts.job, texts.event].map((text) => (
        <li key={text.id}>
          <Link
            to={addressOf({ q: t(text) })}
            className="inline-flex min-h-9 items-center rounded-full border border-edge px-3.5 text-sm text-soft hover:border-action hover:text-action"
          >
            {t(text)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
