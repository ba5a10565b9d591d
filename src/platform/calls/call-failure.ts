/** The code of a failure whose answer was none of ours, such as an HTML page of something between. */
export const NO_ANSWER = 'no_answer';

/** The code of a failure whose answer does not say why. */
export const NO_REASON = 'no_reason';

/** The code of a failure that nobody foresaw; its text says no more than that. */
export const UNEXPECTED = 'unexpected';

/** The code of a refusal that a second factor would turn. */
export const SECOND_FACTOR_NEEDED = 'second_factor_needed';

/** The code of a refusal because the key of a sending belongs to another one; see calls/asked-before.ts. */
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

  /** Travels with a rendered page; an error's message would otherwise stay behind. */
  toJSON() {
    const { status, code, message, fields } = this;
    return { status, code, message, fields };
  }
}
