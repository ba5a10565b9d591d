import {
  exportApplicants,
  listApplicants,
  moveApplicants,
  previewRejections,
  rejectApplicants,
  undoRejections,
  updateApplicant,
} from '#features/jobs/applications/applicants.contract.ts';
import { applicantsTexts as texts } from '#features/jobs/applications/applicants.texts.ts';
import {
  type ApplicationStatus,
  applicationStatuses,
  statusText,
} from '#features/jobs/applications/application-statuses.ts';
import { applicationsTexts } from '#features/jobs/applications/applications.texts.ts';
import { jobsTexts } from '#features/jobs/jobs.texts.ts';
import { conflict, notFound } from '#platform/calls/call-problem.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { findSearchWords } from '#platform/database/word-search.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { type RateLimit, requireWithinLimit } from '#platform/limits/rate-limit.ts';
import { CSV_TYPE, csvLines, UTF8_MARK } from '#platform/spreadsheets/csv.ts';
import {
  applicantAnswer,
  countApplicants,
  selectAllApplicants,
  selectApplicant,
  selectApplicants,
  selectOwnJob,
} from './applicants.queries.ts';
import { previewRejections as previewMails, rejectIn, undoRejectionsIn } from './rejections.ts';
import { updateApplicantIn } from './update-applicant.ts';

/** Every move sends a mail. Sorting by hand, nobody reaches this limit. */
const moveLimit: RateLimit = { name: 'move-applicant', times: 1_000, withinS: 3600 };

type Counts = Record<ApplicationStatus, number>;

const applicants = operation(listApplicants, async (input, context) => {
  const { caller, database, language, now } = context;
  const { pool } = database;
  const { limit, cursor = Number.MAX_SAFE_INTEGER, status } = input;
  const job = await selectOwnJob.first(pool, { company: caller.company.id, job: input.job_id });
  if (!job) throw notFound(jobsTexts.notFound);
  const [rows, counted] = await Promise.all([
    selectApplicants.all(pool, {
      job: job.id,
      today: todayAt(now),
      before: cursor,
      atMost: limit + 1,
      status,
      words: findSearchWords(input.search),
    }),
    countApplicants.all(pool, { job: job.id }),
  ]);
  const shown = rows.slice(0, limit);
  const none = Object.fromEntries(applicationStatuses.map((each) => [each, 0])) as Counts;
  const found = Object.fromEntries(counted.map((each) => [each.status, each.count]));
  return {
    job: {
      id: job.id,
      job_ref: job.job_ref,
      job_title: inLanguage(language, job.title, job.title_ar),
    },
    applicants: shown.map(applicantAnswer),
    counts: { ...none, ...found },
    next_cursor: rows.length > limit ? String(shown.at(-1)?.id) : null,
  };
});

const update = operation(updateApplicant, async (input, context) => {
  const { caller, database, language, appUrl, now } = context;
  const { application_id: id, status, notes } = input;
  const seen = { status: input.seen_status, notes: input.seen_notes };
  if (status) await requireWithinLimit(database.pool, moveLimit, String(caller.company.id));
  const row = await inTransaction(database.pool, async (client) => {
    const change = { id, companyId: caller.company.id, status, notes, seen };
    await updateApplicantIn(client, change, appUrl);
    return selectApplicant.first(client, { id, today: todayAt(now) });
  });
  if (!row) throw notFound(applicationsTexts.notFound);
  const message = status
    ? translateIn(language)(texts.moved, { name: row.name, status: statusText(status) })
    : translateIn(language)(texts.saved);
  return { message, applicant: applicantAnswer(row) };
});

/** Moves all or none: an applicant of another company, or one who has withdrawn meanwhile, fails the whole call. */
const moving = operation(moveApplicants, async ({ application_ids, status }, context) => {
  const { caller, database, language, appUrl } = context;
  const companyId = caller.company.id;
  const ids = [...new Set(application_ids)].sort((one, other) => one - other);
  for (const _each of ids) await requireWithinLimit(database.pool, moveLimit, String(companyId));
  await inTransaction(database.pool, async (client) => {
    for (const id of ids) await updateApplicantIn(client, { id, companyId, status }, appUrl);
  });
  const said = { n: ids.length, status: statusText(status) };
  return { message: translateIn(language)(texts.movedMany, said), moved_count: ids.length };
});

const exporting = operation(exportApplicants, async ({ job_id }, context) => {
  const { caller, database, language, now } = context;
  const t = translateIn(language);
  const job = await selectOwnJob.first(database.pool, { company: caller.company.id, job: job_id });
  if (!job) throw notFound(jobsTexts.notFound);
  const rows = await selectAllApplicants.all(database.pool, { job: job.id, today: todayAt(now) });
  const columns = [texts.columnName, texts.columnEmail, texts.columnStage, texts.columnApplied];
  const head = [...columns, texts.notes].map((text) => t(text));
  const lines = rows.map(({ name, email, status, created_at, notes }) => [
    name,
    email,
    t(statusText(status)),
    created_at.toISOString(),
    notes,
  ]);
  return {
    fileName: `${job.job_ref}.csv`,
    contentType: CSV_TYPE,
    content: Buffer.from(UTF8_MARK + csvLines([head, ...lines])),
  };
});

const previewing = operation(previewRejections, async ({ application_ids: ids }, context) => {
  const { caller, database, appUrl } = context;
  const own = { companyId: caller.company.id, ids };
  const mails = await inTransaction(database.pool, (client) => previewMails(client, own, appUrl));
  return { mails };
});

const rejecting = operation(rejectApplicants, async ({ application_ids: ids }, context) => {
  const { caller, database, language, appUrl } = context;
  const own = { companyId: caller.company.id, ids };
  for (const _each of ids) {
    await requireWithinLimit(database.pool, moveLimit, String(caller.company.id));
  }
  const n = await inTransaction(database.pool, (client) => rejectIn(client, own, appUrl));
  return { message: translateIn(language)(texts.rejected, { n }), rejected_count: n };
});

const undoing = operation(undoRejections, async ({ application_ids: ids }, context) => {
  const { caller, database, language } = context;
  const own = { companyId: caller.company.id, ids };
  const n = await inTransaction(database.pool, (client) => undoRejectionsIn(client, own));
  if (n === 0) throw conflict(texts.undoTooLate);
  return { message: translateIn(language)(texts.undone, { n }), undone_count: n };
});

export const applicantsOperations: readonly Operation[] = [
  applicants,
  update,
  moving,
  exporting,
  previewing,
  rejecting,
  undoing,
];
