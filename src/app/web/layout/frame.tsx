import { type ReactNode, Suspense } from 'react';
import { usePagePart } from '#platform/pages/page-part.ts';
import { footerPart } from './footer-part.ts';
import { Navigation } from './navigation.tsx';
import { headerOnServer } from './served-frame.tsx';
import { TopBanner } from './top-banner.tsx';
import { useSettingsLog } from './use-settings-log.ts';

/** The frame of both layouts, which differ only in the bar between navigation and content. */
export function Frame({ bar, children }: { bar?: ReactNode; children: ReactNode }) {
  useSettingsLog();
  const Header = import.meta.env.SSR ? headerOnServer(bar !== undefined) : 'header';
  return (
    <div className="flex min-h-dvh flex-col [--table-top:3.5rem] lg:[--table-top:4rem]">
      {/* The header has no box of its own, so that the navigation can stick to the window. */}
      <Header className="contents print:hidden">
        <TopBanner onWideOnly={bar !== undefined} />
        <Navigation />
      </Header>
      {bar}
      <main id="content" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <Suspense>
        <LaterFooter />
      </Suspense>
    </div>
  );
}

/** The server renders the footer; in the browser its code can load after the page's. */
function LaterFooter() {
  const { Footer } = usePagePart(footerPart);
  return <Footer />;
}
