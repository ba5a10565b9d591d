type LogLine = (details: object, message: string) => void;

/** The part of the portal's logger that the database needs. */
export type DatabaseLog = {
  readonly info: LogLine;
  readonly warn: LogLine;
  readonly error: LogLine;
};

export const silentLog: DatabaseLog = { info() {}, warn() {}, error() {} };
