import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import type { Text } from '#platform/i18n/texts.ts';
import { useHydrated } from '#platform/pages/use-hydrated.ts';
import { CardSkeletons } from '#ui/feedback/card-skeletons.tsx';

type LinkPageProps = {
  loading: Text;
  /** Shown where the link opens nothing. */
  unknown: ReactNode;
  open: (token: string) => ReactNode;
};

/** Where the link of a mail leads. The server sees neither the token nor what it opens in the page. */
export function LinkPage({ loading, unknown, open }: LinkPageProps) {
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  const token = hash.slice(1);
  const waiting = <CardSkeletons label={loading} />;
  return (
    <div className="container-page pt-8 pb-16">
      {isHydrated ? (
        <Suspense fallback={waiting}>{token ? open(token) : unknown}</Suspense>
      ) : (
        waiting
      )}
    </div>
  );
}
