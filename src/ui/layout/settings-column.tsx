import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { settingsColumnTexts as texts } from './settings-column.texts.ts';

type Subject = { readonly id: string; readonly name: string };

/** The sections of the settings below each other; on a wide screen with a list of them that stays visible. */
export function SettingsColumn({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const column = useRef<HTMLDivElement>(null);
  const [subjects, setSubjects] = useState<readonly Subject[]>([]);

  // Read from the DOM, because the account determines which sections there are, and each names itself.
  useEffect(() => {
    const headings = column.current?.querySelectorAll('h2[id]') ?? [];
    setSubjects([...headings].map(({ id, textContent }) => ({ id, name: textContent })));
  }, []);

  return (
    <div className="grid items-start gap-8 pb-10 xl:grid-cols-[minmax(0,48rem)_minmax(9rem,12rem)]">
      <div ref={column} className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
        {children}
      </div>
      <nav aria-label={t(texts.onThisPage)} className="sticky top-24 max-xl:hidden">
        <p aria-hidden="true" className="mb-2 font-semibold text-sm">
          {t(texts.onThisPage)}
        </p>
        <ul className="border-line border-s">
          {subjects.map(({ id, name }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="-ms-px block border-transparent border-s-2 py-1 ps-3 text-sm text-soft hover:border-action hover:text-action"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
