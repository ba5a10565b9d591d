import { findCompany } from '#features/companies/companies.contract.ts';
import { isNotForTraining } from '#features/companies/server/public.ts';
import { findEvent } from '#features/events/events.contract.ts';
import { findJob } from '#features/jobs/jobs.contract.ts';
import { findProduct } from '#features/products/products.contract.ts';
import type { AnswerCache } from '#platform/cache/answer-cache.ts';
import type { AnyCall, CallAnswer } from '#platform/calls/call.ts';
import type { OperationContext } from '#platform/calls/operation.ts';
import { sendableBody } from '#platform/http/sendable-body.ts';
import type { RenderedPage } from '#platform/pages/rendered-page.ts';

type Rendered = Extract<RenderedPage, { kind: 'page' }>;

/** What is said of the pages of a company that refuses it, in the words of robots.txt. */
export const NOT_FOR_TRAINING = 'search=yes, ai-input=yes, ai-train=no';

/** The same as headers: for those who read content signals, and for those who read the TDM protocol. */
export const trainingSignals = { 'content-signal': NOT_FOR_TRAINING, 'tdm-reservation': '1' };

type Owner = { readonly path: string; readonly idIn: (answer: unknown) => number };

const ownerIn = <C extends AnyCall>(call: C, idIn: (answer: CallAnswer<C>) => number): Owner => ({
  path: call.path,
  idIn: (answer) => idIn(answer as CallAnswer<C>),
});

/** The calls that give one record, each with whose it is. */
const owners: readonly Owner[] = [
  ownerIn(findCompany, ({ company }) => company.id),
  ownerIn(findProduct, ({ product }) => product.company_id),
  ownerIn(findJob, ({ job }) => job.company_id),
  ownerIn(findEvent, ({ event }) => event.company_id),
];

const REFUSED = 'refused';

/** Kept like an answer: every page of a company's records asks for it. */
async function isRefusedBy(id: number, context: OperationContext, answers: AnswerCache) {
  const asked = { key: `training ${id}`, spelling: undefined };
  const { plain } = await answers.answer(asked, context, async ({ database }) =>
    sendableBody('text/plain', (await isNotForTraining(database.pool, id)) ? REFUSED : ''),
  );
  return plain.length > 0;
}

/** Whether a page is a company's own, or of one of its records, and the company refuses it. */
export async function isPageNotForTraining(
  { state }: Rendered,
  context: OperationContext,
  answers: AnswerCache,
): Promise<boolean> {
  for (const { queryKey, state: answered } of state.queries.queries) {
    const owner = owners.find(({ path }) => path === queryKey[0]);
    if (owner && answered.data !== undefined) {
      return isRefusedBy(owner.idIn(answered.data), context, answers);
    }
  }
  return false;
}
