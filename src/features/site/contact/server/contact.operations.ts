import {
  getContactInfo,
  sendEnquiry,
  sendMessage,
} from '#features/site/contact/contact.contract.ts';
import { contactTexts } from '#features/site/contact/contact.texts.ts';
import { type Operation, type OperationContext, operation } from '#platform/calls/operation.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { readContactInfo } from './contact-info.ts';
import { type NewMessage, receiveMessage } from './receive-message.ts';

type Sent = NewMessage & { website?: string };

/** A bot that filled in the honeypot gets the same answer as everybody, and nothing is stored. */
async function receive({ website, ...message }: Sent, context: OperationContext) {
  if (!website) await receiveMessage(message, context);
  return { message: translateIn(context.language)(contactTexts.sent) };
}

const send = operation(sendMessage, (input, context) =>
  receive({ ...input, kind: 'contact' }, context),
);

const enquire = operation(sendEnquiry, (input, context) =>
  receive({ ...input, subject: input.kind }, context),
);

const info = operation(getContactInfo, async (_input, { database, language }) => ({
  contact: await readContactInfo(database.pool, language),
}));

export const contactOperations: readonly Operation[] = [send, enquire, info];
