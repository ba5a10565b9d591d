import type { ApplicationStatus } from '#features/jobs/applications/application-statuses.ts';

/** People who appear to exhibitors; nobody signs in as them. */
export type DemoApplicant = {
  readonly email: string;
  readonly name: string;
  readonly phone: string;
  /** What the CV says about them. */
  readonly profession: string;
};

export const demoApplicants: readonly DemoApplicant[] = [
  {
    email: 'layla.haddad@people.example',
    name: 'Layla Haddad',
    phone: '55310274',
    profession: 'Biomedical engineer, six years with patient monitors and ventilators',
  },
  {
    email: 'omar.saleh@people.example',
    name: 'Omar Saleh',
    phone: '66128840',
    profession: 'Service engineer for imaging and anaesthesia equipment',
  },
  {
    email: 'priya.nair@people.example',
    name: 'Priya Nair',
    phone: '97745103',
    profession: 'Clinical trainer, former intensive care nurse',
  },
  {
    email: 'hussain.alramadan@people.example',
    name: 'Hussain Al Ramadan',
    phone: '99203617',
    profession: 'Application specialist, patient monitoring',
  },
  {
    email: 'reem.alkhatib@people.example',
    name: 'Reem Al Khatib',
    phone: '50817726',
    profession: 'Human resources officer in a hospital group',
  },
];

export type DemoApplication = {
  /** The key of the job. */
  readonly job: string;
  readonly email: string;
  readonly status: ApplicationStatus;
  readonly daysAgo: number;
  readonly notes?: string;
};

const monitoring = 'application-specialist-patient-monitoring-tiryaq-bay-medical';
const engineer = 'biomedical-engineer-tiryaq-bay-medical';
const seeker = 'seeker@mai.example';

/** What the company of the demo's exhibitor has got; the seeker's others are chosen by the filling. */
export const demoApplications: readonly DemoApplication[] = [
  { job: monitoring, email: seeker, status: 'interview', daysAgo: 19 },
  {
    job: monitoring,
    email: 'hussain.alramadan@people.example',
    status: 'shortlisted',
    daysAgo: 12,
    notes: 'Knows our monitors from the customer’s side. Ask about the driving licence.',
  },
  { job: monitoring, email: 'priya.nair@people.example', status: 'reviewed', daysAgo: 6 },
  { job: monitoring, email: 'omar.saleh@people.example', status: 'rejected', daysAgo: 15 },
  {
    job: engineer,
    email: 'layla.haddad@people.example',
    status: 'offered',
    daysAgo: 14,
    notes: 'Offer sent, she starts after her notice period.',
  },
  { job: engineer, email: 'omar.saleh@people.example', status: 'pending', daysAgo: 2 },
  {
    job: 'human-resources-officer-tiryaq-bay-medical',
    email: 'reem.alkhatib@people.example',
    status: 'pending',
    daysAgo: 1,
  },
];

/** How the seeker's other applications stand, the newest first. */
export const seekerApplications: readonly Pick<DemoApplication, 'status' | 'daysAgo'>[] = [
  { status: 'pending', daysAgo: 1 },
  { status: 'unanswered', daysAgo: 25 },
  { status: 'reviewed', daysAgo: 38 },
  { status: 'rejected', daysAgo: 64 },
];
