import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { TwoLines } from '#console/web/two-lines.tsx';
import type { getShowcase } from '#features/companies/showcase/showcase.contract.ts';
import { showcaseTexts as texts } from '#features/companies/showcase/showcase.texts.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { uploadAddress } from '#platform/files/upload-address.ts';
import { countryName } from '#platform/geo/country-name.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { AT_END_CLASSES } from '#ui/actions/button-classes.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Avatar } from '#ui/display/avatar.tsx';
import { Badge } from '#ui/display/badge.tsx';

type ShownCompanyProps = {
  company: CallAnswer<typeof getShowcase>['companies'][number];
  position: number;
  count: number;
  pending: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
};

/** A company in a hand-ordered list; its buttons keep the focus while it moves. */
export function ShownCompany(props: ShownCompanyProps) {
  const { company, position, count, pending, onMove, onRemove } = props;
  const t = useTranslate();
  const language = useLanguage();
  const name = inLanguage(language, company.name, company.name_ar);
  const named = { company: name };
  const move = (to: number) => {
    if (!pending && to >= 0 && to < count) onMove(to);
  };
  return (
    <li className="flex flex-wrap items-center justify-end gap-x-3 rounded-lg border border-line bg-surface px-3 py-2">
      {/* Wide enough for whole words; where that leaves no room, the buttons wrap to the next line. */}
      <span className="flex min-w-0 grow basis-56 items-center gap-3">
        <span className="w-5 shrink-0 text-center text-muted tabular-nums">{position + 1}</span>
        <Avatar
          name={name}
          size="sm"
          src={company.logo ? uploadAddress('companies', company.logo) : undefined}
        />
        <span className="min-w-0 grow font-medium">
          <TwoLines first={name} second={countryName(company.country, language)} />
          {!company.listed && <Badge tone="warning">{t(texts.notListed)}</Badge>}
        </span>
      </span>
      <span className="flex shrink-0">
        <IconButton
          size="sm"
          label={t(texts.up, named)}
          icon={<ArrowUp aria-hidden="true" />}
          aria-disabled={position === 0 || undefined}
          className={AT_END_CLASSES}
          onClick={() => move(position - 1)}
        />
        <IconButton
          size="sm"
          label={t(texts.down, named)}
          icon={<ArrowDown aria-hidden="true" />}
          aria-disabled={position === count - 1 || undefined}
          className={AT_END_CLASSES}
          onClick={() => move(position + 1)}
        />
        <IconButton
          size="sm"
          label={t(texts.remove, named)}
          icon={<X aria-hidden="true" />}
          disabled={pending}
          onClick={onRemove}
        />
      </span>
    </li>
  );
}
