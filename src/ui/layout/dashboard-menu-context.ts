import { createContext, use } from 'react';

/** The drawer of small screens: the bar opens it, the frame below fills it. */
export type DashboardMenu = { readonly isOpen: boolean; setOpen(open: boolean): void };

export const DashboardMenuContext = createContext<DashboardMenu>({
  isOpen: false,
  setOpen: () => undefined,
});

export const useDashboardMenu = (): DashboardMenu => use(DashboardMenuContext);
