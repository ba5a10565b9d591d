import { bigint, date, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { applicationStatuses } from '#features/jobs/applications/application-statuses.ts';

const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
const createdAt = () => timestamp('created_at', { withTimezone: true }).notNull().defaultNow();
const status = () => text({ enum: [...applicationStatuses] }).notNull();

export const applications = pgTable('applications', {
  id: id(),
  jobId: bigint('job_id', { mode: 'number' }),
  accountId: bigint('account_id', { mode: 'number' }).notNull(),
  status: status().default('pending'),
  name: text().notNull(),
  email: text().notNull(),
  cvFile: text('cv_file'),
  cvName: text('cv_name').notNull(),
  cvType: text('cv_type', { enum: ['pdf', 'doc', 'docx'] }).notNull(),
  notes: text().notNull().default(''),
  removedJobTitle: text('removed_job_title'),
  removedJobTitleAr: text('removed_job_title_ar'),
  removedCompanyName: text('removed_company_name'),
  removedCompanyNameAr: text('removed_company_name_ar'),
  removedOn: date('removed_on'),
  createdAt: createdAt(),
});

export const applicationSteps = pgTable('application_steps', {
  id: id(),
  applicationId: bigint('application_id', { mode: 'number' }).notNull(),
  status: status(),
  createdAt: createdAt(),
});

export const cvOpenings = pgTable('cv_openings', {
  id: id(),
  applicationId: bigint('application_id', { mode: 'number' }).notNull(),
  openedBy: text('opened_by', { enum: ['company', 'operator'] }).notNull(),
  accountId: bigint('account_id', { mode: 'number' }),
  createdAt: createdAt(),
});
