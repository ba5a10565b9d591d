import type { ReactNode } from 'react';
import { collectionTexts as texts } from '#collection/collection.texts.ts';
import { useCollection, useCollectionTranslate } from '#collection/web/collection-context.ts';
import { BackLink } from '#ui/actions/back-link.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';

type FormPageProps = {
  title: string;
  /** The item that the page is about. */
  lead?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
};

/** A page with a form and a link back to the list. */
export function FormPage({ title, lead, actions, children }: FormPageProps) {
  const t = useCollectionTranslate();
  const { path } = useCollection();
  return (
    <div className="pb-10">
      <PageHeader
        title={title}
        lead={lead}
        actions={actions}
        breadcrumbs={<BackLink to={path}>{t(texts.back)}</BackLink>}
      />
      {children}
    </div>
  );
}
