import { ChildLine, type Limits } from './child-line.ts';
import { MachineBusy, TaskFailed } from './problems.ts';
import type { ChildKind } from './spawn-child.ts';

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

/** Loading what it needs; a machine that takes longer has no time for it. */
const LONGEST_START_MS = 30_000;
/** A third of what the system allows a child, so that no task is cut off by those before it. */
const RETIRED_AFTER_CPU_MS = 60_000;

/** Hears what a child has to say to its task, up to the end of it. */
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

/** Starts a child; `onGone` hears of its end, wanted or not. */
export function startChild(kind: ChildKind, onGone: (child: Child) => void): Child {
  const line = new ChildLine(kind, () => onGone(child));
  let isGreeted = false;

  async function greet(): Promise<void> {
    line.hold();
    try {
      // The first thing it says is that it is there.
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
        // It may still be at a task that nobody waits for.
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
