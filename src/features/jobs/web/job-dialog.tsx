import { jobsTexts } from '#features/jobs/jobs.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useLocalPath } from '#platform/pages/link.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { ApplySection } from './apply-section.tsx';
import { DaysLeft } from './days-left.tsx';
import type { Job } from './job-card.tsx';
import { JobEntries } from './job-entries.tsx';
import { JobFacts } from './job-facts.tsx';

export type JobDialogProps = {
  job: Job;
  open: boolean;
  onClose: () => void;
};

/** A job in a dialog over its list. */
export function JobDialog({ job, open, onClose }: JobDialogProps) {
  const t = useTranslate();
  const local = useLocalPath();
  return (
    <Dialog
      size="lg"
      open={open}
      onClose={onClose}
      title={job.job_title}
      description={<DaysLeft days={job.days_left} />}
      actions={
        <Button variant="quiet" href={local(`/job/${job.job_ref}`)}>
          {t(jobsTexts.openPage)}
        </Button>
      }
    >
      <JobFacts job={job} named className="sm:grid-cols-2" />
      <h3 className="mt-7 mb-2 font-semibold text-lg">{t(jobsTexts.description)}</h3>
      <p className="whitespace-pre-line break-words text-soft">{job.job_details}</p>
      <div className="mt-7 grid gap-7 empty:hidden">
        <JobEntries job={job} heading="h3" />
      </div>
      <section className="mt-7 rounded-xl bg-sunken p-5">
        <h3 className="mb-3 font-semibold text-lg">{t(jobsTexts.apply)}</h3>
        <ApplySection job={job} />
      </section>
    </Dialog>
  );
}
