import { useState } from 'react';
import { Outlet } from 'react-router';
import { ToastProvider } from '#ui/feedback/toast-provider.tsx';
import { DashboardMenuContext } from '#ui/layout/dashboard-menu-context.ts';
import { WorkBar } from './work-bar.tsx';

/**
 * The layout of dashboards and console, with a bar of its own instead of the site's header. Sticky table heads stop
 * below that bar.
 */
function DashboardLayout() {
  const [isOpen, setOpen] = useState(false);
  return (
    <ToastProvider>
      <DashboardMenuContext value={{ isOpen, setOpen }}>
        <div className="flex min-h-dvh flex-col [--table-top:3.5rem]">
          <WorkBar />
          <Outlet />
        </div>
      </DashboardMenuContext>
    </ToastProvider>
  );
}

export { DashboardLayout as Component };
