import * as z from 'zod/mini';
import { cursorInput, cursorOutput, doneOutput } from '#console/paged-list.contract.ts';
import { type CallAnswer, declareCall } from '#platform/calls/call.ts';
import { recordId, searchText, wholeNumber } from '#platform/calls/fields.ts';
import { typedText } from '#platform/fields/text-fields.ts';
import { applicationsTexts } from './exhibitor-applications.texts.ts';

/** States of an application; their order matches `exhibitorStatus`. */
export const applicationStates = ['waiting', 'approved', 'rejected', 'restricted'] as const;
export const decisions = ['approve', 'reject', 'restrict', 'lift'] as const;
export const COMPANY_TYPES = [1, 2, 3, 4, 5] as const;
export const REASON_MAX_LENGTH = 1000;

const optionalFact = z.nullable(z.string());

export const listApplications = declareCall({
  method: 'GET',
  path: 'admin/applications/list.php',
  summary: 'Applications to become exhibitor: those that wait, the oldest first, or decided ones',
  access: 'admin',
  input: {
    standing: z._default(z.enum(applicationStates), 'waiting'),
    search: z.optional(searchText),
    ...cursorInput,
  },
  output: {
    applications: z.array(
      z.object({
        company_id: z.int(),
        company_name: z.string(),
        company_name_ar: optionalFact,
        category: z.string(),
        country: z.string(),
        company_email: z.string(),
        email_confirmed: z.boolean(),
        company_phone: z.string(),
        type: z.nullable(z.int()),
        standing: z.enum(applicationStates),
        reason: optionalFact,
        applied_at: z.string(),
        decided_at: optionalFact,
        applicant_name: z.string(),
        applicant_email: z.string(),
        applicant_since: z.string(),
        applicant_language: z.string(),
      }),
    ),
    waiting: z.int(),
    ...cursorOutput,
  },
});

export type Application = CallAnswer<typeof listApplications>['applications'][number];

/** An approval needs a company type, a rejection or restriction needs a reason. */
function checkDecision(values: Readonly<Record<string, unknown>>) {
  const { decision, company_type: type, reason } = values;
  if (decision === 'approve' && !type) {
    return [{ field: 'company_type', text: applicationsTexts.typeRequired }];
  }
  if ((decision === 'reject' || decision === 'restrict') && !reason) {
    return [{ field: 'reason', text: applicationsTexts.reasonRequired }];
  }
  return [];
}

export const decideApplication = declareCall({
  method: 'POST',
  path: 'admin/applications/decide.php',
  summary: 'Approves, rejects or restricts an exhibitor, or lifts the restriction',
  access: 'admin',
  input: {
    company_id: recordId,
    decision: z.enum(decisions),
    /** The state the operator saw when deciding; approving a rejected application requires it. */
    standing: z.optional(z.enum(applicationStates)),
    company_type: z.optional(
      z.union(
        [z.literal(''), wholeNumber({ min: 1, max: COMPANY_TYPES.length })],
        applicationsTexts.typeRequired.id,
      ),
    ),
    reason: z.optional(typedText.check(z.maxLength(REASON_MAX_LENGTH))),
  },
  check: checkDecision,
  output: doneOutput,
});
