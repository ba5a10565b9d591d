import type { PortalPromise } from './promise.ts';

const applications = 'src/features/jobs/applications/server';
const apply = `${applications}/applications.operations.test.ts`;
const cv = `${applications}/cv.operations.test.ts`;
const registrations = 'src/features/events/registrations/server/registrations.operations.test.ts';
const documents = 'src/features/events/server/events.documents.test.ts';

/** Promises about applying for jobs and attending events. */
export const seekerPromises: readonly PortalPromise[] = [
  {
    promise: 'job seekers apply, exhibitors do not',
    said: ['faq: Exhibitor accounts cannot apply'],
    provenBy: [apply, 'exhibitors, in the stated words'],
  },
  {
    promise: 'companies may switch to normal user mode',
    said: ['faq: can switch to normal user mode in their settings'],
    provenBy: [
      'src/features/companies/exhibitors/server/exhibitors.operations.test.ts',
      'switches an approved account there and back',
    ],
  },
  {
    promise: 'five applications a month, told with the count',
    said: [
      'faq: 5 job applications per month',
      'terms: Free accounts can send 5 applications a month',
      'text: applications.quotaSpent',
    ],
    provenBy: [
      apply,
      'is five, told with every answer, and says when it renews',
      'counts the calendar month only, and those withdrawn as well',
    ],
  },
  {
    promise: 'an answer by the day that was promised, or word that there is none',
    said: ['text: applications.promise', 'text: application-mails.dueSoon'],
    provenBy: [
      `${applications}/answer-promises.test.ts`,
      'three days before and on the day, once each',
      'is closed on the day after, and its applicant told once',
    ],
  },
  {
    promise: 'which files are CVs',
    said: ['faq: PDF, DOC or DOCX) of less than 5 MB'],
    provenBy: [`${applications}/cv-uploads.test.ts`, 'one byte too many'],
  },
  {
    promise: 'a CV is read by the applicant and the company of the job, and by nobody else',
    said: [
      'faq: You and the company that posted the job, nobody else',
      'privacy: and by nobody else',
      'data protection: Nobody of our team can open a CV',
      'data protection: Companies see the applications to their own jobs',
      'text: applications.cvHelp',
    ],
    provenBy: [
      cv,
      'tells everybody else that there is no such application',
      'shows the applicant every opening by the company',
    ],
  },
  {
    promise: 'CVs lie apart from what is public',
    said: ['data protection: CVs are kept apart from public files'],
    provenBy: [`${applications}/cv-uploads.test.ts`, 'no address of the site leads to it'],
  },
  {
    promise: 'a CV is gone 180 days after its job',
    said: [
      'faq: deleted 180 days after the job has ended',
      'privacy: CVs are deleted 180 days after the job has ended',
      'terms: CVs are deleted 180 days after the job has ended',
      'text: my-jobs.keptUntil',
    ],
    provenBy: [
      cv,
      'when it is read, before anybody removed it',
      'and from the store with the next sweep, not a day earlier',
    ],
  },
  {
    promise: 'an application shows where it stands',
    said: ['faq: Each application shows its state'],
    provenBy: [
      `${applications}/applicants.operations.test.ts`,
      'moves along the pipeline, tells the applicant each time, and keeps the history',
    ],
  },
  {
    promise: 'an application can be withdrawn until it is decided',
    said: [
      'faq: as long as the company has not decided',
      'privacy: You can withdraw an application',
      'text: my-jobs.withdrawWarning',
    ],
    provenBy: [apply, 'tells the company once, deletes the CV, and one may apply again'],
  },
  {
    promise: 'nobody applies for the same job a second time, but once more after withdrawing',
    said: [
      'faq: You cannot apply for the same job a second time while your application stands',
      'faq: After withdrawing it you can apply once more, and then no more',
      'text: my-jobs.withdrawFirst',
      'text: my-jobs.withdrawLast',
    ],
    provenBy: [
      apply,
      'the same job twice, and a retry acts once',
      'after withdrawing one may apply once more, and then no more',
    ],
  },
  {
    promise: 'events without a site of their own are registered for here',
    said: ['faq: for the others you register with your account here'],
    provenBy: [
      registrations,
      'ten at once are one, with one mail and its calendar file in the person’s language',
    ],
  },
  {
    promise: 'a registration can be cancelled until 48 hours before',
    said: [
      'faq: up to 48 hours before the event begins',
      'terms: until 48 hours before the event begins',
      'text: registrations.tooLate',
      'text: registrations.mailBody',
    ],
    provenBy: [registrations, 'until 48 hours before, counted from midnight in Kuwait'],
  },
  {
    promise: 'organizers see name and e-mail of who comes, and the phone by choice',
    said: [
      'privacy: its organizer sees your name, your e-mail address and, only if you choose so, your phone',
      'data protection: and, where they chose so, the phone number. Nothing else.',
      'text: registrations.seenAlways',
      'text: registrations.sharePhoneHelp',
      'text: registration-list.noneHint',
    ],
    provenBy: [
      registrations,
      'is shown to the organizer by choice only, in the list and in the file',
      'is taken back also where nobody else can register any more',
    ],
  },
  {
    promise: 'who cancelled is no longer seen by the organizer',
    said: ['privacy: When you cancel, the organizer no longer sees you'],
    provenBy: [registrations, 'lists who comes, and exports it with formulas made harmless'],
  },
  {
    promise: 'every event has a calendar file',
    said: ['faq: Every event offers a calendar file'],
    provenBy: [documents, 'is offered to be saved and holds the event'],
  },
];
