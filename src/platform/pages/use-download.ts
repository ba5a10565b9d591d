import { useState } from 'react';
import { saveFile } from './save-file.ts';

/** Fetches a file with the person's token and hands it to the browser to be saved. */
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

  /** `fetching` is the name of the file that is under way. */
  return { download, fetching, failed };
}
