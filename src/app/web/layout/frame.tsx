import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { Navigation } from './navigation.tsx';
import { TopBanner } from './top-banner.tsx';
import { useSettingsLog } from './use-settings-log.ts';

/** What both layouts share; only the bar between navigation and content differs. */
export function Frame({ bar, children }: { bar?: ReactNode; children: ReactNode }) {
  useSettingsLog();
  return (
    <div className="flex min-h-dvh flex-col">
      {/* Without a box of its own, so that the navigation can stick to the window. */}
      <header className="contents print:hidden">
        <TopBanner />
        <Navigation />
      </header>
      {bar}
      <main id="content" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <Footer />
    </div>
  );
}
