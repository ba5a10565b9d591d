import { useState } from 'react';
import { downloadCv } from '#features/jobs/applications/applications.contract.ts';
import { saveFile } from '#platform/pages/save-file.ts';
import { useClient } from '#platform/pages/use-call.ts';

/** Downloads a CV with the session's token and lets the browser save it. */
export function useCvDownload(onDone?: () => void) {
  const client = useClient();
  const [fetching, setFetching] = useState(false);
  const [failed, setFailed] = useState(false);

  async function download(application_id: number, name: string) {
    setFetching(true);
    setFailed(false);
    try {
      saveFile(await client(downloadCv, { application_id }), name);
      onDone?.();
    } catch {
      setFailed(true);
    } finally {
      setFetching(false);
    }
  }

  return { download, fetching, failed };
}
