import type { ReactNode } from 'react';

export const line = 'stroke-action';
export const faint = 'stroke-action/35';

/** A line drawing in the colours of the theme. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 160 128"
      width="160"
      height="128"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="rtl:-scale-x-100"
    >
      <circle className="fill-action-soft" cx="80" cy="66" r="58" />
      {children}
    </svg>
  );
}
