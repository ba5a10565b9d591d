import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useState } from 'react';
import type { Text } from '#platform/i18n/texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { setKept, useKept } from '#platform/pages/kept-records.ts';
import { Link } from '#platform/pages/link.tsx';
import { Button } from './button.tsx';
import { keepTexts as texts } from './keep.texts.ts';

type KeepButtonProps = {
  /** The name of the list in the browser's storage. */
  list: string;
  id: number;
  labels: { readonly save: Text; readonly unsave: Text };
  /** The address for signing in, which returns to this page. */
  login: string;
};

/** Saves a record in the browser for visitors who are not signed in; it moves to the account when they sign in. */
export function KeepButton({ list, id, labels, login }: KeepButtonProps) {
  const t = useTranslate();
  const isKept = useKept(list, id);
  const [failed, setFailed] = useState(false);
  return (
    <div className="grid">
      <Button
        wide
        variant="secondary"
        aria-pressed={isKept}
        icon={isKept ? <BookmarkCheck aria-hidden="true" /> : <Bookmark aria-hidden="true" />}
        onClick={() => setFailed(!setKept(list, id, !isKept))}
      >
        {t(isKept ? labels.unsave : labels.save)}
      </Button>
      <p role="status" className="text-center text-muted text-sm not-empty:mt-1.5">
        {failed && t(texts.failed)}
        {!failed && isKept && (
          <>
            {t(texts.kept)}{' '}
            <Link to={login} className="text-action underline-offset-4 hover:underline">
              {t(texts.signIn)}
            </Link>
          </>
        )}
      </p>
    </div>
  );
}
