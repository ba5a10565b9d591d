import { ChevronDown } from 'lucide-react';
import { listSponsorLogos } from '#features/site/sponsors/sponsors.contract.ts';
import { sponsorsTexts } from '#features/site/sponsors/sponsors.texts.ts';
import { tellFailure } from '#platform/calls/failure-message.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useLocalPath } from '#platform/pages/link.tsx';
import { useCall } from '#platform/pages/use-call.ts';
import { Button } from '#ui/actions/button.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { type Sponsor, SponsorBox } from './sponsor-box.tsx';

const gridClasses = 'grid grid-cols-3 gap-3 sm:grid-cols-6 sm:gap-4';
/** One row, or two on a phone; the others are behind a button. */
const BOXES_SHOWN = 6;

/** The SPONSORS section of the home page. */
export function SponsorGrid() {
  const t = useTranslate();
  const local = useLocalPath();
  return (
    <section aria-labelledby="sponsors" className="border-line border-y bg-surface">
      <div className="container-page py-8">
        <header className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <h2
            id="sponsors"
            className="font-semibold text-muted text-sm tracking-wider rtl:tracking-normal"
          >
            {t(sponsorsTexts.heading)}
          </h2>
          <Button variant="quiet" size="sm" className="-me-3" href={local('/advertising')}>
            {t(sponsorsTexts.becomeSponsor)}
          </Button>
        </header>
        <Boxes />
      </div>
    </section>
  );
}

function Boxes() {
  const t = useTranslate();
  const { data, error, isLoading, isFetching, refetch } = useCall(listSponsorLogos, {});
  if (isLoading) return <Waiting label={t(sponsorsTexts.loading)} />;
  if (error) {
    return (
      <ErrorState
        level={3}
        title={t(sponsorsTexts.failed)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        {tellFailure(error, t)}
      </ErrorState>
    );
  }
  if (!data || data.sponsors.length === 0) {
    return (
      <p className="rounded-xl border border-edge border-dashed px-4 py-8 text-center text-soft">
        {data?.message ?? t(sponsorsTexts.none)}
      </p>
    );
  }
  return (
    <>
      <SponsorBoxes sponsors={data.sponsors.slice(0, BOXES_SHOWN)} />
      {data.sponsors.length > BOXES_SHOWN && (
        <details className="group mt-3">
          <summary className="inline-flex min-h-9 cursor-pointer items-center gap-1.5 rounded-md font-medium text-action text-sm underline-offset-4 hover:underline">
            {t(sponsorsTexts.all, { count: data.sponsors.length })}
            <ChevronDown
              aria-hidden="true"
              className="size-4 transition-transform group-open:rotate-180"
            />
          </summary>
          <div className="mt-3">
            <SponsorBoxes sponsors={data.sponsors.slice(BOXES_SHOWN)} />
          </div>
        </details>
      )}
    </>
  );
}

function SponsorBoxes({ sponsors }: { sponsors: readonly Sponsor[] }) {
  return (
    <ul className={gridClasses}>
      {sponsors.map((sponsor) => (
        <SponsorBox key={sponsor.id} sponsor={sponsor} />
      ))}
    </ul>
  );
}

function Waiting({ label }: { label: string }) {
  return (
    <div role="status" aria-busy="true">
      <p className="mb-4 text-muted">{label}</p>
      <div className={gridClasses}>
        {Array.from({ length: BOXES_SHOWN }, (_, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
          <Skeleton key={position} shape="block" className="aspect-auto h-28 rounded-xl" />
        ))}
      </div>
    </div>
  );
}
