import type { Config } from '#platform/config/config.ts';
import type { DatabaseLog } from '#platform/database/database-log.ts';

export type CommandContext = {
  /** Read when a command needs it, so that help comes even with a broken configuration. */
  readonly config: () => Config;
  readonly log: DatabaseLog;
  readonly print: (line: string) => void;
};

export type Command = {
  readonly usage: string;
  readonly summary: string;
  run(args: readonly string[], context: CommandContext): Promise<void>;
};

/** The words after the command were not what it needs; its usage is shown. */
export class UsageError extends Error {}
