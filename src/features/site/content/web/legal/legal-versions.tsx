import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useConsoleAction } from '#console/web/use-console-action.ts';
import { findStaticContent } from '#features/site/content/content.contract.ts';
import {
  type getLegalPage,
  getLegalVersion,
  restoreLegalVersion,
} from '#features/site/content/legal.contract.ts';
import { legalTexts as texts } from '#features/site/content/legal.texts.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { tellFailure } from '#platform/calls/failure-message.ts';
import { showMoment } from '#platform/dates/show-moment.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { useCall } from '#platform/pages/use-call.ts';
import { Button } from '#ui/actions/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonLines } from '#ui/feedback/skeleton-lines.tsx';
import { Card } from '#ui/layout/card.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { LegalSheet } from './legal-sheet.tsx';

type Version = CallAnswer<typeof getLegalPage>['versions'][number];
type LegalVersionsProps = { id: number; newest: number; versions: readonly Version[] };
type Chosen = { readonly version: number; readonly when: string };

const SHIPPED = 0;

/** All versions of a page, down to the text that ships with the product. */
export function LegalVersions({ id, newest, versions }: LegalVersionsProps) {
  const t = useTranslate();
  const language = useLanguage();
  const queries = useQueryClient();
  const { run, pending } = useConsoleAction();
  const [shown, setShown] = useState<Chosen | null>(null);
  const [asked, setAsked] = useState<Chosen | null>(null);
  const lines = [
    ...versions.map((version) => ({
      version: version.id,
      when: showMoment(version.saved_at, language),
      who: version.saved_by,
    })),
    { version: SHIPPED, when: t(texts.shipped), who: '' },
  ];

  async function restore() {
    if (asked && (await run(restoreLegalVersion, { id, version: asked.version }))) {
      await queries.invalidateQueries({ queryKey: [findStaticContent.path] });
    }
    setAsked(null);
  }

  return (
    <Card as="section" padding="lg">
      <h2 className="mb-3 font-semibold text-xl">{t(texts.versions)}</h2>
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <VersionLine
            key={line.version}
            line={line}
            isNewest={line.version === newest}
            onShow={() => setShown(line)}
            onRestore={() => setAsked(line)}
          />
        ))}
      </ul>
      <Dialog
        open={shown !== null}
        onClose={() => setShown(null)}
        title={shown?.when ?? ''}
        size="lg"
      >
        {shown && <Sheet id={id} version={shown.version} />}
      </Dialog>
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => void restore()}
        pending={pending}
        title={t(texts.askRestore)}
        confirmLabel={t(texts.restore)}
      >
        {t(texts.restoreNote)}
      </ConfirmDialog>
    </Card>
  );
}

type VersionLineProps = {
  line: Chosen & { readonly who: string };
  isNewest: boolean;
  onShow: () => void;
  onRestore: () => void;
};

function VersionLine({ line, isNewest, onShow, onRestore }: VersionLineProps) {
  const t = useTranslate();
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <span className="min-w-0 grow">
        {line.when} <bdi className="block break-all text-muted text-sm">{line.who}</bdi>
      </span>
      {isNewest && <Badge tone="success">{t(texts.current)}</Badge>}
      <Button
        size="sm"
        variant="quiet"
        aria-label={t(texts.showOf, { when: line.when })}
        onClick={onShow}
      >
        {t(texts.show)}
      </Button>
      {!isNewest && (
        <Button
          size="sm"
          variant="secondary"
          aria-label={t(texts.restoreOf, { when: line.when })}
          onClick={onRestore}
        >
          {t(texts.restore)}
        </Button>
      )}
    </li>
  );
}

function Sheet({ id, version }: { id: number; version: number }) {
  const t = useTranslate();
  const { data, error } = useCall(getLegalVersion, { id, version });
  if (error) return <Notice tone="danger">{tellFailure(error, t)}</Notice>;
  return data ? <LegalSheet content={data.content} /> : <SkeletonLines lines={8} />;
}
