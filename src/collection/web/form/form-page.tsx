import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { collectionTexts as texts } from '#collection/collection.texts.ts';
import { useCollection, useCollectionSay } from '#collection/web/collection-context.ts';
import { Link } from '#platform/pages/link.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';

function BackToList() {
  const say = useCollectionSay();
  const { path } = useCollection();
  return (
    <Link
      to={path}
      className="inline-flex min-h-9 w-fit items-center gap-2 text-action hover:underline"
    >
      <ArrowLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
      {say(texts.back)}
    </Link>
  );
}

/** A screen that is left for the list. */
export function FormPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="pb-10">
      <PageHeader title={title} breadcrumbs={<BackToList />} />
      {children}
    </div>
  );
}
