import type { Config } from '#platform/config/config.ts';
import type { DatabaseLog } from '#platform/database/database-log.ts';

export type CommandContext = {
  /** Read only when a command needs it, so that the help works with a broken configuration too. */
  readonly config: () => Config;
  readonly log: DatabaseLog;
  readonly print: (line: string) => void;
};

export type Command = {
  readonly usage: string;
  readonly summary: string;
  run(args: readonly string[], context: CommandContext): Promise<void>;
};

/** The arguments of a command were wrong; its usage is printed. */
export class UsageError extends Error {}
