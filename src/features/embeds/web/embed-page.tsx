import { type LoaderFunctionArgs, redirect, useParams } from 'react-router';
import { findEmbedKind, findEmbedTheme } from '#features/embeds/embed-kinds.ts';
import { findEmbed } from '#features/embeds/embeds.contract.ts';
import { embedsTexts as texts } from '#features/embeds/embeds.texts.ts';
import { getSettings } from '#features/site/public.ts';
import { findAnswer, prefetchCall } from '#platform/pages/call-query.ts';
import { answerFailure, pageContext } from '#platform/pages/page-context.ts';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { EmbeddedCompany, embeddedLists, titlesOf } from './embedded-company.tsx';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const kind = findEmbedKind(params.kind);
  if (!kind || (params.theme && !findEmbedTheme(params.theme))) throw redirect('/');
  const id = String(params.id);
  const [{ failure }] = await Promise.all([
    prefetchCall(page, findEmbed, { id }),
    prefetchCall(page, getSettings, {}),
    embeddedLists[kind].load(page, id),
  ]);
  answerFailure(page, failure);
  return null;
}

export const handle: PageHandle = {
  head({ queries, params, t }) {
    const kind = findEmbedKind(params.kind) ?? 'products';
    const embed = findAnswer(queries, findEmbed, { id: String(params.id) });
    const company = embed?.company.company_name;
    return {
      title: company === undefined ? t(texts.unavailable) : t(titlesOf[kind], { company }),
      noIndex: true,
      framed: { by: embed?.origins ?? [], theme: findEmbedTheme(params.theme) },
    };
  },
};

function EmbedPage() {
  const { id = '', kind } = useParams();
  return (
    <main>
      <EmbeddedCompany companyId={id} kind={findEmbedKind(kind) ?? 'products'} heading="h1" />
    </main>
  );
}

export { EmbedPage as Component };
