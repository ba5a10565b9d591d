import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Select } from '#ui/forms/select.tsx';
import { TextArea } from '#ui/forms/text-area.tsx';
import { FormDialog } from '#ui/overlays/form-dialog.tsx';

type ReasonDialogProps<Reason extends string> = {
  title: string;
  description: string;
  reason: {
    readonly label: string;
    /** The first option is preselected. */
    readonly options: readonly { readonly value: Reason; readonly label: string }[];
  };
  note: { readonly label: string; readonly longest: number };
  confirmLabel: string;
  busy: boolean;
  /** Resolves to whether it succeeded. */
  onSend: (given: { reason: Reason; note: string }) => Promise<boolean>;
  onClose: () => void;
};

/** Asks for a reason, with an optional note, before something is refused. */
export function ReasonDialog<Reason extends string>({
  reason: { label, options },
  note: { label: noteLabel, longest },
  ...dialog
}: ReasonDialogProps<Reason>) {
  const { title, description, confirmLabel, busy, onSend, onClose } = dialog;
  const [chosen, setChosen] = useState(options[0]?.value);
  const [note, setNote] = useState('');

  async function send() {
    const reason = options.find(({ value }) => value === chosen)?.value;
    if (reason && (await onSend({ reason, note }))) onClose();
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      title={title}
      description={description}
      busy={busy}
      action={
        <Button variant="danger" loading={busy} onClick={() => void send()}>
          {confirmLabel}
        </Button>
      }
    >
      <div className="grid gap-5">
        <Select
          label={label}
          value={chosen}
          onChange={({ target }) => setChosen(target.value as Reason)}
          options={options}
        />
        <TextArea
          optional
          label={noteLabel}
          value={note}
          limit={longest}
          maxLength={longest}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
    </FormDialog>
  );
}
