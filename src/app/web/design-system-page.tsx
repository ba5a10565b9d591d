import type { PageHandle } from '#platform/pages/page-head.ts';
import { showcaseTexts } from '#ui/showcase/showcase.texts.ts';

export { default as Component } from '#ui/showcase/design-system-page.tsx';

export const handle: PageHandle = {
  head: ({ t }) => ({ title: t(showcaseTexts.title), noIndex: true }),
};
