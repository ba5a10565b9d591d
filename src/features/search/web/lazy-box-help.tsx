import { pagePart, useWantedPart } from '#platform/pages/page-part.ts';
import type { BoxHelpProps } from './box-help.tsx';

const helpPart = pagePart(() => import('./box-help.tsx'));

/**
 * Loads the help when somebody goes to the box, so that no page carries it. If it cannot be loaded, the box works
 * without it.
 */
export function LazyBoxHelp(props: BoxHelpProps) {
  const help = useWantedPart(helpPart, true);
  return help && <help.BoxHelp {...props} />;
}
