import {
  askToConfirm,
  readStatedAddress,
} from '#features/companies/address/server/confirm-address.ts';
import { mayMailLink } from '#features/companies/address/server/link-limits.ts';
import {
  LARGEST_LOGO,
  updateExhibitorProfile,
} from '#features/companies/profile/company-profile.contract.ts';
import { companyProfileTexts as texts } from '#features/companies/profile/company-profile.texts.ts';
import { invalidInput } from '#platform/calls/call-problem.ts';
import type { UploadedFile } from '#platform/calls/fields.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { storePicture } from '#platform/files/stored-picture.ts';
import { uploadAddress } from '#platform/files/upload-address.ts';
import { isCountry } from '#platform/geo/countries.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { selectProfile, updateCompany } from './company-profile.queries.ts';
import { mailAboutKey } from './mail-about-key.ts';

const wrongLogo = (text: Text) => invalidInput([{ field: 'company_logo', text }]);

/** A browser sends an empty file for none. */
async function storeLogo(
  files: FileStore,
  file: UploadedFile | undefined,
): Promise<string | undefined> {
  if (!file || file.content.length === 0) return undefined;
  if (file.content.length >= LARGEST_LOGO) throw wrongLogo(texts.logoTooLarge);
  const name = await storePicture(files, 'companies', file.content);
  if (!name) throw wrongLogo(texts.logoWrongType);
  return name;
}

const update = operation(updateExhibitorProfile, async (input, context) => {
  const { database, caller, files, language, appUrl } = context;
  const { pool } = database;
  const { id } = caller.company;
  if (input.country && !isCountry(input.country)) {
    throw invalidInput([{ field: 'country', text: texts.countryInvalid }]);
  }
  const company_logo = await storeLogo(files, input.company_logo);
  const changes = { ...input, company_logo };
  const known = await readStatedAddress(pool, id);
  const email = input.company_email ?? '';
  const isNew = known?.email !== email;
  const mayMail = isNew && (await mayMailLink(pool, { accountId: caller.accountId, email }));
  const logo = await inTransaction(pool, async (client) => {
    const before = await selectProfile.one(client, { id });
    const stored = await updateCompany(client, id, changes);
    if (isNew) await askToConfirm(client, id, { appUrl, mayMail });
    if (caller.key) {
      const after = await selectProfile.one(client, { id });
      const { accountId, key } = caller;
      await mailAboutKey(client, { before, after, key: key.name, accountId, appUrl });
    }
    return stored;
  });
  return {
    message: translateIn(language)(texts.updated),
    logo_path: logo ? uploadAddress('companies', logo) : null,
  };
});

export const updateProfileOperations: readonly Operation[] = [update];
