import type { Params } from 'react-router';
import { getSettings } from '#features/site/site.contract.ts';
import { siteTexts } from '#features/site/site.texts.ts';
import { findAnswer } from '#platform/pages/call-query.ts';
import { type HeadFacts, isPageHandle, type PageHead } from '#platform/pages/page-head.ts';

type Match = { readonly params: Params; readonly route: { readonly handle?: unknown } };

/** The head of the innermost matched page, its title followed by the site's name. */
export function headOfMatches(
  matches: readonly Match[],
  facts: Omit<HeadFacts, 'params'>,
): PageHead {
  const settings = findAnswer(facts.queries, getSettings, {})?.settings;
  const siteName = settings?.website_name ?? facts.t(siteTexts.name);
  const match = matches.findLast(({ route }) => isPageHandle(route.handle));
  if (!match || !isPageHandle(match.route.handle)) return { title: siteName };
  const head = match.route.handle.head({ ...facts, params: match.params });
  return { ...head, title: head.title === '' ? siteName : `${head.title} · ${siteName}` };
}
