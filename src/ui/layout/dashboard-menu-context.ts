import { createContext, use } from 'react';

/** The state of the menu drawer on small screens: the bar opens it, and the frame renders it. */
export type DashboardMenu = { readonly isOpen: boolean; setOpen(open: boolean): void };

export const DashboardMenuContext = createContext<DashboardMenu>({
  isOpen: false,
  setOpen: () => undefined,
});

export const useDashboardMenu = (): DashboardMenu => use(DashboardMenuContext);
