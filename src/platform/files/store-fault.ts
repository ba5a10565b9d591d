/** The store failed, possibly only for now. Callers get the same answer as when the database is down. */
export class StoreFault extends Error {
  readonly code = 'STORE_FAULT';
  /** The error code of the system or the store, such as ECONNREFUSED or NoSuchBucket. */
  readonly reason: string;

  constructor(message: string, reason: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
