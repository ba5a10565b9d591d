import type { ChildProcess } from 'node:child_process';
import type { Heard, Told } from './child-words.ts';
import { MachineBusy, TaskTooLarge } from './problems.ts';
import { type Usage, usageOf } from './process-usage.ts';
import { type ChildKind, letPortalGoFirst, spawnChild } from './spawn-child.ts';

/** What a task may take until its next word: the work is its own, the time is the machine's. */
export type Limits = { readonly cpuMs: number; readonly silenceMs: number };

const LOOK_EVERY_MS = 100;

/** Sent by others than us; everything else that ends a process comes from what it did itself. */
const fromOutside: ReadonlySet<string | null> = new Set(['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP']);

/** What a child took beyond its limits since it was last heard, if anything. */
function findBreach(
  since: Usage,
  now: Usage,
  { cpuMs, silenceMs, mostMemoryMb }: Limits & Pick<ChildKind, 'mostMemoryMb'>,
): Error | undefined {
  if (now.cpuMs - since.cpuMs > cpuMs) return new TaskTooLarge('it took too much work');
  if (now.memoryMb > mostMemoryMb) return new TaskTooLarge('it took too much memory');
  if (now.at - since.at > silenceMs) return new MachineBusy('it was not done in time');
  return undefined;
}

/** A child process and the line to it: words are said, and its own are heard one by one, within limits. */
export class ChildLine {
  readonly pid: number | undefined;
  readonly #kind: ChildKind;
  readonly #process: ChildProcess;
  readonly #onGone: () => void;
  /** What it has told that nobody has asked for yet. */
  readonly #told: Told[] = [];
  /** Wakes who waits for the next word. */
  #wake: () => void = () => undefined;
  #wasThere = false;
  /** Why it is gone. */
  #reason: Error | undefined;

  constructor(kind: ChildKind, onGone: () => void) {
    this.#kind = kind;
    this.#onGone = onGone;
    this.#process = spawnChild(kind);
    this.pid = this.#process.pid;
    this.#process.on('message', (word) => this.#hear(word as Told));
    this.#process.on('error', () => this.leave(new MachineBusy('no process could be started')));
    this.#process.on('exit', (_code, signal) => {
      const isOurs = this.#wasThere && !fromOutside.has(signal);
      this.leave(isOurs ? new TaskTooLarge('it broke down') : new MachineBusy('it was ended'));
    });
    this.#process.unref();
    this.letGo();
  }

  /** Whether it has been there at all. */
  get wasThere(): boolean {
    return this.#wasThere;
  }

  get isGone(): boolean {
    return this.#reason !== undefined;
  }

  usage(): Usage {
    return usageOf(this.pid);
  }

  /** A child that somebody waits for keeps the portal alive; an idle one does not. */
  hold(): void {
    this.#process.channel?.ref?.();
  }

  letGo(): void {
    this.#process.channel?.unref?.();
  }

  say(heard: Heard): void {
    this.#process.send(heard, (error) => {
      if (error) this.leave(new MachineBusy('it does not listen'));
    });
  }

  /** The next word, within its limits. */
  next(limits: Limits): Promise<Told> {
    const since = this.usage();
    const bounds = { ...limits, mostMemoryMb: this.#kind.mostMemoryMb };
    return new Promise((resolve, reject) => {
      const looking = setInterval(() => {
        const breach = findBreach(since, this.usage(), bounds);
        if (breach) this.leave(breach);
      }, LOOK_EVERY_MS);
      this.#wake = () => {
        const word = this.#told.shift();
        if (!word && !this.#reason) return;
        clearInterval(looking);
        this.#wake = () => undefined;
        if (word) resolve(word);
        else reject(this.#reason);
      };
      this.#wake();
    });
  }

  /** Ends it, and tells who waits for it why; the first reason stands. */
  leave(why: Error): void {
    if (this.#reason) return;
    this.#reason = why;
    this.#process.kill('SIGKILL');
    this.#wake();
    this.#onGone();
  }

  #hear(word: Told): void {
    if (!this.#wasThere && this.pid !== undefined) letPortalGoFirst(this.pid);
    this.#wasThere = true;
    this.#told.push(word);
    this.#wake();
  }
}
