import * as z from 'zod/mini';
import { companyCategories } from '#features/companies/category-names.ts';
import { verification } from '#features/companies/verification.ts';
import { declareCall } from '#platform/calls/call.ts';
import {
  emailAddress,
  oneLine,
  phoneCode,
  phoneNumber,
  wholeNumber,
} from '#platform/calls/fields.ts';
import { gulfAndLevant } from '#platform/geo/gulf-and-levant.ts';
import { exhibitorsTexts } from './exhibitors.texts.ts';

export const COMPANY_NAME_MAX_LENGTH = 150;

/** States of an application as the API numbers them. */
export const exhibitorStatus = { review: 0, approved: 1, rejected: 2, restricted: 3 } as const;

const offered: readonly string[] = gulfAndLevant.map((country) => country.phoneCode);

export const getExhibitorStatus = declareCall({
  method: 'GET',
  path: 'exhibitor/status.php',
  summary: 'Whether the account applied to become an exhibitor, and with what outcome',
  access: 'account',
  claims: ['user_id'],
  input: {},
  output: {
    exhibitor_status: z.nullable(z.number()),
    has_account: z.boolean(),
    user_type: z.number(),
    company_name: z.nullable(z.string()),
    company_email: z.nullable(z.string()),
    /** Whether somebody with access to that mailbox has confirmed the address. */
    email_confirmed: z.nullable(z.boolean()),
    verified: verification,
  },
});

export const applyAsExhibitor = declareCall({
  method: 'POST',
  path: 'exhibitor/create.php',
  summary: 'Applies to become an exhibitor',
  access: 'account',
  claims: ['user_id'],
  input: {
    company_name: oneLine(COMPANY_NAME_MAX_LENGTH, exhibitorsTexts.nameRequired.id),
    company_type: z.enum(companyCategories, exhibitorsTexts.typeRequired.id),
    company_email: emailAddress,
    company_phone: z.prefault(
      phoneNumber.check(z.minLength(1, exhibitorsTexts.phoneRequired.id)),
      '',
    ),
    phone_country: phoneCode.check(
      z.refine((code) => offered.includes(code), exhibitorsTexts.countryRequired.id),
    ),
  },
  output: { message: z.string() },
});

export const toggleUserType = declareCall({
  method: 'POST',
  path: 'exhibitor/toggle-user-type.php',
  summary: 'Switches an approved account between exhibitor mode (1) and user mode (0)',
  access: 'account',
  claims: ['user_id'],
  /** The type to switch to, not the current one. */
  input: { user_type: wholeNumber({ min: 0, max: 1 }) },
  output: { message: z.string(), user_type: z.number() },
});
