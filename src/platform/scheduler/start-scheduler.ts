export type Scheduler = {
  /** Waits for the running tick to end; what is left is done after the next start. */
  stop(): Promise<void>;
};

type Work = {
  /** Does what is due and returns how much that was; if not zero, there may be more right away. */
  tick(): Promise<number>;
  readonly pauseMs: number;
  onFailure(error: unknown): void;
};

/** Runs work in the background, tick after tick, for as long as the portal runs. */
export function startScheduler({ tick, pauseMs, onFailure }: Work): Scheduler {
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = Promise.resolve();

  async function work(): Promise<void> {
    let done = 0;
    try {
      done = await tick();
    } catch (error) {
      // After `stop` a failure does not matter: the work is due again after the next start.
      if (!stopped) onFailure(error);
    }
    if (!stopped) timer = setTimeout(begin, done > 0 ? 0 : pauseMs);
  }

  function begin(): void {
    running = work();
  }

  begin();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
