import { pagePart, useWantedPart } from '#platform/pages/page-part.ts';
import type { BoxHelpProps } from './box-help.tsx';

const helpPart = pagePart(() => import('./box-help.tsx'));

/** Comes when somebody goes to the box, so that no page carries it; the box does without where it cannot come. */
export function LazyBoxHelp(props: BoxHelpProps) {
  const help = useWantedPart(helpPart, true);
  return help && <help.BoxHelp {...props} />;
}
