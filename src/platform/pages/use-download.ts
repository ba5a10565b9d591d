import { useState } from 'react';
import { saveFile } from './save-file.ts';

/** Fetches a file with the session token and offers it as a download. */
export function useDownload() {
  const [fetching, setFetching] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);

  async function download(fetchFile: () => Promise<Blob>, name: string): Promise<void> {
    setFetching(name);
    setFailed(false);
    try {
      saveFile(await fetchFile(), name);
    } catch {
      setFailed(true);
    } finally {
      setFetching(null);
    }
  }

  /** `fetching` is the name of the file being fetched. */
  return { download, fetching, failed };
}
