import { getOperator } from '#app/console/console.contract.ts';
import { JumpSearch } from '#app/dashboards/web/jump-search.tsx';
import { useCall } from '#platform/pages/use-call.ts';
import { consoleLinks, isList } from './console-links.tsx';

/** The pages and lists of the console, for those who run the portal. */
export default function ConsoleSearch() {
  const { data } = useCall(getOperator, {});
  return data && <JumpSearch pages={consoleLinks} isList={isList} />;
}
