import { FileDown } from 'lucide-react';
import { useState } from 'react';
import type { ExportFormat } from '#collection/export/contract/export-format.ts';
import { exportTexts as texts } from '#collection/export/export.texts.ts';
import { useCollection, useCollectionTranslate } from '#collection/web/collection-context.ts';
import type { ListView } from '#collection/web/list/list-query.ts';
import { failureMessage } from '#platform/calls/failure-message.ts';
import { saveFile } from '#platform/pages/save-file.ts';
import { useClient } from '#platform/pages/use-call.ts';
import { Button } from '#ui/actions/button.tsx';
import { useToast } from '#ui/feedback/toast-context.ts';
import { Menu } from '#ui/overlays/menu.tsx';

const FAILURE_MS = 5000;
const formats = ['xlsx', 'csv'] as const;
const allAs = { xlsx: texts.allAsExcel, csv: texts.allAsCsv } as const;
const shownAs = { xlsx: texts.shownAsExcel, csv: texts.shownAsCsv } as const;

type Shown = Pick<ListView, 'search' | 'status' | 'sort'>;

const everything: Pick<Shown, 'search' | 'status'> = { search: '', status: '' };

type ExportButtonProps = {
  view: Shown;
  counts: { readonly total: number; readonly filtered: number };
};

/** Downloads the list as a file that can be edited and imported again, completely or as it is filtered. */
export function ExportButton({ view, counts }: ExportButtonProps) {
  const t = useCollectionTranslate();
  const client = useClient();
  const toaster = useToast();
  const { collection, claim } = useCollection();
  const [isPending, setPending] = useState(false);
  const call = collection.calls.imports?.exported;
  if (!call || counts.total === 0) return null;
  const isFiltered = view.search !== '' || view.status !== '';

  async function save(format: ExportFormat, { search, status, sort }: Shown) {
    if (!call) return;
    setPending(true);
    try {
      const file = await client(call, {
        ...claim,
        format,
        ...(search ? { search } : {}),
        ...(status ? { status } : {}),
        ...(sort ? { sort: sort.key, direction: sort.direction } : {}),
      });
      saveFile(file, `${collection.name}.${format}`);
    } catch (failure) {
      const message = failureMessage(failure, t(texts.failed));
      toaster.show({ message, tone: 'danger', timeoutMs: FAILURE_MS });
    } finally {
      setPending(false);
    }
  }

  const shown = formats.map((format) => ({
    key: `shown-${format}`,
    label: t(shownAs[format], { n: counts.filtered }),
    onSelect: () => void save(format, view),
  }));
  const all = formats.map((format, place) => ({
    key: format,
    label: t(allAs[format], { n: counts.total }),
    separated: isFiltered && place === 0,
    onSelect: () => void save(format, { ...view, ...everything }),
  }));
  return (
    <Menu
      label={t(texts.export)}
      align="end"
      items={isFiltered ? [...shown, ...all] : all}
      trigger={(wiring) => (
        <Button
          {...wiring}
          variant="secondary"
          icon={<FileDown aria-hidden="true" />}
          loading={isPending}
          loadingLabel={t(texts.exporting)}
        >
          {t(texts.export)}
        </Button>
      )}
    />
  );
}
