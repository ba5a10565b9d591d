import { useState } from 'react';
import { useSay } from '#platform/i18n/say-context.tsx';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { FileDropZone } from '#ui/forms/file-drop-zone.tsx';
import { RadioGroup } from '#ui/forms/radio-group.tsx';
import { Switch } from '#ui/forms/switch.tsx';
import { showcaseTexts as texts } from './showcase.texts.ts';
import { ShowcaseSection } from './showcase-section.tsx';

export function ChoicesSection() {
  const say = useSay();
  const [shift, setShift] = useState<string | null>('morning');
  const [file, setFile] = useState<{ name: string; size: number } | null>(null);
  const [kept, setKept] = useState<{ name: string; size: number } | null>({
    name: 'certificate-2026.pdf',
    size: 1_843_200,
  });
  const shifts = [
    { value: 'morning', label: say(texts.morning) },
    { value: 'evening', label: say(texts.evening), help: say(texts.termsHelp) },
    { value: 'night', label: say(texts.night), disabled: true },
  ];
  return (
    <ShowcaseSection id="choices" title={say(texts.choices)}>
      <div className="grid gap-8 md:grid-cols-3">
        <div className="grid content-start gap-3">
          <Checkbox label={say(texts.news)} defaultChecked />
          <Checkbox label={say(texts.news)} indeterminate />
          <Checkbox label={say(texts.news)} disabled defaultChecked />
          <Checkbox
            label={say(texts.terms)}
            help={say(texts.termsHelp)}
            error={say(texts.termsError)}
          />
        </div>
        <RadioGroup
          label={say(texts.shift)}
          options={shifts}
          value={shift}
          onValueChange={setShift}
          required
        />
        <div className="grid content-start gap-3">
          <Switch label={say(texts.news)} defaultChecked />
          <Switch label={say(texts.news)} help={say(texts.termsHelp)} />
          <Switch label={say(texts.news)} disabled />
        </div>
      </div>
      <div className="grid items-start gap-6 md:grid-cols-3">
        <FileDropZone
          label={say(texts.file)}
          help={say(texts.fileHelp)}
          accept=".pdf"
          file={file}
          onFileChange={setFile}
        />
        <FileDropZone
          label={say(texts.file)}
          help={say(texts.fileHelp)}
          error={say(texts.fileError)}
          file={null}
          onFileChange={setFile}
        />
        <FileDropZone
          label={say(texts.file)}
          help={say(texts.fileHelp)}
          file={kept}
          onFileChange={setKept}
        />
      </div>
    </ShowcaseSection>
  );
}
