import { ChevronDown, CopyPlus, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useSay } from '#platform/i18n/say-context.tsx';
import { Button } from '#ui/actions/button.tsx';
import { useToast } from '#ui/feedback/toast-context.ts';
import { Combobox } from '#ui/forms/combobox.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { AlertDialog } from '#ui/overlays/alert-dialog.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { Drawer } from '#ui/overlays/drawer.tsx';
import { Menu } from '#ui/overlays/menu.tsx';
import { sampleCities } from './sample-cities.ts';
import { showcaseTexts as texts } from './showcase.texts.ts';
import { ShowcaseSection } from './showcase-section.tsx';

type Overlay = 'dialog' | 'confirm' | 'alert' | 'drawer';

export function OverlaysSection() {
  const say = useSay();
  const toast = useToast();
  const [shown, setShown] = useState<Overlay | null>(null);
  const [city, setCity] = useState<string | null>(null);
  const close = () => setShown(null);

  function showBoth() {
    toast.show({ message: say(texts.failed), tone: 'danger', timeoutMs: null });
    toast.show({
      message: say(texts.saved),
      timeoutMs: 6000,
      action: { label: say(texts.undo), onPress: close },
    });
  }

  return (
    <ShowcaseSection id="overlays" title={say(texts.overlays)}>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setShown('dialog')}>
          {say(texts.openDialog)}
        </Button>
        <Button variant="secondary" onClick={() => setShown('confirm')}>
          {say(texts.openConfirm)}
        </Button>
        <Button variant="secondary" onClick={() => setShown('alert')}>
          {say(texts.openAlert)}
        </Button>
        <Button variant="secondary" onClick={() => setShown('drawer')}>
          {say(texts.openDrawer)}
        </Button>
        <Button variant="secondary" onClick={showBoth}>
          {say(texts.showToast)}
        </Button>
        <Menu
          label={say(texts.moreActions)}
          trigger={(wiring) => (
            <Button
              {...wiring}
              variant="secondary"
              trailingIcon={<ChevronDown aria-hidden="true" />}
            >
              {say(texts.moreActions)}
            </Button>
          )}
          items={[
            { key: 'edit', label: say(texts.edit), icon: <Pencil aria-hidden="true" /> },
            { key: 'copy', label: say(texts.duplicate), icon: <CopyPlus aria-hidden="true" /> },
            { key: 'off', label: say(texts.disabled), disabled: true },
            { key: 'link', label: say(texts.learnMore), href: '#overlays' },
            {
              key: 'remove',
              label: say(texts.remove),
              icon: <Trash2 aria-hidden="true" />,
              tone: 'danger',
              separated: true,
            },
          ]}
        />
      </div>
      <Dialog
        open={shown === 'dialog'}
        onClose={close}
        title={say(texts.dialogTitle)}
        description={say(texts.dialogLead)}
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              {say(texts.undo)}
            </Button>
            <Button onClick={close}>{say(texts.save)}</Button>
          </>
        }
      >
        <div className="grid gap-5">
          <TextField type="email" label={say(texts.email)} required />
          <Combobox
            label={say(texts.city)}
            options={sampleCities(say)}
            value={city}
            onValueChange={setCity}
          />
        </div>
      </Dialog>
      <ConfirmDialog
        open={shown === 'confirm'}
        onClose={close}
        title={say(texts.confirmTitle)}
        confirmLabel={say(texts.remove)}
        tone="danger"
        onConfirm={close}
      >
        {say(texts.confirmLead)}
      </ConfirmDialog>
      <AlertDialog open={shown === 'alert'} onClose={close} title={say(texts.alertTitle)} />
      <Drawer open={shown === 'drawer'} onClose={close} title={say(texts.contents)}>
        <ul className="grid gap-1">
          {sampleCities(say).map((city) => (
            <li key={city.value}>
              <a
                href="#overlays"
                className="flex min-h-11 items-center rounded-md px-3 hover:bg-action-soft"
              >
                {city.label}
              </a>
            </li>
          ))}
        </ul>
      </Drawer>
    </ShowcaseSection>
  );
}
