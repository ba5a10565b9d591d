import { ChildLine, type Limits } from './child-line.ts';
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
  greet(): Promise<void>;
  /** Whether it was ever ready. */
  wasThere(): boolean;
  isGone(): boolean;
  /** Whether it has used so much CPU or memory that it should be replaced. */
  isWorn(): boolean;
  end(): void;
};

/** The time to load what it needs; a machine that takes longer is overloaded. */
const LONGEST_START_MS = 30_000;
/** A third of the CPU time that the system allows a child, so that no task is cut off because of those before it. */
const RETIRED_AFTER_CPU_MS = 60_000;

/** Handles the messages of a task until it ends. */
async function listen<Message>(
  line: ChildLine,
  handle: Handle<Message>,
  limits: Limits,
): Promise<void> {
  for (;;) {
    const word = await line.next(limits);
    if (word.kind === 'done') return;
    if (word.kind !== 'message') throw new TaskFailed('it gave up');
    await handle(word.message as Message, (answer) => line.say({ kind: 'word', word: answer }));
  }
}

/** Starts a child; `onGone` is called when it ends for whatever reason. */
export function startChild(kind: ChildKind, onGone: (child: Child) => void): Child {
  const line = new ChildLine(kind, () => onGone(child));
  let isGreeted = false;

  async function greet(): Promise<void> {
    line.hold();
    try {
      // Its first message is that it is ready.
      if (isGreeted) line.say({ kind: 'are you there' });
      await line.next({ cpuMs: Number.POSITIVE_INFINITY, silenceMs: LONGEST_START_MS });
      isGreeted = true;
    } finally {
      line.letGo();
    }
  }

  const child: Child = {
    pid: line.pid,
    greet,
    async run(task, handle, limits) {
      if (!isGreeted) await greet();
      line.hold();
      try {
        line.say({ kind: 'task', task });
        await listen(line, handle, limits);
      } catch (problem) {
        // It may still be working on the task.
        line.leave(new MachineBusy('its task was given up'));
        throw problem;
      } finally {
        line.letGo();
      }
    },
    wasThere: () => line.wasThere,
    isGone: () => line.isGone,
    isWorn() {
      const { memoryMb, cpuMs } = line.usage();
      return memoryMb > kind.mostMemoryMb / 2 || cpuMs > RETIRED_AFTER_CPU_MS;
    },
    end: () => line.leave(new MachineBusy('it was ended')),
  };
  return child;
}
