import { ArrowRight, Ellipsis, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useSay } from '#platform/i18n/say-context.tsx';
import { Button } from '#ui/actions/button.tsx';
import { CopyButton } from '#ui/actions/copy-button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { PauseButton } from '#ui/actions/pause-button.tsx';
import { ThemeSwitch } from '#ui/actions/theme-switch.tsx';
import { KeyHint } from '#ui/display/key-hint.tsx';
import { showcaseTexts as texts } from './showcase.texts.ts';
import { ShowcaseSection } from './showcase-section.tsx';

const row = 'flex flex-wrap items-center gap-3';

export function ActionsSection() {
  const say = useSay();
  const [paused, setPaused] = useState(false);
  return (
    <ShowcaseSection id="actions" title={say(texts.actions)}>
      <div className={row}>
        <Button>{say(texts.save)}</Button>
        <Button variant="secondary" icon={<Pencil aria-hidden="true" />}>
          {say(texts.edit)}
        </Button>
        <Button
          variant="quiet"
          href="#actions"
          trailingIcon={<ArrowRight aria-hidden="true" className="rtl:-scale-x-100" />}
        >
          {say(texts.learnMore)}
        </Button>
        <Button variant="danger" icon={<Trash2 aria-hidden="true" />}>
          {say(texts.remove)}
        </Button>
      </div>
      <div className={row}>
        <Button loading loadingLabel={say(texts.saving)}>
          {say(texts.save)}
        </Button>
        <Button variant="secondary" loading>
          {say(texts.save)}
        </Button>
        <Button disabled>{say(texts.disabled)}</Button>
        <Button variant="secondary" disabled>
          {say(texts.disabled)}
        </Button>
      </div>
      <div className={row}>
        <Button size="sm">{say(texts.save)}</Button>
        <Button size="md">{say(texts.save)}</Button>
        <Button size="lg">{say(texts.save)}</Button>
      </div>
      <Button variant="secondary">{say(texts.longText)}</Button>
      <div className={row}>
        <IconButton label={say(texts.edit)} icon={<Pencil aria-hidden="true" />} />
        <IconButton variant="secondary" label={say(texts.add)} icon={<Plus aria-hidden="true" />} />
        <IconButton
          variant="primary"
          label={say(texts.moreActions)}
          icon={<Ellipsis aria-hidden="true" />}
        />
        <IconButton disabled label={say(texts.remove)} icon={<Trash2 aria-hidden="true" />} />
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
    </ShowcaseSection>
  );
}
