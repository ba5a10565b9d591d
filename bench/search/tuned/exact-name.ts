import { ask, asked } from '../asked.ts';
import { comingEvents, openJobs } from '../demo-records.ts';
import { catalog, company, event, product } from '../record-id.ts';

export const queries = asked('exact name', {
  en: [
    ask('Tiryaq Bay Medical Supplies', 'KW', company('tiryaq-bay-medical')),
    ask('Wadaq Pharma', 'SA', company('wadaq-pharma')),
    ask('Ghaf Genomics', 'AE', company('ghaf-genomics')),
    ask('Neelkurinji Hospital Furniture', 'IN', company('neelkurinji-hospital-furniture')),
    ask(
      'United Arabian Gulf Company for the Import, Distribution and Maintenance of Advanced Medical, Surgical and Rehabilitation Equipment',
      'KW',
      company('united-arabian-rehabilitation-equipment'),
    ),
    ask(
      'Khalijcare Volumetric Infusion Pump',
      'KW',
      product('khalijcare-volumetric-infusion-pump'),
    ),
    ask('QAWLOBIN 200 MG CAPSULES', 'LB', product('qawlobin-200-mg-capsule')),
    ask('Kuwait Dental Expo', 'KW', event('kuwait-dental-expo-dhow-dental-supply')),
    ask(
      'registering a medicine in the gulf',
      'AE',
      comingEvents('Registering a Medicine in the Gulf'),
    ),
    ask('Holiday Dialysis in Bahrain', 'BH', catalog('sitra-dialysis-centres-holiday-dialysis')),
    ask(
      'Hospital Services in One Contract',
      'SA',
      catalog('misnad-hospital-services-facility-services'),
    ),
    ask('Cardiac Sonographer', 'KW', openJobs('Cardiac Sonographer')),
  ],
  ar: [
    ask('مستشفى ربوة السلام', 'KW', company('rabwat-al-salam-hospital')),
    ask('عيادة ياسمينة للجلدية', 'AE', company('yasmina-skin-clinic')),
    ask('مراكز سترة لغسيل الكلى', 'BH', company('sitra-dialysis-centres')),
    ask('أبو قردان للتشخيص', 'EG', company('abu-qirdan-diagnostics')),
    ask('صيدليات كاظمة العائلية', 'KW', company('kathma-family-pharmacies')),
    ask('قافلة للنقل المبرد', 'SA', company('qafila-cold-chain')),
    ask('نسمارين شراب 5 ملغ/5 مل', 'KW', product('nasmarin-5-mg-5-ml-syrup')),
    ask(
      'مزيل رجفان خارجي آلي – شفا ردي',
      'QA',
      product('shifaready-automated-external-defibrillator'),
    ),
    ask('كرسي متحرك كهربائي – خطوة', 'KW', product('khutwa-electric-wheelchair')),
    ask('ثلاجة لقاحات – شمس فيلد', 'OM', product('shamsfield-vaccine-refrigerator')),
    ask(
      'معرض البحرين للأجهزة الطبية',
      'BH',
      event('bahrain-medical-equipment-fair-dilmun-tech-medical'),
    ),
    ask(
      'ملتقى الرياض لسلامة المرضى',
      'SA',
      event('riyadh-patient-safety-forum-misnad-hospital-services'),
    ),
    ask('خطط الرعاية المنزلية', 'KW', catalog('wafra-home-care-home-care-plans')),
    ask('فني / فنية تعقيم', 'SA', openJobs('Sterilisation Technician')),
    ask('اختصاصي / اختصاصية بصريات', 'OM', openJobs('Optometrist')),
  ],
});
