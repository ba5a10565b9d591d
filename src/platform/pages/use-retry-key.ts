import { useState } from 'react';
import { ASKED_BEFORE, CallFailure } from '#platform/calls/call-failure.ts';
import { newKey } from '#platform/calls/new-key.ts';

/**
 * The key of a submission, so that repeating it changes nothing. Renew it after success. It is also renewed when the
 * server
 * reports that the key belongs to an earlier version of the input; that is shown, and the changed input can be sent
 * again.
 */
export function useRetryKey() {
  const [key, setKey] = useState(newKey);
  const renew = () => setKey(newKey());
  const heard = (failure: unknown) => {
    if (failure instanceof CallFailure && failure.code === ASKED_BEFORE) renew();
  };
  return { key, renew, heard };
}
