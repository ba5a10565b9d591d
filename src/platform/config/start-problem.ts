/** Exit codes of a start or command that cannot go on, as in sysexits.h, so that service managers know them by name. */
export const exitCodes = {
  damagedData: 65,
  noInput: 66,
  unavailable: 69,
  internal: 70,
  cannotCreate: 73,
  alreadyRunning: 75,
  noPermission: 77,
  configuration: 78,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** Something the operator can put right; the message is written for people and told without a stack. */
export class StartProblem extends Error {
  readonly exitCode: ExitCode;

  constructor(message: string, exitCode: ExitCode, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartProblem';
    this.exitCode = exitCode;
  }
}
