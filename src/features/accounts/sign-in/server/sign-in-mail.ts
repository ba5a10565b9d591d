import { CODE_LIFE_MINUTES } from '#features/accounts/sign-in/sign-in.contract.ts';
import { signInTexts } from '#features/accounts/sign-in/sign-in.texts.ts';
import { readSiteName } from '#features/site/server/public.ts';
import type { OperationContext } from '#platform/calls/operation.ts';
import { MINUTE_S } from '#platform/dates/spans.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import type { Mail } from '#platform/mail/mail.ts';

/** The same mail for everybody, so that it does not reveal whether the address has an account. */
export async function codeMail(
  email: string,
  code: string,
  { database, language, appUrl }: OperationContext,
): Promise<Mail> {
  const t = translateIn(language);
  const site = await readSiteName(database.pool, language);
  return {
    recipient: email,
    subject: t(signInTexts.mailSubject, { code, site }),
    body: t(signInTexts.mailBody, { code, site, minutes: CODE_LIFE_MINUTES, address: appUrl }),
    language,
    validForS: CODE_LIFE_MINUTES * MINUTE_S,
  };
}
