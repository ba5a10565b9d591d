import { Check } from 'lucide-react';
import { jobPageTexts } from '#features/jobs/job-page.texts.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import type { Job } from './job-card.tsx';

type JobEntriesProps = { job: Job; heading: 'h2' | 'h3' };

/** A job's requirements and benefits, as lists. */
export function JobEntries({ job, heading }: JobEntriesProps) {
  return (
    <>
      <Entries title={jobPageTexts.requirements} entries={job.requirements} heading={heading} />
      <Entries title={jobPageTexts.benefits} entries={job.benefits} heading={heading} />
    </>
  );
}

type EntriesProps = { title: Text; entries: readonly string[]; heading: 'h2' | 'h3' };

function Entries({ title, entries, heading: Heading }: EntriesProps) {
  const t = useTranslate();
  if (entries.length === 0) return null;
  return (
    <section className="measure break-words text-soft">
      <Heading className="mb-3 font-semibold text-ink text-xl">{t(title)}</Heading>
      <ul className="grid gap-2.5">
        {entries.map((entry) => (
          <li key={entry} className="flex gap-3">
            <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-action" />
            <span className="min-w-0">{entry}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
