import {
  confirmEnquiry,
  findEnquirySubject,
  resendEnquiryCode,
  sendEnquiryTo,
} from '#features/enquiries/enquiries.contract.ts';
import { enquiriesTexts as texts } from '#features/enquiries/enquiries.texts.ts';
import { requestsTexts } from '#features/enquiries/requests/requests.texts.ts';
import {
  receiveRequest,
  requestsBefore,
} from '#features/enquiries/requests/server/receive-request.ts';
import { mailRequestCode } from '#features/enquiries/requests/server/request-mails.ts';
import type { Caller } from '#platform/auth/caller.ts';
import type { ParsedInput } from '#platform/calls/call.ts';
import {
  CallProblem,
  invalidInput,
  notFound,
  tooManyRequests,
} from '#platform/calls/call-problem.ts';
import { type Operation, type OperationContext, operation } from '#platform/calls/operation.ts';
import { hashOfInput } from '#platform/calls/retry-keys.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { HOUR_S } from '#platform/dates/spans.ts';
import { isCountry } from '#platform/geo/countries.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { withRoomInMailbox } from '#platform/limits/mailbox-limit.ts';
import { networkOf } from '#platform/limits/network-of.ts';
import { type RateLimit, requireWithinLimit } from '#platform/limits/rate-limit.ts';
import { mailCode } from './enquiry-mails.ts';
import { type EnquirySubject, requireSubject } from './enquiry-subject.ts';
import { isFlooded } from './fair-sending.ts';
import { findSender } from './find-sender.ts';
import { keepFile, readEnquiryFile } from './kept-file.ts';
import type { EnquiryFacts } from './new-enquiry.ts';
import { enquiriesBefore, receiveEnquiry } from './receive-enquiry.ts';
import {
  findWaiting,
  guessCode,
  isWaiting,
  keepUnconfirmed,
  renewConfirmation,
  takeUnconfirmed,
} from './unconfirmed.ts';

/** A network may be a whole hospital. What one person may send is limited by what was stored before. */
const sendsOfNetwork: RateLimit = { name: 'enquiry-net', times: 150, withinS: 3600 };
const guessesOfNetwork: RateLimit = { name: 'enquiry-guess', times: 100, withinS: 600 };

const subject = operation(findEnquirySubject, async (asked, { database: { pool }, language }) => {
  const { about, id, title, title_ar, company } = await requireSubject(pool, asked);
  return {
    subject: {
      about,
      id,
      title: inLanguage(language, title, title_ar),
      company_id: company.id,
      company_name: inLanguage(language, company.name, company.name_ar),
      company_logo: company.logo,
    },
  };
});

type Sent = ParsedInput<typeof sendEnquiryTo>;

function factsOf(input: Sent, language: Language): EnquiryFacts {
  const { about, id, name, phone, subject, message, quantity, country, city } = input;
  if (!isCountry(country)) {
    throw invalidInput([{ field: 'country', text: texts.chooseCountry }]);
  }
  return {
    ...{ about, id, name, subject, message, country, language },
    phone: phone || null,
    quantity: quantity ?? null,
    city: city ?? null,
    wantsCall: input.wants_call,
  };
}

const done = (language: Language, token: string | null) => ({
  message: translateIn(language)(texts.sent),
  outcome: 'sent' as const,
  token,
});

async function sendAs(
  sender: Caller,
  input: Sent,
  { asked, context }: { readonly asked: Buffer; readonly context: OperationContext },
) {
  const { database, files, appUrl, language } = context;
  const file = await readEnquiryFile(input.file);
  const { accountId, email } = sender;
  const enquiry = { ...factsOf(input, language), key: input.key, asked, email, accountId };
  const token = await inTransaction(database.pool, (client) =>
    receiveEnquiry(client, enquiry, { file, files, appUrl }),
  );
  return done(language, token);
}

const codeSent = (language: Language, email: string) => ({
  message: translateIn(language)(texts.codeSent, { email }),
  outcome: 'confirm' as const,
  token: null,
});

type Asking = {
  readonly asked: Buffer;
  readonly about: EnquirySubject;
  readonly context: OperationContext;
};

