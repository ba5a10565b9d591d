import { maskPassword } from '#platform/database/mask-password.ts';
import type { Command } from './command.ts';

export const configCommand: Command = {
  usage: 'config',
  summary: 'print the configuration in force, secrets masked',
  async run(_args, { config, print }) {
    for (const [name, value] of Object.entries(config()))
      print(`${name}: ${printable(name, value)}`);
  },
};

const SECRET_NAME = /secret|password|token|key$/i;

function printable(name: string, value: unknown): string {
  if (value === undefined) return '(not set)';
  const text = String(value);
  if (SECRET_NAME.test(name)) return '***';
  return URL.canParse(text) ? maskPassword(text) : text;
}
