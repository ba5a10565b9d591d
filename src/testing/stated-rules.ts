// The specification's rules for fields, written independently of the parser under test.

type Input = Readonly<Record<string, unknown>>;
type Rule = (value: unknown, input: Input) => boolean;

const isText = (value: unknown): value is string => typeof value === 'string';
const lettersOnly = (value: unknown): value is string => isText(value) && /^\p{L}+$/u.test(value);

const required: Rule = (value) =>
  value === undefined || value === null || value === '' || value === ' ';
/** Only texts of letters: nothing is trimmed from those before counting. */
const longerThan =
  (most: number): Rule =>
  (value) =>
    lettersOnly(value) && [...value].length > most;
const noDay: Rule = (value) => isText(value) && (!/\d/.test(value) || value === '2026-02-30');
const isDay = (value: unknown): value is string =>
  isText(value) && /^20\d\d-\d\d-\d\d$/.test(value);
const notAfter =
  (start: string): Rule =>
  (value, input) =>
    isDay(value) && isDay(input[start]) && value <= String(input[start]);
const noEmail: Rule = (value) => {
  if (!isText(value) || value.trim() === '') return false;
  const [name = '', host = '', ...more] = value.trim().split('@');
  return name === '' || !host.includes('.') || more.length > 0;
};
const noPhone: Rule = (value) => isText(value) && value.trim() !== '' && !/\d/.test(value);
const noLink: Rule = (value) => isText(value) && /^(javascript|data|vbscript):/.test(value);

type Rules = Readonly<Record<string, readonly Rule[]>>;

const job: Rules = {
  job_title: [required, longerThan(200)],
  job_details: [required, (value) => lettersOnly(value) && value.length < 10],
  job_start_date: [required, noDay],
  job_expiry_date: [required, noDay, notAfter('job_start_date')],
};
const catalog: Rules = {
  title: [required, longerThan(200)],
  sub_title: [required, longerThan(500)],
  catalog_link: [noLink],
};
const event: Rules = {
  event_title: [required, longerThan(200)],
  event_start_date: [required, noDay],
  event_expiry_date: [required, noDay, notAfter('event_start_date')],
  event_link: [noLink],
  event_details: [longerThan(1000)],
  other_details: [longerThan(1000)],
};

/** By the call's path. */
const stated: Readonly<Record<string, Rules>> = {
  'auth/check-email.php': { email: [required, noEmail, longerThan(254)] },
  'auth/verify-otp.php': { otp: [required, (value) => isText(value) && !/\d/.test(value)] },
  'exhibitor/create.php': {
    company_name: [required],
    company_email: [required, noEmail],
    company_phone: [required, noPhone],
  },
  'exhibitor/update-profile.php': {
    company_name: [required],
    company_email: [required, noEmail],
    company_phone: [required, noPhone],
  },
  'exhibitor/jobs/create.php': job,
  'exhibitor/jobs/update.php': job,
  'exhibitor/catalogs/create.php': catalog,
  'exhibitor/catalogs/update.php': catalog,
  'exhibitor/events/create.php': event,
  'exhibitor/events/update.php': event,
};

/** The calls for which the specification has rules. */
export const callsWithStatedRules = Object.keys(stated);

/** The first field of an input that breaks a rule of the specification. */
export function statedBreach(path: string, input: Input): string | undefined {
  const rules = Object.entries(stated[path] ?? {});
  return rules.find(([name, each]) => each.some((breaks) => breaks(input[name], input)))?.[0];
}
