import { collectionTexts } from '#collection/collection.texts.ts';
import { defineCollection } from '#collection/contract/define-collection.ts';
import { statusField } from '#collection/contract/status-field.ts';
import { listField } from '#platform/fields/list-field.ts';
import { amountField, currencyField } from '#platform/fields/money-fields.ts';
import {
  choiceField,
  choicesOf,
  optionalText,
  requiredText,
} from '#platform/fields/text-fields.ts';
import { dateField, numberField } from '#platform/fields/value-fields.ts';
import {
  educationTexts,
  employmentTexts,
  licenceTexts,
  workplaceTexts,
} from './job-kinds.texts.ts';
import { jobIssues, salary, storedSalary } from './job-rules.ts';
import { jobsCollectionTexts as texts } from './jobs.collection.texts.ts';
import { professionTexts } from './professions.texts.ts';

const TITLE_LENGTH = 200;
const DETAILS_LENGTH = 20_000;
const MOST_EXPERIENCE_YEARS = 50;
const MOST_ANSWER_DAYS = 90;
/** The answer promised by a job that states none. */
const USUAL_ANSWER_DAYS = 21;

/** A day in the current year, because a sample with old dates would break its own rules. */
const day = (month: number, date = 1) =>
  [new Date().getFullYear(), month, date].map((part) => String(part).padStart(2, '0')).join('-');

