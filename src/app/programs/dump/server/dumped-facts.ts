import * as z from 'zod/mini';
import type { changedKinds } from '#app/programs/changes/changes.contract.ts';
import { listCompanyCatalogs } from '#features/catalogs/catalogs.contract.ts';
import { findCompany } from '#features/companies/companies.contract.ts';
import { findEvent } from '#features/events/events.contract.ts';
import { findJob } from '#features/jobs/jobs.contract.ts';
import { findProduct } from '#features/products/products.contract.ts';
import type { AnyCall, CallAnswer } from '#platform/calls/call.ts';

export type DumpedKind = (typeof changedKinds)[number];

/** A record as the list of changes identifies it. */
export type NamedRecord = { readonly id: number; readonly path: string };

type Owned = { readonly facts: unknown; readonly companyId: number };

/** Where the dump gets the facts of a kind: the same call that its public page uses. */
export type DumpedFacts = {
  readonly call: AnyCall;
  inputOf(record: NamedRecord): Readonly<Record<string, unknown>>;
  /** Finds the record in an answer; undefined where the list no longer contains it. */
  find(answer: unknown, record: NamedRecord): Owned | undefined;
  readonly schema: z.ZodMiniType;
};

function factsOf<C extends AnyCall>(
  call: C,
  facts: {
    inputOf(record: NamedRecord): Readonly<Record<string, unknown>>;
    find(answer: CallAnswer<C>, record: NamedRecord): Owned | undefined;
    schema: z.ZodMiniType;
  },
): DumpedFacts {
  return { call, ...facts, find: (answer, record) => facts.find(answer as CallAnswer<C>, record) };
}

const lastOf = ({ path }: NamedRecord) => path.split('/').at(-1);

/** A catalog is shown on its company's page, whose path contains the company's id. */
const companyOf = ({ path }: NamedRecord) => path.split(/[/?]/)[2];

const { catalogs } = listCompanyCatalogs.output;

export const dumpedFacts: Readonly<Record<DumpedKind, DumpedFacts>> = {
  company: factsOf(findCompany, {
    inputOf: ({ id }) => ({ id }),
    find: ({ company }) => ({ facts: company, companyId: company.id }),
    schema: findCompany.output.company,
  }),
  product: factsOf(findProduct, {
    inputOf: ({ id }) => ({ id }),
    find: ({ product }) => ({ facts: product, companyId: product.company_id }),
    schema: findProduct.output.product,
  }),
  catalog: factsOf(listCompanyCatalogs, {
    // Catalogs are listed newest first, so a cursor one above the id makes the page start with this catalog.
    inputOf: (record) => ({ id: companyOf(record), cursor: String(record.id + 1) }),
    find: (answer, { id }) => {
      const found = answer.catalogs.find((each) => each.id === id);
      return found && { facts: found, companyId: found.company_id };
    },
    schema: catalogs.def.element,
  }),
  event: factsOf(findEvent, {
    inputOf: (record) => ({ slug: lastOf(record) }),
    find: ({ event }) => ({ facts: event, companyId: event.company_id }),
    schema: findEvent.output.event,
  }),
  job: factsOf(findJob, {
    inputOf: (record) => ({ ref: lastOf(record) }),
    find: ({ job }) => ({ facts: job, companyId: job.company_id }),
    schema: findJob.output.job,
  }),
};

/** The schema of a line in the files of a kind. */
export const lineSchemaOf = (kind: DumpedKind) =>
  z.object({
    kind: z.literal(kind),
    id: z.int(),
    /** Address of the English page; the Arabic one is below /ar. */
    address: z.string(),
    /** YYYY-MM-DD; the record ends on its own after this day. */
    ends_on: z.nullable(z.string()),
    changed_at: z.string(),
    not_for_training: z.boolean(),
    en: dumpedFacts[kind].schema,
    ar: dumpedFacts[kind].schema,
  });
