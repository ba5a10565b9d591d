import { ask, asked } from '../asked.ts';
import { comingEvents, devices, generic, openJobs, sellersOf } from '../demo-records.ts';
import { catalog, company, event, faq, job, page } from '../record-id.ts';

export const queries = asked('Levantine dialect', {
  ar: [
    ask('وين في مستشفى للسرطان بعمّان', 'JO', company('zaytuna-specialty-hospital')),
    ask('شو في دوا للشقيقة', 'LB', generic('Sumatriptan')),
    ask('بدنا منفسة للإسعاف', 'LB', devices('Transport Ventilator')),
    ask('قديش سعر تخت الفحص', 'LB', devices('Examination Couch')),
    ask('كيف بقدر سجل بالمؤتمر', 'LB', faq('How do I register for an event?'), page('/faq')),
    ask('بدي شغل استقبال بطرابلس', 'LB', job('medical-receptionist-wardiyya-clinic')),
    ask(
      'وين بيعملوا صورة ثدي بطرابلس',
      'LB',
      company('wardiyya-clinic'),
      comingEvents('Breast Health Morning'),
    ),
    ask(
      'بدي دورة انعاش ببيروت',
      'LB',
      event('advanced-life-support-course-beirut-mashreqia-health-training'),
      company('mashreqia-health-training'),
    ),
    ask(
      'مين ببيع شاش وضمادات',
      'JO',
      sellersOf([
        'Sterile Gauze Swabs',
        'Hydrocolloid Dressing',
        'Foam Dressing with Silicone Border',
      ]),
      devices('Sterile Gauze Swabs'),
    ),
    ask('بدي حبوب حساسية ما بتنعّس', 'JO', generic('Loratadine'), generic('Cetirizine')),
    ask('بدي تاج سن زركون', 'LB', [...devices('Zirconia Block'), ...company('jbeil-dental-arts')]),
    ask(
      'لازمني شغل مهندس صيانة اجهزة تحليل',
      'JO',
      openJobs('Field Service Engineer, Analysers'),
      openJobs('Biomedical Engineer'),
    ),
    ask(
      'شو بعمل اذا بدي امحي حسابي',
      'LB',
      page('/privacy-policy', '/data-protection'),
      page('/contact', '/faq'),
    ),
    ask(
      'في حدا بيعمل دراسات دوائية',
      'JO',
      company('mizan-clinical-research'),
      catalog('mizan-clinical-research-capabilities'),
    ),
  ],
});
