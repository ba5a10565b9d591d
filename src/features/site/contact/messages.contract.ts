import * as z from 'zod/mini';
import { cursorInput, cursorOutput, doneOutput } from '#console/paged-list.contract.ts';
import { declareCall } from '#platform/calls/call.ts';
import { recordId, searchText, writtenText } from '#platform/calls/fields.ts';
import { messageKinds } from './contact.contract.ts';
import { messagesTexts as texts } from './messages.texts.ts';

export const messageStates = ['open', 'assigned', 'answered'] as const;
export const ANSWER_MAX_LENGTH = 10_000;

const fact = z.nullable(z.string());

export const listMessages = declareCall({
  method: 'GET',
  path: 'admin/messages/list.php',
  summary: 'Messages and enquiries, newest first, and the operators who can look after them',
  access: 'admin',
  input: {
    search: z.optional(searchText),
    state: z.optional(z.enum(messageStates)),
    ...cursorInput,
  },
  output: {
    messages: z.array(
      z.object({
        id: z.int(),
        kind: z.enum(messageKinds),
        topic: fact,
        name: z.string(),
        email: z.string(),
        phone: fact,
        subject: z.string(),
        message: z.string(),
        language: z.enum(['en', 'ar']),
        country: z.string(),
        created_at: z.string(),
        state: z.enum(messageStates),
        assigned_to: z.nullable(z.int()),
        assignee: fact,
        answer: fact,
        answered_by: fact,
        answered_at: fact,
      }),
    ),
    operators: z.array(z.object({ id: z.int(), email: z.string() })),
    ...cursorOutput,
  },
});

export const assignMessage = declareCall({
  method: 'POST',
  path: 'admin/messages/assign.php',
  summary: 'Gives a message to an operator, or takes it back',
  access: 'admin',
  input: {
    id: recordId,
    /** Empty removes the assignment. */
    account_id: z.prefault(
      z.union([
        z.pipe(
          z.literal(''),
          z.transform(() => null),
        ),
        recordId,
      ]),
      '',
    ),
  },
  output: doneOutput,
});

export const answerMessage = declareCall({
  method: 'POST',
  path: 'admin/messages/answer.php',
  summary: 'Answers a message by mail in the language it was written in, once',
  access: 'admin',
  input: { id: recordId, answer: writtenText(ANSWER_MAX_LENGTH, texts.answerRequired.id) },
  output: doneOutput,
});
