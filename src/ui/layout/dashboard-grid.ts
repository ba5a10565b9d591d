/** The common grid of a dashboard's bar, menu and pages. */
export const dashboardGrid =
  'mx-auto grid w-full max-w-[96rem] px-4 sm:px-6 lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:gap-x-6';
