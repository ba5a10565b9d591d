import {
  askToConfirm,
  readStatedAddress,
} from '#features/companies/address/server/confirm-address.ts';
import { mayMailLink } from '#features/companies/address/server/link-limits.ts';
import {
  LARGEST_PICTURE,
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

type PictureField = 'company_logo' | 'company_cover';

/** Browsers send an empty file when none is chosen. */
async function storeIn(
  files: FileStore,
  field: PictureField,
  file: UploadedFile | undefined,
): Promise<string | undefined> {
  if (!file || file.content.length === 0) return undefined;
  const wrong = (text: Text) => invalidInput([{ field, text }]);
  if (file.content.length > LARGEST_PICTURE) throw wrong(texts.logoTooLarge);
  const name = await storePicture(files, 'companies', file.content);
  if (!name) throw wrong(texts.logoWrongType);
  return name;
}

const addressOf = (name: string | null) => (name ? uploadAddress('companies', name) : null);

const update = operation(updateExhibitorProfile, async (input, context) => {
  const { database, caller, files, language, appUrl } = context;
  const { pool } = database;
  const { id } = caller.company;
  if (input.country && !isCountry(input.country)) {
    throw invalidInput([{ field: 'country', text: texts.countryInvalid }]);
  }
  const company_logo = await storeIn(files, 'company_logo', input.company_logo);
  const newCover = await storeIn(files, 'company_cover', input.company_cover);
  const company_cover = input.remove_cover === '1' ? null : newCover;
  const changes = { ...input, company_logo, company_cover };
  const known = await readStatedAddress(pool, id);
  const email = input.company_email ?? '';
  const isNew = known?.email !== email;
  const mayMail = isNew && (await mayMailLink(pool, { accountId: caller.accountId, email }));
  const { logo, cover } = await inTransaction(pool, async (client) => {
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
    logo_path: addressOf(logo),
    cover_path: addressOf(cover),
  };
});

export const updateProfileOperations: readonly Operation[] = [update];
