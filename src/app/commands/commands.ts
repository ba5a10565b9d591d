import { lookup } from '#platform/lookups/lookup.ts';
import { adminCommand } from './admin.ts';
import { backupCommand } from './backup.ts';
import type { Command } from './command.ts';
import { configCommand } from './config.ts';
import { exhibitorCommand } from './exhibitor.ts';
import { migrateCommand } from './migrate.ts';
import { restoreCommand } from './restore.ts';

const help: Command = {
  usage: 'help',
  summary: 'show this list',
  async run(_args, { print }) {
    print(usage());
  },
};

export const commands: Readonly<Record<string, Command>> = lookup({
  migrate: migrateCommand,
  admin: adminCommand,
  exhibitor: exhibitorCommand,
  backup: backupCommand,
  restore: restoreCommand,
  config: configCommand,
  help,
});

export function usage(): string {
  const all = Object.values(commands);
  const width = Math.max(...all.map((command) => command.usage.length));
  const lines = all.map((command) => `  ${command.usage.padEnd(width)}  ${command.summary}`);
  return ['Usage: npm run portal -- COMMAND', '', ...lines].join('\n');
}
