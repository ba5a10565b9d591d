import { type ComponentType, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import type { Text } from '#platform/i18n/texts.ts';
import { type PagePart, usePagePart } from '#platform/pages/page-part.ts';
import { useHydrated } from '#platform/pages/use-hydrated.ts';
import { CardSkeletons } from '#ui/feedback/card-skeletons.tsx';
import { NoLink, type NoLinkProps } from './no-link.tsx';

/** What a link opens: nobody reads its code before the browser has looked behind the hash of the address. */
type OpenedPart = PagePart<ComponentType<OpenedByLink>>;

export type OpenedByLink = {
  token: string;
  /** Shown where the token opens nothing. */
  unknown: ReactNode;
};

type LinkPageProps = { loading: Text; opened: OpenedPart; noLink: NoLinkProps };

/** Where the link of a mail leads. The server sees neither the token nor what it opens in the page. */
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
