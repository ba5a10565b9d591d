import { useState } from 'react';
import { ASKED_BEFORE, CallFailure } from '#platform/calls/call-failure.ts';
import { newKey } from '#platform/calls/new-key.ts';

/**
 * What a sending is called, so that sending it again changes nothing. What is sent next has another name; so has what
 * was changed after all, where its name turned out to stand for what it was before: that is said, and it can be sent.
 */
export function useRetryKey() {
  const [key, setKey] = useState(newKey);
  const renew = () => setKey(newKey());
  const heard = (failure: unknown) => {
    if (failure instanceof CallFailure && failure.code === ASKED_BEFORE) renew();
  };
  return { key, renew, heard };
}
