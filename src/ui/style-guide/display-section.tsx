import { useState } from 'react';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Avatar } from '#ui/display/avatar.tsx';
import { Badge, type BadgeTone } from '#ui/display/badge.tsx';
import type { PageSize } from '#ui/display/page-range.ts';
import { Pagination } from '#ui/display/pagination.tsx';
import { styleGuideTexts as texts } from './style-guide.texts.ts';
import { StyleGuideSection } from './style-guide-section.tsx';
import { TableSample } from './table-sample.tsx';

const names = [
  'Gulf Medical Supplies',
  'Al Noor Hospital',
  'شركة الحياة الطبية',
  'مستشفى السلام',
  'Levant Diagnostics',
  'Medline',
  'دار الشفاء',
  'Oryx Imaging',
];

export function DisplaySection() {
  const t = useTranslate();
  const [page, setPage] = useState(5);
  const [size, setSize] = useState<PageSize>(10);
  const tones: [BadgeTone, string][] = [
    ['neutral', t(texts.draft)],
    ['accent', t(texts.isNew)],
    ['sand', t(texts.offer)],
    ['success', t(texts.active)],
    ['warning', t(texts.waiting)],
    ['danger', t(texts.ended)],
    ['info', t(texts.overview)],
  ];
  return (
    <StyleGuideSection id="display" title={t(texts.display)}>
      <div className="flex flex-wrap gap-2">
        {tones.map(([tone, label]) => (
          <Badge key={tone} tone={tone} dot={tone !== 'accent' && tone !== 'sand'}>
            {label}
          </Badge>
        ))}
        <span className="inline-flex max-w-40">
          <Badge>{t(texts.longText)}</Badge>
        </span>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        {names.map((name) => (
          <Avatar key={name} name={name} size="lg" labelled />
        ))}
        <Avatar name="Layla Haddad" size="sm" shape="round" labelled />
        <Avatar name="ليلى حداد" shape="round" labelled />
        <Avatar name="Missing Picture" src="/missing.png" size="xl" labelled />
      </div>
      <TableSample />
      <Pagination
        page={size === 'all' ? 1 : page}
        total={237}
        pageSize={size}
        onPageChange={setPage}
        pageSizes={[10, 25, 50, 'all']}
        onPageSizeChange={(next) => {
          setSize(next);
          setPage(1);
        }}
        hrefFor={(to) => `?page=${to}`}
      />
    </StyleGuideSection>
  );
}
