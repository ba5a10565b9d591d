/** Exit codes of the portal and its commands, as in sysexits.h, so that service managers know them. */
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

/** A problem that the operator can solve; its message is written for people and shown without a stack trace. */
export class StartProblem extends Error {
  readonly exitCode: ExitCode;

  constructor(message: string, exitCode: ExitCode, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartProblem';
    this.exitCode = exitCode;
  }
}
