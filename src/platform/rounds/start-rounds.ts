export type Rounds = {
  /** Lets the running round end; what is left is done after the next start. */
  stop(): Promise<void>;
};

type Work = {
  /** Does what is due and answers how much that was; there may be more right away. */
  round(): Promise<number>;
  readonly pauseMs: number;
  onFailure(error: unknown): void;
};

/** Work in the background for as long as the portal runs, one round after the other. */
export function startRounds({ round, pauseMs, onFailure }: Work): Rounds {
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = Promise.resolve();

  async function work(): Promise<void> {
    let done = 0;
    try {
      done = await round();
    } catch (error) {
      onFailure(error);
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
