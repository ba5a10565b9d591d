/** The code of a failure whose response was not ours, such as an HTML page from a proxy. */
export const NO_ANSWER = 'no_answer';

/** The code of a failure whose response is ours but gives no message. */
export const NO_REASON = 'no_reason';

/** The code of an unforeseen failure; its message gives no details. */
export const UNEXPECTED = 'unexpected';

/** The code of a refusal that the session lifts by showing its second factor. */
export const SECOND_FACTOR_NEEDED = 'second_factor_needed';

/** The code of a refusal because the retry key was used for a different request; see calls/retry-keys.ts. */
export const ASKED_BEFORE = 'asked_before';

/** The code of a refusal because what was to be changed is no longer what the caller had before them. */
export const CHANGED_MEANWHILE = 'changed_meanwhile';

/** A call that was refused or failed; `message` is fit to be shown to the person. */
export class CallFailure extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;

  constructor(
    status: number,
    code: string,
    message: string,
    fields: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.name = 'CallFailure';
    this.status = status;
    this.code = code;
    this.fields = fields;
  }

  /** Failures travel with a rendered page as JSON, which would leave out an Error's `message`. */
  toJSON() {
    const { status, code, message, fields } = this;
    return { status, code, message, fields };
  }
}
