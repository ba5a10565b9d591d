import { ask, asked } from '../asked.ts';
import { devices, generic, offering, openJobs, openJobsIn, sellersOf } from '../demo-records.ts';
import { catalog, company, faq, page } from '../record-id.ts';

export const queries = asked('Gulf dialect', {
  ar: [
    ask(
      'ابي كرسي متحرك',
      'KW',
      devices('Electric Wheelchair', 'Lightweight Wheelchair'),
      sellersOf(['Electric Wheelchair']),
    ),
    ask('ابغى جهاز ضغط', 'SA', devices('Upper-Arm Blood Pressure Monitor')),
    ask('وين القى صيدلية فاتحة للحين', 'KW', company('kathma-family-pharmacies')),
    ask(
      'ابي وظيفة ممرضة بالكويت',
      'KW',
      openJobsIn('Kuwait', 'Intensive Care Nurse', 'Home Care Nurse'),
    ),
    ask(
      'منو يبيع مضخات تسريب',
      'KW',
      sellersOf(['Volumetric Infusion Pump']),
      devices('Volumetric Infusion Pump'),
    ),
    ask(
      'ودي اشتري سرير طبي حق الوالدة',
      'KW',
      devices('Electric Hospital Bed'),
      sellersOf(['Electric Hospital Bed']),
    ),
    ask('ابي دوا حق البلغم', 'KW', generic('Ambroxol')),
    ask(
      'وين اقرب مستشفى ولادة',
      'KW',
      company('rabwat-al-salam-hospital'),
      catalog('rabwat-al-salam-hospital-maternity'),
    ),
    ask('شنو دوا الحموضة', 'SA', generic('Omeprazole', 'Esomeprazole')),
    ask(
      'ابا دكتور جلدية بدبي',
      'AE',
      company('yasmina-skin-clinic'),
      openJobsIn('Dubai', 'Dermatologist'),
    ),
    ask('يبيلي جهاز اكسجين حق البيت', 'QA', devices('Oxygen Concentrator 5 L')),
    ask(
      'في احد يصلح اجهزة المستشفى',
      'KW',
      company('sadu-biomedical-services'),
      offering('Repair and spare parts', 'KW'),
    ),
    ask('شرايط السكر بجم', 'BH', devices('Glucose Test Strips')),
    ask('ابغا مختبر يسوي تحاليل بالرياض', 'SA', company('yaqut-laboratories')),
    ask(
      'ابي نظارات حق العيال',
      'KW',
      company('ain-al-waha-optical'),
      catalog('ain-al-waha-optical-lenses'),
    ),
    ask('عطني كمامات زينة', 'SA', devices('Surgical Mask Type IIR', 'FFP2 Respirator')),
    ask('يبيلي شغل محاسب', 'KW', openJobs('Accountant')),
    ask(
      'شلون اسجل شركتي عندكم',
      'KW',
      faq('How does my company become an exhibitor?'),
      page('/subscription', '/faq'),
    ),
  ],
});
