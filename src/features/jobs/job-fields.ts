import * as z from 'zod/mini';

const optionalFact = z.nullable(z.string());

/** The facts of a job that every list returns. */
export const jobFacts = {
  id: z.int(),
  job_ref: z.string(),
  job_title: z.string(),
  company_id: z.int(),
  company_name: z.string(),
  company_logo: optionalFact,
  location: optionalFact,
  /** Two-letter code of the company's country. */
  exhibitor_country: z.string(),
  country_name: z.string(),
  /** YYYY-MM-DD */
  job_start_date: z.string(),
  /** YYYY-MM-DD; applications are accepted until the end of this day. */
  job_expiry_date: z.string(),
  /** 0 on the expiry day, negative afterwards */
  days_left: z.int(),
  job_details: z.string(),
  /** Monthly salary, as decimal numbers. */
  salary_from: optionalFact,
  salary_to: optionalFact,
  salary_currency: optionalFact,
  /** From here on facts that a company may leave out, each as a code and as its name in the language asked for. */
  profession: optionalFact,
  profession_name: optionalFact,
  /** full-time, part-time, contract, temporary or internship */
  employment_kind: optionalFact,
  employment_kind_name: optionalFact,
  /** on-site, hybrid or remote */
  workplace: optionalFact,
  workplace_name: optionalFact,
  /** The years of experience asked for; 0 welcomes beginners. */
  experience_years: z.nullable(z.int()),
  /** secondary, diploma, certificate, bachelor or postgraduate */
  education: optionalFact,
  education_name: optionalFact,
  /** required, obtainable or not-needed */
  licence: optionalFact,
  licence_name: optionalFact,
  /** The company promises to answer an application within this many days. */
  answer_within_days: z.int(),
  requirements: z.array(z.string()),
  benefits: z.array(z.string()),
};
