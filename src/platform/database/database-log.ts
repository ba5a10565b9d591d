type Say = (details: object, message: string) => void;

/** The part of the portal's logger that the database needs. */
export type DatabaseLog = {
  readonly info: Say;
  readonly warn: Say;
  readonly error: Say;
};

export const silentLog: DatabaseLog = { info() {}, warn() {}, error() {} };
