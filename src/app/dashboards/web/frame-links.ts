import type { ReactNode } from 'react';
import type { Text } from '#platform/i18n/texts.ts';

/** A link of the menu in the account frame. */
export type FrameLink = { readonly path: string; readonly text: Text; readonly icon: ReactNode };

/** A group of links, with a heading or, at the top, without. */
export type FrameGroup = { readonly text?: Text; readonly links: readonly FrameLink[] };
