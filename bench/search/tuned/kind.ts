import { ask, asked } from '../asked.ts';
import {
  catalogsNamed,
  comingEvents,
  comingEventsWhere,
  companiesWhere,
  devices,
  openJobs,
  openJobsWhere,
  sellersOf,
} from '../demo-records.ts';
import { company, page } from '../record-id.ts';

export const queries = asked('kind', {
  en: [
    ask(
      'nursing jobs',
      'KW',
      openJobs('Intensive Care Nurse', 'Home Care Nurse', 'Operating Theatre Nurse'),
      openJobs('Recruitment Consultant, Nursing'),
    ),
    ask('jobs', 'KW', [...openJobsWhere(() => true), ...page('/jobs')]),
    ask(
      'pharmacist vacancies',
      'KW',
      openJobs('Community Pharmacist', 'Production Pharmacist', 'Clinical Pharmacist'),
    ),
    ask(
      'who sells microscopes',
      'EG',
      sellersOf(['Binocular Microscope']),
      devices('Binocular Microscope'),
    ),
    ask(
      'suppliers of wound dressings',
      'SA',
      sellersOf([
        'Hydrocolloid Dressing',
        'Foam Dressing with Silicone Border',
        'Sterile Gauze Swabs',
      ]),
      [
        ...devices('Hydrocolloid Dressing', 'Foam Dressing with Silicone Border'),
        ...catalogsNamed('Wound Care Selector'),
      ],
    ),
    ask(
      'medical exhibitions',
      'AE',
      comingEventsWhere(({ theme }) => theme === 'exhibition'),
    ),
    ask(
      'webinars',
      'KW',
      comingEventsWhere(({ theme }) => theme === 'webinar'),
    ),
    ask('surgery catalogue', 'AE', catalogsNamed('Surgery Catalogue')),
    ask(
      'manufacturers of sutures',
      'IN',
      sellersOf(['Absorbable Suture, Braided', 'Polypropylene Suture'], ({ type }) => type === 2),
      devices('Absorbable Suture, Braided', 'Polypropylene Suture'),
    ),
    ask('who supplies dental chairs', 'KW', company('dhow-dental-supply'), [
      ...devices('Dental Treatment Unit'),
      ...catalogsNamed('Boomdent'),
    ]),
    ask('hospital furniture catalogue', 'SA', catalogsNamed('Hospital Furniture')),
    ask(
      'medicine distributor',
      'QA',
      company('simsim-pharma-distribution', 'wadaq-pharma', 'qurm-life-sciences', 'arzline-pharma'),
    ),
    ask('workshop suturing', 'AE', comingEvents('Suturing Master Class')),
    ask(
      'companies that sell ultrasound machines',
      'OM',
      company('dafra-imaging-systems', 'jabal-shams-medical'),
      devices('Portable Ultrasound Scanner'),
    ),
    ask(
      'engineer vacancy',
      'JO',
      openJobsWhere(({ title }) => /Engineer/.test(title.en)),
    ),
    ask(
      'laboratory suppliers',
      'BH',
      companiesWhere(({ category, type }) => category === 'laboratory' && type < 3),
    ),
    ask(
      'oxygen concentrator rental company',
      'SA',
      company('ghaim-respiratory-care', 'khor-al-shifa-medical'),
      devices('Oxygen Concentrator 5 L'),
    ),
  ],
  ar: [
    ask('وظائف', 'KW', [...openJobsWhere(() => true), ...page('/jobs')]),
    ask(
      'وظائف تمريض',
      'SA',
      openJobs('Intensive Care Nurse', 'Home Care Nurse', 'Operating Theatre Nurse'),
      openJobs('Recruitment Consultant, Nursing'),
    ),
    ask(
      'معارض طبية',
      'AE',
      comingEventsWhere(({ theme }) => theme === 'exhibition'),
    ),
    ask(
      'دورات للممرضين',
      'LB',
      comingEvents(
        'Gulf Licensing Preparation',
        'Advanced Life Support',
        'Infusion Pump Skills Day',
        'Wound Care in Practice',
      ),
      company('mashreqia-health-training'),
    ),
    ask(
      'شركات ادوية',
      'SA',
      companiesWhere(({ category }) => category === 'pharmaceutical'),
    ),
    ask(
      'موردين اثاث مستشفيات',
      'KW',
      sellersOf([
        'Bedside Locker',
        'Electric Hospital Bed',
        'Examination Couch',
        'Medicine Trolley',
        'Crash Trolley',
      ]),
      catalogsNamed('Hospital Furniture'),
    ),
    ask('كتالوج الجراحة', 'SA', catalogsNamed('Surgery Catalogue')),
    ask(
      'من يبيع كراسي متحركة',
      'KW',
      sellersOf(['Electric Wheelchair', 'Lightweight Wheelchair']),
      devices('Electric Wheelchair', 'Lightweight Wheelchair'),
    ),
    ask(
      'مصنع ادوية',
      'BH',
      companiesWhere(({ category, type }) => category === 'pharmaceutical' && type === 2),
    ),
    ask(
      'مستشفيات',
      'KW',
      companiesWhere(({ category }) => category === 'hospital'),
    ),
    ask(
      'عيادات',
      'AE',
      companiesWhere(({ category }) => category === 'clinic'),
    ),
    ask('فرص عمل مهندس مبيعات', 'QA', openJobs('Sales Engineer, Hospital Equipment')),
    ask('مطلوب محلل جودة', 'EG', openJobs('Quality Control Analyst')),
  ],
});
