import { Outlet } from 'react-router';
import { ToastProvider } from '#ui/feedback/toast-provider.tsx';
import { SiteHeader } from './frame.tsx';

/** The site's header above a dashboard, which brings its own menu and content; tables' heads stick below it. */
export function DashboardLayout() {
  return (
    <ToastProvider>
      <div className="flex min-h-dvh flex-col [--table-top:4.0625rem]">
        <SiteHeader />
        <Outlet />
      </div>
    </ToastProvider>
  );
}
