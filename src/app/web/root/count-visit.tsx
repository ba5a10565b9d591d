import { useEffect } from 'react';
import { countVisitor } from '#features/site/site.contract.ts';
import { useClient } from '#platform/pages/use-call.ts';

/** Once for each time the portal is opened in a browser; whether it counts the server decides. */
export function CountVisit() {
  const client = useClient();
  useEffect(() => {
    client(countVisitor, {}).catch(() => undefined);
  }, [client]);
  return null;
}
