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

/** The content signal for pages of a company that refuses training, in the syntax of robots.txt. */
export const NOT_FOR_TRAINING = 'search=yes, ai-input=yes, ai-train=no';

/** The same refusal as headers, for readers of content signals and of the TDM protocol. */
export const trainingSignals = { 'content-signal': NOT_FOR_TRAINING, 'tdm-reservation': '1' };

type Owner = { readonly path: string; readonly idIn: (answer: unknown) => number };

const ownerIn = <C extends AnyCall>(call: C, idIn: (answer: CallAnswer<C>) => number): Owner => ({
  path: call.path,
  idIn: (answer) => idIn(answer as CallAnswer<C>),
});

/** The calls that return one record, and how to find its company in the answer. */
const owners: readonly Owner[] = [
  ownerIn(findCompany, ({ company }) => company.id),
  ownerIn(findProduct, ({ product }) => product.company_id),
  ownerIn(findJob, ({ job }) => job.company_id),
  ownerIn(findEvent, ({ event }) => event.company_id),
];

const REFUSED = 'refused';

/** Cached like an answer, because every page of a company's records asks for it. */
async function isRefusedBy(id: number, context: OperationContext, answers: AnswerCache) {
  const asked = { key: `training ${id}`, rawKey: undefined, isPart: true };
  const { plain } = await answers.answer(asked, context, async ({ database }) =>
    sendableBody('text/plain', (await isNotForTraining(database.pool, id)) ? REFUSED : ''),
  );
  return plain.length > 0;
}

/** Whether a page is a company's own or shows one of its records, and the company refuses training. */
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
