import { getOperator } from '#app/console/console.contract.ts';
import { JumpSearch } from '#app/dashboards/web/jump-search.tsx';
import { useCall } from '#platform/pages/use-call.ts';
import { consoleLinks, isList } from './console-links.tsx';

/** The console's search for pages and lists, shown to operators only. */
export default function ConsoleSearch() {
  const { data } = useCall(getOperator, {});
  return data && <JumpSearch pages={consoleLinks} isList={isList} />;
}