async function askToConfirm(input: Sent, { asked, about, context }: Asking) {
  const { database, files, appUrl, language } = context;
  const { key, email } = input;
  if (!email) throw invalidInput([{ field: 'email', text: texts.emailRequired }]);
  if (await isWaiting(database.pool, { key, email, asked })) return codeSent(language, email);
  const document = await readEnquiryFile(input.file);
  const facts = factsOf(input, language);
  const company = inLanguage(language, about.company.name, about.company.name_ar);
  const mailing = () =>
    inTransaction(database.pool, async (client) => {
      const made = await keepUnconfirmed(client, { key, email, asked, facts }, async () => {
        const kept = await keepFile(files, document);
        return kept ? [kept] : [];
      });
      if (made) await mailCode(client, { key, email, code: made.code, language, company, appUrl });
      return made;
    });
  const made = await withRoomInMailbox(database.pool, email, mailing);
  if (made) context.tell(`Code for the enquiry of ${email}: ${made.code}`);
  return codeSent(language, email);
}

const sending = operation(sendEnquiryTo, async (input, context) => {
  const { database, language, visitor } = context;
  // A bot that filled in the honeypot gets the same answer as everybody, and nothing is stored.
  const { key, website, email, ...sent } = input;
  if (website) return done(language, null);
  const sender = await findSender(context);
  const asked = hashOfInput(sent);
  const from = sender?.email ?? email;
  // A retry after a lost response gets the same answer and does not count against limits.
  if (from && (await enquiriesBefore.isRepeated(database.pool, { key, email: from, asked }))) {
    return done(language, null);
  }
  await requireWithinLimit(database.pool, sendsOfNetwork, networkOf(visitor.ip));
  const about = await requireSubject(database.pool, input);
  // Checked before mailing a code for something that could not be delivered.
  if (await isFlooded(database.pool, about.company.id)) throw tooManyRequests(HOUR_S);
  return sender
    ? sendAs(sender, input, { asked, context })
    : askToConfirm(input, { asked, about, context });
});

const refused = (code: string, text: typeof texts.codeWrong) => new CallProblem(code, 400, text);

const confirming = operation(confirmEnquiry, async ({ key, code }, context) => {
  const { database, files, appUrl, language, visitor, now } = context;
  const { pool } = database;
  const isOver = !(await findWaiting(pool, key));
  if (isOver && (await enquiriesBefore.isKnown(pool, key))) {
    return { message: translateIn(language)(texts.sent), token: null };
  }
  if (isOver && (await requestsBefore.isKnown(pool, key))) {
    return { message: translateIn(language)(requestsTexts.sent), token: null };
  }
  await requireWithinLimit(pool, guessesOfNetwork, networkOf(visitor.ip));
  const guess = await guessCode(pool, key, code);
  if (guess === 'wrong') throw refused('wrong_code', texts.codeWrong);
  if (guess === 'gone') throw refused('code_gone', texts.codeGone);
  const [token, told] = await inTransaction(pool, async (client) => {
    const waited = await takeUnconfirmed(client, key);
    if (!waited) return [null, texts.sent] as const;
    const { facts, who } = waited;
    if ('items' in facts) {
      const parts = { attached: waited.files, files, appUrl, now };
      const made = await receiveRequest(client, { ...facts, ...who }, parts);
      return [made, requestsTexts.sent] as const;
    }
    const [file] = waited.files;
    const made = await receiveEnquiry(client, { ...facts, ...who }, { file, files, appUrl });
    return [made, texts.sent] as const;
  });
  return { message: translateIn(language)(told), token };
});

const resending = operation(resendEnquiryCode, async ({ key }, context) => {
  const { database, appUrl, language, visitor } = context;
  await requireWithinLimit(database.pool, sendsOfNetwork, networkOf(visitor.ip));
  const waiting = await findWaiting(database.pool, key);
  if (!waiting) throw notFound(texts.codeGone);
  const { email } = waiting;
  const mailing = () =>
    inTransaction(database.pool, async (client) => {
      const renewed = await renewConfirmation(client, key);
      if (!renewed) throw notFound(texts.codeGone);
      if (!('code' in renewed)) throw tooManyRequests(renewed.waitS);
      const { code, facts } = renewed;
      const mail = { key, email, code, language, appUrl };
      if ('items' in facts) await mailRequestCode(client, mail);
      else {
        const { company } = await requireSubject(client, facts);
        const name = inLanguage(language, company.name, company.name_ar);
        await mailCode(client, { ...mail, company: name });
      }
      return renewed;
    });
  await withRoomInMailbox(database.pool, email, mailing);
  return { message: codeSent(language, email).message };
});

export const sendOperations: readonly Operation[] = [subject, sending, confirming, resending];
