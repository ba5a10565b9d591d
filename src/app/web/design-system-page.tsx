import type { PageHandle } from '#platform/pages/page-head.ts';
import { styleGuideTexts } from '#ui/style-guide/style-guide.texts.ts';

export { default as Component } from '#ui/style-guide/design-system-page.tsx';

export const handle: PageHandle = {
  head: ({ t }) => ({ title: t(styleGuideTexts.title), noIndex: true }),
};
