import { useState } from 'react';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { FileDropZone } from '#ui/forms/file-drop-zone.tsx';
import { RadioGroup } from '#ui/forms/radio-group.tsx';
import { SegmentedChoice } from '#ui/forms/segmented-choice.tsx';
import { Switch } from '#ui/forms/switch.tsx';
import { styleGuideTexts as texts } from './style-guide.texts.ts';
import { StyleGuideSection } from './style-guide-section.tsx';

export function ChoicesSection() {
  const t = useTranslate();
  const [shift, setShift] = useState<string | null>('morning');
  const [file, setFile] = useState<{ name: string; size: number } | null>(null);
  const [kept, setKept] = useState<{ name: string; size: number } | null>({
    name: 'certificate-2026.pdf',
    size: 1_843_200,
  });
  const shifts = [
    { value: 'morning', label: t(texts.morning) },
    { value: 'evening', label: t(texts.evening), help: t(texts.termsHelp) },
    { value: 'night', label: t(texts.night), disabled: true },
  ];
  return (
    <StyleGuideSection id="choices" title={t(texts.choices)}>
      <div className="grid gap-8 md:grid-cols-3">
        <div className="grid content-start gap-3">
          <Checkbox label={t(texts.news)} defaultChecked />
          <Checkbox label={t(texts.news)} indeterminate />
          <Checkbox label={t(texts.news)} disabled defaultChecked />
          <Checkbox label={t(texts.terms)} help={t(texts.termsHelp)} error={t(texts.termsError)} />
        </div>
        <RadioGroup
          label={t(texts.shift)}
          options={shifts}
          value={shift}
          onValueChange={setShift}
          required
        />
        <div className="grid content-start gap-3">
          <Switch label={t(texts.news)} defaultChecked />
          <Switch label={t(texts.news)} help={t(texts.termsHelp)} />
          <Switch label={t(texts.news)} disabled />
          <SegmentedChoice
            legend={t(texts.shift)}
            segments={shifts.slice(0, 2)}
            value={shift ?? ''}
            onChange={setShift}
          />
        </div>
      </div>
      <div className="grid items-start gap-6 md:grid-cols-3">
        <FileDropZone
          label={t(texts.file)}
          help={t(texts.fileHelp)}
          accept=".pdf"
          file={file}
          onFileChange={setFile}
        />
        <FileDropZone
          label={t(texts.file)}
          help={t(texts.fileHelp)}
          error={t(texts.fileError)}
          file={null}
          onFileChange={setFile}
        />
        <FileDropZone
          label={t(texts.file)}
          help={t(texts.fileHelp)}
          file={kept}
          onFileChange={setKept}
        />
      </div>
    </StyleGuideSection>
  );
}
