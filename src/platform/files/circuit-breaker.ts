import { StoreFault } from './store-fault.ts';

/** Runs work unless the circuit is open; `signal` is aborted when the work has timed out. */
type CircuitBreaker = <T>(signal: AbortSignal, work: () => Promise<T>) => Promise<T>;

/**
 * A timeout opens the circuit: then one request at a time tests the store and all others fail at once, because some of
 * them hold a database connection while they wait.
 */
export function createCircuitBreaker(): CircuitBreaker {
  let isOpen = false;
  let isTrying = false;
  return async (signal, work) => {
    if (isOpen && isTrying) throw new StoreFault('the store does not answer', 'AbortError');
    const isTrial = isOpen;
    if (isTrial) isTrying = true;
    try {
      const answer = await work();
      isOpen = false;
      return answer;
    } catch (error) {
      isOpen = signal.aborted;
      throw error;
    } finally {
      if (isTrial) isTrying = false;
    }
  };
}
