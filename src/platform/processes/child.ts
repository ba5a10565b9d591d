import type { Heard, Told } from './child-words.ts';
import { MachineBusy, TaskFailed, TaskTooLarge } from './problems.ts';
import { findCpuMs, findMemoryMb } from './process-usage.ts';
import { type ChildKind, letPortalGoFirst, spawnChild } from './spawn-child.ts';

/** What a task may take until its next word: the work is its own, the time is the machine's. */
export type Limits = { readonly cpuMs: number; readonly silenceMs: number };

/** Waited for before the next message is heard. */
export type Handle<Message> = (
  message: Message,
  answer: (word: unknown) => void,
) => Promise<void> | void;

export type Child = {
  readonly pid: number | undefined;
  /** Does a task to its end; whatever goes wrong ends the child as well. */
  run<Message>(task: unknown, handle: Handle<Message>, limits: Limits): Promise<void>;
  /** Waits until it is there and has time. */
  greet(): Promise<void>;
  /** Whether it has been there at all. */
  wasThere(): boolean;
  isGone(): boolean;
  /** Whether it has done so much, or kept so much, that a new one is better. */
  isWorn(): boolean;
  end(): void;
};

const LOOK_EVERY_MS = 100;
/** Loading what it needs; a machine that takes longer has no time for it. */
const LONGEST_START_MS = 30_000;
/** A third of what the system allows a child, so that no task is cut off by those before it. */
const RETIRED_AFTER_CPU_MS = 60_000;

/** Sent by others than us; everything else that ends a process comes from what it did itself. */
const fromOutside: ReadonlySet<string | null> = new Set(['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP']);

/** Starts a child; `onGone` hears of its end, wanted or not. */
export function startChild(kind: ChildKind, onGone: (child: Child) => void): Child {
  const process = spawnChild(kind);
  const { pid } = process;
  const told: Told[] = [];
  let wake: () => void = () => undefined;
  let wasThere = false;
  let isGreeted = false;
  let reason: Error | undefined;

  function leave(why: Error): void {
    if (reason) return;
    reason = why;
    process.kill('SIGKILL');
    wake();
    onGone(child);
  }

  process.on('message', (word) => {
    if (!wasThere && pid !== undefined) letPortalGoFirst(pid);
    wasThere = true;
    told.push(word as Told);
    wake();
  });
  process.on('error', () => leave(new MachineBusy('no process could be started')));
  process.on('exit', (_code, signal) => {
    const isOurs = wasThere && !fromOutside.has(signal);
    leave(isOurs ? new TaskTooLarge('it broke down') : new MachineBusy('it was ended'));
  });
  // Whoever waits for it keeps the portal alive; an idle one does not.
  const hold = () => process.channel?.ref?.();
  const letGo = () => process.channel?.unref?.();
  process.unref();
  letGo();

  const say = (heard: Heard) =>
    void process.send(heard, (error) => {
      if (error) leave(new MachineBusy('it does not listen'));
    });

  const cpuMs = () => (pid === undefined ? undefined : findCpuMs(pid)) ?? 0;
  const memoryMb = () => (pid === undefined ? undefined : findMemoryMb(pid)) ?? 0;

  /** The next word, within its limits. */
  function next(limits: Limits): Promise<Told> {
    const began = { at: performance.now(), cpuMs: cpuMs() };
    return new Promise((resolve, reject) => {
      const look = () => {
        if (cpuMs() - began.cpuMs > limits.cpuMs) leave(new TaskTooLarge('it took too much work'));
        if (memoryMb() > kind.mostMemoryMb) leave(new TaskTooLarge('it took too much memory'));
        if (performance.now() - began.at > limits.silenceMs) {
          leave(new MachineBusy('it was not done in time'));
        }
      };
      const looking = setInterval(look, LOOK_EVERY_MS);
      wake = () => {
        const word = told.shift();
        if (!word && !reason) return;
        clearInterval(looking);
        wake = () => undefined;
        if (word) resolve(word);
        else reject(reason);
      };
      wake();
    });
  }

  async function greet(): Promise<void> {
    hold();
    try {
      // The first thing it says is that it is there.
      if (isGreeted) say({ kind: 'are you there' });
      await next({ cpuMs: Number.POSITIVE_INFINITY, silenceMs: LONGEST_START_MS });
      isGreeted = true;
    } finally {
      letGo();
    }
  }

  async function talk<Message>(handle: Handle<Message>, limits: Limits): Promise<void> {
    for (;;) {
      const word = await next(limits);
      if (word.kind === 'done') return;
      if (word.kind !== 'message') throw new TaskFailed('it gave up');
      await handle(word.message as Message, (answer) => say({ kind: 'word', word: answer }));
    }
  }

  const child: Child = {
    pid,
    greet,
    async run(task, handle, limits) {
      if (!isGreeted) await greet();
      hold();
      try {
        say({ kind: 'task', task });
        await talk(handle, limits);
      } catch (problem) {
        // It may still be at a task that nobody waits for.
        leave(new MachineBusy('its task was given up'));
        throw problem;
      } finally {
        letGo();
      }
    },
    wasThere: () => wasThere,
    isGone: () => reason !== undefined,
    isWorn() {
      return memoryMb() > kind.mostMemoryMb / 2 || cpuMs() > RETIRED_AFTER_CPU_MS;
    },
    end: () => leave(new MachineBusy('it was ended')),
  };
  return child;
}
