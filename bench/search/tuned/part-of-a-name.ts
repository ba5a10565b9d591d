import { ask, asked } from '../asked.ts';
import { catalogsNamed, comingEvents, devices, ofBrand, openJobs } from '../demo-records.ts';
import { catalog, company, event, product } from '../record-id.ts';

export const queries = asked('part of a name', {
  en: [
    ask('tiryaq', 'KW', company('tiryaq-bay-medical')),
    ask('qafila cold', 'AE', company('qafila-cold-chain')),
    ask('creekside', 'AE', company('creekside-surgical')),
    ask('marsa azraq', 'AE', company('marsa-azraq-hospital')),
    ask('abu qirdan', 'EG', company('abu-qirdan-diagnostics')),
    ask('life sciences', 'AE', company('qurm-life-sciences'), catalogsNamed('Qurm Life Sciences')),
    ask('wound care selector', 'SA', catalogsNamed('Wound Care Selector')),
    ask('dental expo', 'KW', comingEvents('Dental Expo')),
    ask('womens health summit', 'QA', comingEvents('Women’s Health Summit')),
    ask('master class', 'AE', comingEvents('Suturing Master Class')),
    ask('sukkarm', 'SA', product('sukkarmet-850-mg-tablet', 'sukkarmet-1-000-mg-modified')),
    ask('khalijc', 'KW', ofBrand('Khalijcare')),
    ask('zaytuna', 'JO', company('zaytuna-specialty-hospital')),
    ask(
      'sur marine',
      'OM',
      company('sur-marine-first-aid'),
      event('first-aid-at-sea-sur-sur-marine-first-aid'),
    ),
    ask('crash troll', 'AE', devices('Crash Trolley')),
  ],
  ar: [
    ask('كاظمة', 'KW', company('kathma-family-pharmacies')),
    ask('لؤلؤة الشرق', 'SA', company('lulwat-al-sharq-hospital')),
    ask('نخل للعيون', 'OM', company('nakhl-eye-hospital')),
    ask('زعفران', 'AE', company('zaafaran-pharma'), catalogsNamed('Zaafaran Pharma')),
    ask('المشرقية', 'LB', company('mashreqia-health-training')),
    ask('اعرف أرقامك', 'BH', comingEvents('Know Your Numbers')),
    ask('أقراص فوارة', 'KW', product('hadimol-1-g-effervescent'), company('murjan-pharma')),
    ask('المرسى الأزرق', 'AE', company('marsa-azraq-hospital')),
    ask('موارد بشرية', 'SA', openJobs('Human Resources Officer')),
    ask(
      'ربوة السلام',
      'KW',
      company('rabwat-al-salam-hospital'),
      catalog('rabwat-al-salam-hospital-maternity'),
    ),
    ask('ضاغط مر', 'KW', devices('Elastic Crepe Bandage')),
    ask('يقظة دوائ', 'QA', openJobs('Pharmacovigilance Officer')),
    ask('أسبوع تقنيات المختبرات', 'BH', comingEvents('Laboratory Technology Week')),
  ],
});
