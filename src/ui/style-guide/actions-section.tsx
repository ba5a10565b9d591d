import { ArrowRight, Ellipsis, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Button } from '#ui/actions/button.tsx';
import { CopyButton } from '#ui/actions/copy-button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { PauseButton } from '#ui/actions/pause-button.tsx';
import { ThemeSwitch } from '#ui/actions/theme-switch.tsx';
import { KeyHint } from '#ui/display/key-hint.tsx';
import { styleGuideTexts as texts } from './style-guide.texts.ts';
import { StyleGuideSection } from './style-guide-section.tsx';

const row = 'flex flex-wrap items-center gap-3';

export function ActionsSection() {
  const t = useTranslate();
  const [paused, setPaused] = useState(false);
  return (
    <StyleGuideSection id="actions" title={t(texts.actions)}>
      <div className={row}>
        <Button>{t(texts.save)}</Button>
        <Button variant="secondary" icon={<Pencil aria-hidden="true" />}>
          {t(texts.edit)}
        </Button>
        <Button
          variant="quiet"
          href="#actions"
          trailingIcon={<ArrowRight aria-hidden="true" className="rtl:-scale-x-100" />}
        >
          {t(texts.learnMore)}
        </Button>
        <Button variant="danger" icon={<Trash2 aria-hidden="true" />}>
          {t(texts.remove)}
        </Button>
      </div>
      <div className={row}>
        <Button loading loadingLabel={t(texts.saving)}>
          {t(texts.save)}
        </Button>
        <Button variant="secondary" loading>
          {t(texts.save)}
        </Button>
        <Button disabled>{t(texts.disabled)}</Button>
        <Button variant="secondary" disabled>
          {t(texts.disabled)}
        </Button>
      </div>
      <div className={row}>
        <Button size="sm">{t(texts.save)}</Button>
        <Button size="md">{t(texts.save)}</Button>
        <Button size="lg">{t(texts.save)}</Button>
      </div>
      <Button variant="secondary">{t(texts.longText)}</Button>
      <div className={row}>
        <IconButton label={t(texts.edit)} icon={<Pencil aria-hidden="true" />} />
        <IconButton variant="secondary" label={t(texts.add)} icon={<Plus aria-hidden="true" />} />
        <IconButton
          variant="primary"
          label={t(texts.moreActions)}
          icon={<Ellipsis aria-hidden="true" />}
        />
        <IconButton disabled label={t(texts.remove)} icon={<Trash2 aria-hidden="true" />} />
        <PauseButton paused={paused} onPausedChange={setPaused} />
        <span className="inline-flex items-center gap-1">
          <bdi className="font-mono text-sm">MAI-2048-77</bdi>
          <CopyButton text="MAI-2048-77" />
        </span>
        <ThemeSwitch />
        <span dir="ltr" className="inline-flex gap-1">
          <KeyHint>Ctrl</KeyHint>
          <KeyHint>K</KeyHint>
        </span>
      </div>
    </StyleGuideSection>
  );
}
