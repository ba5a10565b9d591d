import { ConfigError, readConfig } from '#platform/config/config.ts';
import { exitCodes, StartProblem } from '#platform/config/start-problem.ts';
import { type CommandContext, UsageError } from './commands/command.ts';
import { commands, usage } from './commands/commands.ts';

const USAGE_EXIT_CODE = 2;

const complain = (text: string) => process.stderr.write(`${text}\n`);
const tell = (_details: object, message: string) => complain(message);

const context: CommandContext = {
  config: () => readConfig(),
  log: { info() {}, warn: tell, error: tell },
  print: (line) => process.stdout.write(`${line}\n`),
};

/** Runs one operator command and returns its exit code. */
async function runCommand([name = 'help', ...args]: readonly string[]): Promise<number> {
  const command = commands[name];
  try {
    if (!command) throw new UsageError(`There is no command ${name}`);
    await command.run(args, context);
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      complain(`${error.message}.\n\n${usage()}`);
      return USAGE_EXIT_CODE;
    }
    if (error instanceof ConfigError) {
      complain([error.message, ...error.problems.map((problem) => `  ${problem}`)].join('\n'));
      return exitCodes.configuration;
    }
    if (!(error instanceof StartProblem)) throw error;
    complain(error.message);
    return error.exitCode;
  }
}

process.exitCode = await runCommand(process.argv.slice(2));
