import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '#platform/pages/save-file.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Button } from './button.tsx';

type SaveFileButtonProps = {
  label: string;
  /** The message if the file could not be fetched. */
  failed: string;
  name: string;
  fetchFile: () => Promise<Blob>;
};

/** A button that fetches a file with the session token and offers it as a download. */
export function SaveFileButton({ label, failed, name, fetchFile }: SaveFileButtonProps) {
  const [state, setState] = useState<'working' | 'failed'>();

  async function save() {
    setState('working');
    try {
      saveFile(await fetchFile(), name);
      setState(undefined);
    } catch {
      setState('failed');
    }
  }

  return (
    <div className="grid gap-3">
      <Button
        variant="secondary"
        loading={state === 'working'}
        icon={<FileDown aria-hidden="true" />}
        onClick={() => void save()}
      >
        {label}
      </Button>
      {state === 'failed' && <Notice tone="danger">{failed}</Notice>}
    </div>
  );
}
