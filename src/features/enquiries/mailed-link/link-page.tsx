import { type ComponentType, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import type { Text } from '#platform/i18n/texts.ts';
import { type PagePart, usePagePart } from '#platform/pages/page-part.ts';
import { useHydrated } from '#platform/pages/use-hydrated.ts';
import { CardSkeletons } from '#ui/feedback/card-skeletons.tsx';
import { UnknownLink, type UnknownLinkProps } from './unknown-link.tsx';

/** The page's content. Its code loads only after the browser has read the token from the fragment. */
type LinkedPart = PagePart<ComponentType<LinkedPageProps>>;

export type LinkedPageProps = {
  token: string;
  /** Rendered if the token is unknown. */
  unknown: ReactNode;
};

type LinkPageProps = { loading: Text; opened: LinkedPart; noLink: UnknownLinkProps };

/** The page that a mailed link leads to. The server sees neither the token nor what it opens. */
export function LinkPage({ loading, opened, noLink }: LinkPageProps) {
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  const token = hash.slice(1);
  const waiting = <CardSkeletons label={loading} />;
  const unknown = <UnknownLink {...noLink} />;
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

function Opened({ part, ...opened }: LinkedPageProps & { part: LinkedPart }) {
  const Content = usePagePart(part);
  return <Content {...opened} />;
}
