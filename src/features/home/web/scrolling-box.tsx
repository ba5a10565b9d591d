import { listBusinessPath } from '#features/accounts/public.ts';
import { homeTexts } from '#features/home/home.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Link } from '#platform/pages/link.tsx';
import { MovingLines } from '#ui/display/moving-lines.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { type BoxLine, LINES_SHOWN } from './box-lines.ts';
import { LinePictureBox } from './line-picture.tsx';

export type BoxState =
  | { readonly kind: 'loading'; readonly label: string }
  | {
      readonly kind: 'message';
      readonly message: string;
      /** What to do to get lines. */
      readonly next?: string;
    }
  | { readonly kind: 'lines'; readonly lines: readonly BoxLine[] };

type ScrollingBoxProps = {
  title: string;
  /** The country of the lines, if it differs from the heading above the boxes. */
  country?: string;
  to: string;
  state: BoxState;
  paused: boolean;
};

/** A box whose lines scroll upwards endlessly, until somebody hovers over it or pauses it. */
export function ScrollingBox({ title, country, to, state, paused }: ScrollingBoxProps) {
  const t = useTranslate();
  return (
    <Card as="section" padding="none" className="flex flex-col overflow-clip">
      <header className="flex items-center justify-between gap-3 border-line border-b px-4 py-2.5">
        <h3 className="font-semibold">
          {title}
          {country && <span className="block font-normal text-muted text-sm">{country}</span>}
        </h3>
        <Link
          to={to}
          className="inline-flex min-h-9 items-center text-action text-sm underline-offset-4 hover:underline"
        >
          {t(homeTexts.seeAll)}
          <span className="sr-only">: {title}</span>
        </Link>
      </header>
      <BoxContent state={state} paused={paused} />
    </Card>
  );
}

/** Three whole lines, so that none is half visible at rest. */
const heightClasses = 'h-54';

function BoxContent({ state, paused }: { state: BoxState; paused: boolean }) {
  if (state.kind === 'loading') {
    return (
      <div role="status" aria-busy="true" className={`${heightClasses} px-4 py-4`}>
        <p className="mb-4 text-muted">{state.label}</p>
        <Skeleton lines={LINES_SHOWN} />
      </div>
    );
  }
  if (state.kind === 'message') {
    return (
      <div
        className={`${heightClasses} grid place-content-center justify-items-center gap-3 px-4 text-center`}
      >
        {state.next && <LinePictureBox picture={{ kind: 'place' }} />}
        <p className="text-soft">{state.message}</p>
        {state.next && (
          <Link
            to={listBusinessPath}
            className="inline-flex min-h-9 items-center font-medium text-action text-sm underline-offset-4 hover:underline"
          >
            {state.next}
          </Link>
        )}
      </div>
    );
  }
  return (
    <MovingLines paused={paused} className={heightClasses}>
      {state.lines.map((line) => (
        <Line key={line.key} line={line} />
      ))}
    </MovingLines>
  );
}

const lineClasses = 'flex h-18 items-center gap-3 border-line border-b px-4';

function Line({ line }: { line: BoxLine }) {
  const { label, to, copy } = line;
  const words = (
    <>
      {line.picture && <LinePictureBox picture={line.picture} />}
      <span className="min-w-0 grow">
        <span className="line-clamp-2 break-words font-medium text-sm leading-tight sm:text-base sm:leading-tight">
          {label}
        </span>
        {(line.detail || line.price) && (
          <span className="mt-1 flex items-baseline gap-2 text-muted text-xs sm:mt-0.5 sm:text-sm">
            <span className="min-w-0 grow truncate">{line.detail}</span>
            {line.price && (
              <bdi className="shrink-0 font-semibold text-ink tabular-nums">{line.price}</bdi>
            )}
          </span>
        )}
      </span>
    </>
  );
  return (
    <li aria-hidden={copy} inert={copy}>
      {to ? (
        <Link to={to} className={`${lineClasses} hover:bg-action-soft hover:text-action`}>
          {words}
        </Link>
      ) : (
        <span className={`${lineClasses} text-soft`}>{words}</span>
      )}
    </li>
  );
}
