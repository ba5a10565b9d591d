import { listSponsorLogos } from '#features/site/sponsors/sponsors.contract.ts';
import { sponsorsTexts } from '#features/site/sponsors/sponsors.texts.ts';
import { tellFailure } from '#platform/calls/failure-message.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useLocalPath } from '#platform/pages/link.tsx';
import { useCall } from '#platform/pages/use-call.ts';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { SponsorBox } from './sponsor-box.tsx';

const gridClasses = 'grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-6';
const BOXES_EXPECTED = 12;

/** The SPONSORS section of the home page. */
export function SponsorGrid() {
  const t = useTranslate();
  const local = useLocalPath();
  return (
    <section aria-labelledby="sponsors" className="border-line border-y bg-surface">
      <div className="container-page section-space">
        <header className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <h2
            id="sponsors"
            className="font-semibold text-muted text-sm tracking-wider rtl:tracking-normal"
          >
            {t(sponsorsTexts.heading)}
          </h2>
          <Button variant="quiet" size="sm" href={local('/advertising')}>
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
    return <EmptyState level={3} title={data?.message ?? t(sponsorsTexts.none)} />;
  }
  return (
    <ul className={gridClasses}>
      {data.sponsors.map((sponsor) => (
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
        {Array.from({ length: BOXES_EXPECTED }, (_, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
          <Skeleton key={position} shape="block" className="aspect-auto h-36 rounded-xl" />
        ))}
      </div>
    </div>
  );
}
