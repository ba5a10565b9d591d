/** How long an instance that did not answer is not waited for. */
const SILENCE_MS = 60_000;

export type SilentInstances = ReturnType<typeof silentInstances>;

/** The instances that are not waited for, each by its pid, so that a live one is never taken for one that is gone. */
export function silentInstances() {
  const until = new Map<number, number>();
  const has = (instance: number) => (until.get(instance) ?? 0) > Date.now();
  return {
    has,
    add(instances: readonly number[]): void {
      for (const instance of until.keys()) if (!has(instance)) until.delete(instance);
      for (const instance of instances) until.set(instance, Date.now() + SILENCE_MS);
    },
    remove: (instance: number) => void until.delete(instance),
    clear: () => until.clear(),
  };
}
