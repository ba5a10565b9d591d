import { ChevronDown, CopyPlus, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
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
import { styleGuideTexts as texts } from './style-guide.texts.ts';
import { StyleGuideSection } from './style-guide-section.tsx';

type Overlay = 'dialog' | 'confirm' | 'alert' | 'drawer';

export function OverlaysSection() {
  const t = useTranslate();
  const toast = useToast();
  const [shown, setShown] = useState<Overlay | null>(null);
  const close = () => setShown(null);

  function showBoth() {
    toast.show({ message: t(texts.failed), tone: 'danger', timeoutMs: null });
    toast.show({
      message: t(texts.saved),
      timeoutMs: 6000,
      action: { label: t(texts.undo), onPress: close },
    });
  }

  return (
    <StyleGuideSection id="overlays" title={t(texts.overlays)}>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setShown('dialog')}>
          {t(texts.openDialog)}
        </Button>
        <Button variant="secondary" onClick={() => setShown('confirm')}>
          {t(texts.openConfirm)}
        </Button>
        <Button variant="secondary" onClick={() => setShown('alert')}>
          {t(texts.openAlert)}
        </Button>
        <Button variant="secondary" onClick={() => setShown('drawer')}>
          {t(texts.openDrawer)}
        </Button>
        <Button variant="secondary" onClick={showBoth}>
          {t(texts.showToast)}
        </Button>
        <MenuSample />
      </div>
      <DialogSample open={shown === 'dialog'} onClose={close} />
      <ConfirmDialog
        open={shown === 'confirm'}
        onClose={close}
        title={t(texts.confirmTitle)}
        confirmLabel={t(texts.remove)}
        tone="danger"
        onConfirm={close}
      >
        {t(texts.confirmLead)}
      </ConfirmDialog>
      <AlertDialog open={shown === 'alert'} onClose={close} title={t(texts.alertTitle)} />
      <DrawerSample open={shown === 'drawer'} onClose={close} />
    </StyleGuideSection>
  );
}

function MenuSample() {
  const t = useTranslate();
  return (
    <Menu
      label={t(texts.moreActions)}
      trigger={(wiring) => (
        <Button {...wiring} variant="secondary" trailingIcon={<ChevronDown aria-hidden="true" />}>
          {t(texts.moreActions)}
        </Button>
      )}
      items={[
        { key: 'edit', label: t(texts.edit), icon: <Pencil aria-hidden="true" /> },
        { key: 'copy', label: t(texts.duplicate), icon: <CopyPlus aria-hidden="true" /> },
        { key: 'off', label: t(texts.disabled), disabled: true },
        { key: 'link', label: t(texts.learnMore), href: '#overlays' },
        {
          key: 'remove',
          label: t(texts.remove),
          icon: <Trash2 aria-hidden="true" />,
          tone: 'danger',
          separated: true,
        },
      ]}
    />
  );
}

type SampleProps = { open: boolean; onClose: () => void };

function DialogSample({ open, onClose }: SampleProps) {
  const t = useTranslate();
  const [city, setCity] = useState<string | null>(null);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(texts.dialogTitle)}
      description={t(texts.dialogLead)}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t(texts.undo)}
          </Button>
          <Button onClick={onClose}>{t(texts.save)}</Button>
        </>
      }
    >
      <div className="grid gap-5">
        <TextField type="email" label={t(texts.email)} required />
        <Combobox
          label={t(texts.city)}
          options={sampleCities(t)}
          value={city}
          onValueChange={setCity}
        />
      </div>
    </Dialog>
  );
}

function DrawerSample({ open, onClose }: SampleProps) {
  const t = useTranslate();
  return (
    <Drawer open={open} onClose={onClose} title={t(texts.contents)}>
      <ul className="grid gap-1">
        {sampleCities(t).map((city) => (
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
  );
}
