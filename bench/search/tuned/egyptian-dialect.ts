import { ask, asked } from '../asked.ts';
import { comingEvents, devices, generic, openJobsIn, sellersOf } from '../demo-records.ts';
import { company, event, faq, job, page } from '../record-id.ts';

export const queries = asked('Egyptian dialect', {
  ar: [
    ask('عايز كرسي متحرك كهربا', 'EG', devices('Electric Wheelchair')),
    ask('عاوزه دوا للصداع', 'EG', generic('Paracetamol', 'Ibuprofen', 'Sumatriptan')),
    ask('فين الاقي مستشفى عيون في القاهرة', 'EG', company('wahat-eye-hospitals')),
    ask('محتاج شغل ممرض في مصر', 'EG', openJobsIn('Egypt', 'Operating Theatre Nurse')),
    ask('جهاز صورة الدم بكام', 'EG', devices('Haematology Analyser')),
    ask(
      'عندكو دوا سكر',
      'EG',
      generic('Metformin', 'Gliclazide', 'Sitagliptin', 'Insulin glargine'),
    ),
    ask('ايه احسن دوا للقولون', 'EG', generic('Mebeverine')),
    ask('في وظايف صيدلي في اكتوبر', 'EG', job('production-pharmacist-nilora-pharma')),
    ask('برشام ضغط', 'EG', generic('Amlodipine', 'Valsartan', 'Lisinopril', 'Bisoprolol')),
    ask('جوانتيات طبية', 'EG', devices('Nitrile Examination Gloves')),
    ask(
      'مين بيبيع شاش وأربطة',
      'EG',
      company('bardi-medical-textiles'),
      sellersOf(['Sterile Gauze Swabs']),
    ),
    ask('ازاي اعمل حساب جديد', 'EG', faq('How do I create an account?'), page('/faq', '/login')),
    ask('دوا كحة للعيال', 'EG', generic('Ambroxol')),
    ask('عاوز اشتغل محاسب في القاهره', 'EG', job('accountant-abu-qirdan-diagnostics')),
    ask(
      'فين معرض المعامل',
      'EG',
      event('cairo-laboratory-technology-week-abu-qirdan-diagnostics'),
      comingEvents('Laboratory Technology Week', 'Laboratory Medicine'),
    ),
    ask('حقن مضاد حيوي', 'EG', generic('Ceftriaxone')),
    ask(
      'الكود مجاش على الايميل',
      'EG',
      faq('The code does not arrive. What can I do?'),
      page('/faq'),
    ),
  ],
});
