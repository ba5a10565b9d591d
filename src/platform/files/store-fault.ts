/**
 * The store could not do what it was asked to; it may be able to later. Callers are told what they are
 * told while the database is away.
 */
export class StoreFault extends Error {
  readonly code = 'STORE_FAULT';
  /** The system's or the store's own word for it, such as ECONNREFUSED or NoSuchBucket. */
  readonly reason: string;

  constructor(message: string, reason: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
