import { type ComponentType, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import type { Text } from '#platform/i18n/texts.ts';
import { type PagePart, usePagePart } from '#platform/pages/page-part.ts';
import { useHydrated } from '#platform/pages/use-hydrated.ts';
import { CardSkeletons } from '#ui/feedback/card-skeletons.tsx';
import { NoLink, type NoLinkProps } from './no-link.tsx';

/** The page's content. Its code loads only after the browser has read the token from the fragment. */
type OpenedPart = PagePart<ComponentType<OpenedByLink>>;

export type OpenedByLink = {
  token: string;
  /** Rendered if the token is unknown. */
  unknown: ReactNode;
};

type LinkPageProps = { loading: Text; opened: OpenedPart; noLink: NoLinkProps };

/** The page that a mailed link leads to. The server sees neither the token nor what it opens. */
export function LinkPage({ loading, opened, noLink }: LinkPageProps) {
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  const token = hash.slice(1);
  const waiting = <CardSkeletons label={loading} />;
  const unknown = <NoLink {...noLink} />;
  return (
    <div className="container-page pt-8 pb-16">
      {isHydrated ? (
        <Suspense fallback={waiting}>
          {token ? <Opened key={token} part={opened} {...{ token, unknown }} /> : unknown}
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  );
}

function Opened({ part, ...opened }: OpenedByLink & { part: OpenedPart }) {
  const Content = usePagePart(part);
  return <Content {...opened} />;
}
