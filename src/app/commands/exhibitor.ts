import { parseArgs } from 'node:util';
import { approveExhibitor } from '#features/companies/exhibitors/server/approve-exhibitor.ts';
import { CallProblem } from '#platform/calls/call-problem.ts';
import { exitCodes, StartProblem } from '#platform/config/start-problem.ts';
import { joinPool } from '#platform/database/join-pool.ts';
import { type Command, UsageError } from './command.ts';
import { readEmail } from './read-email.ts';
import { withDatabase } from './with-database.ts';

export const exhibitorCommand: Command = {
  usage: 'exhibitor approve EMAIL --type N',
  summary: 'approve an application with a company type from 1 to 5; the applicant gets a mail',
  async run(args, { config, log, print }) {
    const { email, type } = readArguments(args);
    const settings = config();
    const approved = await withDatabase(joinPool(settings, log), ({ pool }) =>
      approveExhibitor(pool, { email, type, appUrl: settings.appUrl }),
    ).catch((problem: unknown) => {
      if (!(problem instanceof CallProblem)) throw problem;
      throw new StartProblem(`${email} is approved or restricted already.`, exitCodes.noInput);
    });
    if (!approved) {
      throw new StartProblem(`${email} has not applied to be an exhibitor.`, exitCodes.noInput);
    }
    print(`${approved.company} is approved with type ${type}.`);
  },
};

function readArguments(args: readonly string[]): { email: string; type: number } {
  const { values, positionals } = parse(args);
  const [action, address, ...rest] = positionals;
  if (action !== 'approve' || rest.length > 0 || !/^[1-5]$/.test(values.type ?? '')) throw usage();
  return { email: readEmail(address), type: Number(values.type) };
}

function parse(args: readonly string[]) {
  try {
    const options = { type: { type: 'string' } } as const;
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    throw usage();
  }
}

const usage = () => new UsageError('exhibitor knows only: approve EMAIL --type N, N from 1 to 5');
