import type { ReactNode } from 'react';
import type { Text } from '#platform/i18n/texts.ts';

/** A link of the menu beside the pages of somebody who is signed in. */
export type FrameLink = { readonly path: string; readonly text: Text; readonly icon: ReactNode };

/** Links that belong together, under a heading or at the top without one. */
export type FrameGroup = { readonly text?: Text; readonly links: readonly FrameLink[] };
