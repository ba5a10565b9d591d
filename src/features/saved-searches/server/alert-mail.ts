import { alertMailTexts as texts } from '#features/saved-searches/alert-mails.texts.ts';
import { savedSearchesPath } from '#features/saved-searches/saved-searches-section.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import { type Language, localizePath } from '#platform/i18n/languages.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import type { DueSearch } from './due-searches.ts';
import { stopAddressOf, stopPageOf } from './saved-search-addresses.ts';
import { addressOfSearch } from './search-address.ts';

/** What a mail says about a record. */
export type NewRecord = {
  readonly path: string;
  readonly title: string;
  readonly title_ar: string | null;
  readonly company: string | null;
  readonly company_ar: string | null;
};

/** Further records are only in the list. */
const MOST_TOLD = 20;

type Alert = {
  readonly search: DueSearch;
  readonly records: readonly NewRecord[];
  readonly appUrl: string;
  readonly siteName: Readonly<Record<Language, string>>;
};

/** Composes the mail about a saved search's new records. */
export function composeAlert({ search, records, appUrl, siteName }: Alert) {
  const { language, name, person, email: recipient, stop_token: token } = search;
  const t = translateIn(language);
  const addressOf = (path: string) => appUrl + localizePath(language, path);
  const lines = records.slice(0, MOST_TOLD).map((record) => {
    const { title, title_ar, company, company_ar, path } = record;
    const whose = company && inLanguage(language, company, company_ar);
    const said = [inLanguage(language, title, title_ar), whose].filter(Boolean).join(' – ');
    return `• ${said}\n  ${addressOf(path)}`;
  });
  const rest = records.length - lines.length;
  if (rest > 0) lines.push(t(texts.more, { count: rest }));
  return {
    recipient,
    language,
    subject: t(texts.subject, { name, count: records.length }),
    body: t(texts.body, {
      person,
      name,
      records: lines.join('\n\n'),
      list: addressOf(addressOfSearch(search)),
      stop: appUrl + stopPageOf(token, language),
      settings: addressOf(savedSearchesPath),
      site: siteName[language],
    }),
    stopUrl: appUrl + stopAddressOf(token, language),
  };
}
