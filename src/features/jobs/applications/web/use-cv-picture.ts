import { useState } from 'react';
import { pictureCv } from '#features/jobs/applications/applications.contract.ts';
import { failureMessage } from '#platform/calls/failure-message.ts';
import { useClient } from '#platform/pages/use-call.ts';

/** Pictures of our own may stand in a page as data only: the content policy knows no blob. */
function toDataAddress(content: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(content);
  });
}

/** The first pages of a CV as a picture, fetched with the person's token when it is asked for. */
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
