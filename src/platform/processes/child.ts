import { ChildChannel, type Limits } from './child-channel.ts';
import { MachineBusy, TaskFailed } from './problems.ts';
import type { ChildKind } from './spawn-child.ts';

/** Handles a message of the child; the next one is read once this is done. */
export type Handle<Message> = (
  message: Message,
  answer: (word: unknown) => void,
) => Promise<void> | void;

export type Child = {
  readonly pid: number | undefined;
  /** Runs a task to its end. Any failure kills the child as well. */
  run<Message>(task: unknown, handle: Handle<Message>, limits: Limits): Promise<void>;
  /** Waits until the child is ready and responds. */
  awaitReady(): Promise<void>;
  /** Whether it was ever ready. */
  wasThere(): boolean;
  isGone(): boolean;
  /** Whether it has used so much CPU or memory that it should be replaced. */
  shouldRetire(): boolean;
  end(): void;
};

/** The time to load what it needs; a machine that takes longer is overloaded. */
const LONGEST_START_MS = 30_000;
/** A third of the CPU time that the system allows a child, so that no task is cut off because of those before it. */
const RETIRED_AFTER_CPU_MS = 60_000;

/** Handles the messages of a task until it ends. */
async function listen<Message>(
  channel: ChildChannel,
  handle: Handle<Message>,
  limits: Limits,
): Promise<void> {
  for (;;) {
    const word = await channel.next(limits);
    if (word.kind === 'done') return;
    if (word.kind !== 'message') throw new TaskFailed('it gave up');
    await handle(word.message as Message, (answer) => channel.send({ kind: 'word', word: answer }));
  }
}

/** Starts a child; `onGone` is called when it ends for whatever reason. */
export function startChild(kind: ChildKind, onGone: (child: Child) => void): Child {
  const channel = new ChildChannel(kind, () => onGone(child));
  let wasReady = false;

  async function awaitReady(): Promise<void> {
    channel.hold();
    try {
      // Its first message is that it is ready.
      if (wasReady) channel.send({ kind: 'are you there' });
      await channel.next({ cpuMs: Number.POSITIVE_INFINITY, silenceMs: LONGEST_START_MS });
      wasReady = true;
    } finally {
      channel.letGo();
    }
  }

  const child: Child = {
    pid: channel.pid,
    awaitReady,
    async run(task, handle, limits) {
      if (!wasReady) await awaitReady();
      channel.hold();
      try {
        channel.send({ kind: 'task', task });
        await listen(channel, handle, limits);
      } catch (problem) {
        // It may still be working on the task.
        channel.kill(new MachineBusy('its task was given up'));
        throw problem;
      } finally {
        channel.letGo();
      }
    },
    wasThere: () => channel.wasThere,
    isGone: () => channel.isGone,
    shouldRetire() {
      const { memoryMb, cpuMs } = channel.usage();
      return memoryMb > kind.mostMemoryMb / 2 || cpuMs > RETIRED_AFTER_CPU_MS;
    },
    end: () => channel.kill(new MachineBusy('it was ended')),
  };
  return child;
}
