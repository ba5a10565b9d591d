import type { ChildProcess } from 'node:child_process';
import type { FromChild, ToChild } from './child-messages.ts';
import { MachineBusy, TaskTooLarge } from './problems.ts';
import { type Usage, usageOf } from './process-usage.ts';
import { type ChildKind, lowerPriority, spawnChild } from './spawn-child.ts';

/** What a task may use between two of its messages: CPU time is its own, while silence may be the machine's fault. */
export type Limits = { readonly cpuMs: number; readonly silenceMs: number };

const LOOK_EVERY_MS = 100;

/** Signals that others send; any other end of a process is its own fault. */
const fromOutside: ReadonlySet<string | null> = new Set(['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP']);

/** The limit that a child has exceeded since its last message, if any. */
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

/** A child process and its message channel. Messages are received one by one, within limits. */
export class ChildChannel {
  readonly pid: number | undefined;
  readonly #kind: ChildKind;
  readonly #process: ChildProcess;
  readonly #onGone: () => void;
  /** Messages received that nobody has asked for yet. */
  readonly #received: FromChild[] = [];
  /** Wakes whoever waits for the next message. */
  #wake: () => void = () => undefined;
  #wasThere = false;
  /** Why the process ended; undefined while it lives. */
  #reason: Error | undefined;

  constructor(kind: ChildKind, onGone: () => void) {
    this.#kind = kind;
    this.#onGone = onGone;
    this.#process = spawnChild(kind);
    this.pid = this.#process.pid;
    this.#process.on('message', (word) => this.#receive(word as FromChild));
    this.#process.on('error', () => this.kill(new MachineBusy('no process could be started')));
    this.#process.on('exit', (_code, signal) => {
      const isOurs = this.#wasThere && !fromOutside.has(signal);
      this.kill(isOurs ? new TaskTooLarge('it broke down') : new MachineBusy('it was ended'));
    });
    this.#process.unref();
    this.letGo();
  }

  /** Whether the child ever reported that it is ready. */
  get wasThere(): boolean {
    return this.#wasThere;
  }

  get isGone(): boolean {
    return this.#reason !== undefined;
  }

  usage(): Usage {
    return usageOf(this.pid);
  }

  /** Keeps the portal's event loop alive while somebody waits for the child; an idle child does not. */
  hold(): void {
    this.#process.channel?.ref?.();
  }

  letGo(): void {
    this.#process.channel?.unref?.();
  }

  send(message: ToChild): void {
    this.#process.send(message, (error) => {
      if (error) this.kill(new MachineBusy('it does not listen'));
    });
  }

  /** The next message; rejects if the child exceeds its limits or ends. */
  next(limits: Limits): Promise<FromChild> {
    const since = this.usage();
    const bounds = { ...limits, mostMemoryMb: this.#kind.mostMemoryMb };
    return new Promise((resolve, reject) => {
      const looking = setInterval(() => {
        const breach = findBreach(since, this.usage(), bounds);
        if (breach) this.kill(breach);
      }, LOOK_EVERY_MS);
      this.#wake = () => {
        const word = this.#received.shift();
        if (!word && !this.#reason) return;
        clearInterval(looking);
        this.#wake = () => undefined;
        if (word) resolve(word);
        else reject(this.#reason);
      };
      this.#wake();
    });
  }

  /** Kills the child and rejects whoever waits for it; the first reason is kept. */
  kill(why: Error): void {
    if (this.#reason) return;
    this.#reason = why;
    this.#process.kill('SIGKILL');
    this.#wake();
    this.#onGone();
  }

  #receive(word: FromChild): void {
    if (!this.#wasThere && this.pid !== undefined) lowerPriority(this.pid);
    this.#wasThere = true;
    this.#received.push(word);
    this.#wake();
  }
}
