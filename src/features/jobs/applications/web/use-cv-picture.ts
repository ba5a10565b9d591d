import { useState } from 'react';
import { pictureCv } from '#features/jobs/applications/applications.contract.ts';
import { failureMessage } from '#platform/calls/failure-message.ts';
import { useClient } from '#platform/pages/use-call.ts';

/** The content security policy allows pictures as data URLs, but not as blobs. */
function toDataAddress(content: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(content);
  });
}

/** The preview of a CV's first pages, fetched on demand with the session's token. */
export function useCvPicture(failedText: string, onDone: () => void) {
  const client = useClient();
  const [picture, setPicture] = useState<string | null>(null);
  const [fetching, setFetching] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function show(application_id: number) {
    setFetching(true);
    setFailure(null);
    try {
      setPicture(await toDataAddress(await client(pictureCv, { application_id })));
      onDone();
    } catch (problem) {
      setFailure(failureMessage(problem, failedText));
    } finally {
      setFetching(false);
    }
  }

  return { picture, show, close: () => setPicture(null), fetching, failure };
}
