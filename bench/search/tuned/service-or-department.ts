import { ask, asked } from '../asked.ts';
import {
  comingEvents,
  offering,
  openJobsIn,
  withDepartment,
  withDepartmentHead,
} from '../demo-records.ts';
import { catalog, company } from '../record-id.ts';

export const queries = asked('service or department', {
  en: [
    ask(
      'calibration of pumps and monitors',
      'KW',
      [...offering('Calibration on site', 'KW'), ...company('sadu-biomedical-services')],
      offering('Calibration on site'),
    ),
    ask(
      'electrical safety inspection',
      'QA',
      offering('Safety inspection', 'QA'),
      offering('Safety inspection'),
    ),
    ask(
      'training for nurses and technicians',
      'SA',
      offering('Training of staff', 'SA'),
      offering('Training of staff'),
    ),
    ask(
      'planning of a new ward',
      'AE',
      offering('Planning of new wards', 'AE'),
      offering('Planning of new wards'),
    ),
    ask(
      'paediatrics jeddah',
      'SA',
      company('nuwair-women-children-clinics'),
      openJobsIn('Jeddah', 'Consultant Paediatrician'),
    ),
    ask(
      'emergency department',
      'KW',
      withDepartment('Emergency', 'KW'),
      withDepartment('Emergency'),
    ),
    ask('dr samir khoury', 'JO', withDepartmentHead('Dr. Samir Khoury')),
    ask('loan of surgical instruments', 'AE', company('creekside-surgical')),
    ask(
      'telemedicine consultation',
      'OM',
      company('bahla-telehealth'),
      comingEvents('Telehealth That Patients Use'),
    ),
    ask('fertility centre', 'QA', company('ain-al-qamar-hospital')),
    ask('cataract surgery', 'OM', company('nakhl-eye-hospital', 'wahat-eye-hospitals')),
    ask('joint replacement hospital', 'AE', company('marsa-azraq-hospital')),
    ask('premarital test', 'AE', company('ghaf-genomics')),
    ask(
      'bioequivalence study',
      'JO',
      company('mizan-clinical-research'),
      catalog('mizan-clinical-research-capabilities'),
    ),
  ],
  ar: [
    ask('زيارات منزلية', 'KW', offering('Home visits', 'KW'), offering('Home visits')),
    ask(
      'معايرة الأجهزة في الموقع',
      'SA',
      offering('Calibration on site', 'SA'),
      offering('Calibration on site'),
    ),
    ask('قسم الاشعة', 'KW', withDepartment('Radiology', 'KW'), withDepartment('Radiology')),
    ask('عيادة اطفال جدة', 'SA', company('nuwair-women-children-clinics')),
    ask('قسم الطوارئ', 'BH', withDepartment('Emergency', 'BH'), withDepartment('Emergency')),
    ask(
      'قسم الجراحة العامة',
      'OM',
      withDepartment('General Surgery', 'OM'),
      withDepartment('General Surgery'),
    ),
    ask('زراعة اعضاء', 'AE', company('marsa-azraq-hospital')),
    ask('عملية المياه البيضاء', 'OM', company('nakhl-eye-hospital', 'wahat-eye-hospitals')),
    ask('مركز خصوبة', 'QA', company('ain-al-qamar-hospital')),
    ask('تدريب الكوادر', 'SA', offering('Training of staff', 'SA'), offering('Training of staff')),
    ask('تأهيل بعد الجلطة', 'AE', company('hili-rehabilitation-centre')),
    ask('فحص ما قبل الزواج', 'AE', company('ghaf-genomics')),
    ask(
      'استشارة طبية عن بعد',
      'OM',
      company('bahla-telehealth'),
      comingEvents('Telehealth That Patients Use'),
    ),
    ask('وحدة حروق', 'SA', company('lulwat-al-sharq-hospital')),
    ask('طوارئ 24 ساعة', 'KW', withDepartment('Emergency', 'KW'), withDepartment('Emergency')),
    ask('فحص الانسجة', 'QA', company('zubara-diagnostics')),
  ],
});