export const jobsCollection = defineCollection({
  name: 'jobs',
  item: 'job',
  ids: { one: 'id', acted: 'job_id', many: 'job_ids' },
  words: texts,
  fields: {
    job_title: requiredText({
      label: texts.title,
      max: TITLE_LENGTH,
      required: texts.titleRequired,
    }),
    job_details: requiredText({
      label: texts.details,
      min: 10,
      max: DETAILS_LENGTH,
      required: texts.detailsRequired,
      tooShort: texts.detailsTooShort,
      lines: true,
    }),
    job_start_date: dateField({
      label: texts.startDate,
      help: texts.startHelp,
      required: texts.startRequired,
    }),
    job_expiry_date: dateField({
      label: texts.expiryDate,
      help: texts.expiryHelp,
      required: texts.expiryRequired,
    }),
    status: statusField,
    location: optionalText({
      label: texts.location,
      headers: ['الموقع'],
      max: 200,
      extra: true,
    }),
    profession: choiceField({
      label: texts.profession,
      headers: ['التخصص'],
      choices: choicesOf(professionTexts),
      invalid: texts.professionInvalid,
      extra: true,
    }),
    employment_kind: choiceField({
      label: texts.employmentKind,
      headers: ['نوع الدوام'],
      choices: choicesOf(employmentTexts),
      invalid: texts.choiceInvalid,
      extra: true,
    }),
    workplace: choiceField({
      label: texts.workplace,
      choices: choicesOf(workplaceTexts),
      invalid: texts.choiceInvalid,
      extra: true,
    }),
    experience_years: numberField({
      label: texts.experienceYears,
      help: texts.experienceHelp,
      min: 0,
      max: MOST_EXPERIENCE_YEARS,
      invalid: texts.experienceInvalid,
      extra: true,
    }),
    education: choiceField({
      label: texts.education,
      choices: choicesOf(educationTexts),
      invalid: texts.choiceInvalid,
      extra: true,
    }),
    licence: choiceField({
      label: texts.licence,
      choices: choicesOf(licenceTexts),
      invalid: texts.choiceInvalid,
      extra: true,
    }),
    salary_from: amountField({ label: texts.salaryFrom, extra: true }),
    salary_to: amountField({ label: texts.salaryTo, extra: true }),
    salary_currency: currencyField({ label: texts.salaryCurrency, extra: true }),
    answer_within_days: numberField({
      label: texts.answerWithin,
      help: texts.answerWithinHelp,
      min: 1,
      max: MOST_ANSWER_DAYS,
      missing: USUAL_ANSWER_DAYS,
      invalid: texts.answerWithinInvalid,
      extra: true,
    }),
    requirements: listField({ label: texts.requirements, help: texts.listHelp, extra: true }),
    benefits: listField({ label: texts.benefits, help: texts.listHelp, extra: true }),
    job_title_ar: optionalText({ label: texts.arabicTitle, max: TITLE_LENGTH, extra: true }),
    job_details_ar: optionalText({
      label: texts.arabicDetails,
      max: DETAILS_LENGTH,
      lines: true,
      extra: true,
    }),
    location_ar: optionalText({
      label: texts.arabicLocation,
      headers: ['الموقع بالعربية'],
      max: 200,
      extra: true,
    }),
    requirements_ar: listField({ label: texts.arabicRequirements, extra: true }),
    benefits_ar: listField({ label: texts.arabicBenefits, extra: true }),
  },
  facts: { job_ref: 'text', exhibitor_id: 'id' },
  rules: jobIssues,
  toStored: storedSalary,
  toAnswer: salary.toAnswer,
  sections: [
    {
      text: texts.partPosition,
      rows: [
        ['job_title', 'job_title_ar'],
        ['job_details', 'job_details_ar'],
        ['job_start_date', 'job_expiry_date'],
        ['status', 'profession'],
      ],
    },
    {
      text: texts.partTerms,
      rows: [
        ['location', 'location_ar'],
        ['employment_kind', 'workplace'],
        ['salary_from', 'salary_to'],
        ['salary_currency'],
      ],
    },
    {
      text: texts.partCandidates,
      rows: [
        ['experience_years', 'education'],
        ['licence', 'answer_within_days'],
        ['requirements', 'requirements_ar'],
        ['benefits', 'benefits_ar'],
      ],
    },
  ],
  title: 'job_title',
  searched: ['job_title', 'job_title_ar', 'job_details', 'job_ref'],
  columns: [
    { name: 'job_title', header: texts.title, cut: 30, below: 'job_ref', sortable: true },
    { name: 'job_details', header: texts.details, cut: 35 },
    { name: 'job_start_date', header: texts.startDate, as: 'date', sortable: true },
    {
      name: 'job_expiry_date',
      header: texts.expiryDate,
      as: 'expiry',
      sortable: true,
      onPhone: true,
    },
    { name: 'status', header: collectionTexts.status, as: 'status', sortable: true },
  ],
  rowLinks: [{ path: 'applicants', header: texts.applicants, label: texts.applicantsOf }],
  publicPath: ({ job_ref }) => `/job/${job_ref}`,
  texts: {
    heading: texts.heading,
    importRefused: texts.importRefused,
    concerned: texts.concerned,
  },
  redirectMs: 1500,
  errorKey: 'jobError',
  importing: {
    fileField: 'import_file',
    reference: { column: 'job_ref', fact: 'job_ref', label: texts.reference },
    resultShape: 'results',
    dateFormat: 'YYYY-MM-DD',
    sample: [
      ['Staff Nurse', 'Care for patients on a surgical ward.', day(1), day(12, 31), 'Active'],
      ['Pharmacist', 'Dispense medicines and advise patients.', day(2), day(11, 30), 'Yes'],
      ['Lab Technician', 'Run and document laboratory tests.', day(3, 15), day(10), 'Inactive'],
      ['Radiographer', 'Take X-ray, CT and MRI images.', day(4), day(12), 'No'],
    ],
    arabicSample: [
      ['ممرض / ممرضة', 'رعاية المرضى في جناح الجراحة.', day(1), day(12, 31), 'نشط'],
      ['صيدلي / صيدلانية', 'صرف الأدوية وإرشاد المرضى.', day(2), day(11, 30), 'نعم'],
      ['فني / فنية مختبر', 'إجراء الفحوص المخبرية وتوثيقها.', day(3, 15), day(10), 'غير نشط'],
      [
        'فني / فنية أشعة',
        'التصوير بالأشعة السينية والمقطعية والرنين المغناطيسي.',
        day(4),
        day(12),
        'لا',
      ],
    ],
  },
});
