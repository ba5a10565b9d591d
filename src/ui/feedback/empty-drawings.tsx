import type { ReactNode } from 'react';
import { faint, line } from './drawing.tsx';

export type DrawingName = 'shelf' | 'search' | 'tray' | 'door' | 'calendar';

/** Separate from the drawing of ErrorState, which every page has loaded. */
export const emptyDrawings: Record<DrawingName, ReactNode> = {
  shelf: (
    <>
      <path className={faint} d="M24 92h112M24 52h112" />
      <rect className={`${line} fill-surface`} x="36" y="64" width="22" height="28" rx="4" />
      <path className={line} d="M41 64v-6h12v6M43 78h8M47 74v8" />
      <rect className={`${line} fill-sand-soft`} x="70" y="58" width="18" height="34" rx="9" />
      <path className={line} d="M70 75h18" />
      <path className={`${faint} fill-sunken`} strokeDasharray="4 5" d="M102 66h24v26h-24z" />
      <path className={`${line} fill-surface`} d="M44 30h30v22H44z" />
      <path className={line} d="M51 37h16M51 43h10" />
    </>
  ),
  search: (
    <>
      <rect className={`${faint} fill-surface`} x="30" y="28" width="72" height="80" rx="8" />
      <path className={faint} d="M42 46h36M42 58h48M42 70h26M42 82h18" />
      <circle className={`${line} fill-sand-soft`} cx="96" cy="74" r="22" />
      <path className={line} d="m112 90 18 18M88 74h16" />
    </>
  ),
  tray: (
    <>
      <path className={faint} d="M52 34h56M44 46h72" />
      <path className={`${line} fill-surface`} d="m40 62-14 26v18h108V88l-14-26H40z" />
      <path
        className={`${line} fill-sand-soft`}
        d="M26 88h34c2 8 8 12 20 12s18-4 20-12h34v18H26z"
      />
    </>
  ),
  calendar: (
    <>
      <path className={faint} d="M22 108h116" />
      <rect className={`${line} fill-surface`} x="40" y="34" width="80" height="68" rx="8" />
      <path className={`${line} fill-sand-soft`} d="M40 54V42a8 8 0 0 1 8-8h64a8 8 0 0 1 8 8v12z" />
      <path className={line} d="M58 26v14M102 26v14" />
      <path className={faint} d="M54 68h12M74 68h12M94 68h12M54 86h12" />
      <path className={line} d="m74 86 5 5 10-10" />
    </>
  ),
  door: (
    <>
      <path className={faint} d="M22 108h116" />
      <path className={`${line} fill-surface`} d="M52 108V30h44v78" />
      <path className={`${line} fill-sand-soft`} d="m96 30 22 10v68H96z" />
      <path className={line} d="M103 70v6" />
      <path className={faint} d="M62 44h24M62 54h16" />
    </>
  ),
};
