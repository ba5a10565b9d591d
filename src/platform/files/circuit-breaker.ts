import { StoreFault } from './store-fault.ts';

/** Runs some work unless the circuit is open; `signal` tells that the work's time is over. */
type CircuitBreaker = <T>(signal: AbortSignal, work: () => Promise<T>) => Promise<T>;

/**
 * Once the store has kept silent the circuit is open: one request at a time tries whether it still
 * does, and the others are refused at once, because some of them hold a connection to the database
 * while they wait.
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
