import { ask, asked } from '../asked.ts';
import { branch } from '../record-id.ts';

export const queries = asked('branch', {
  en: [
    ask('rabwat al salam jahra branch', 'KW', branch('rabwat-al-salam-hospital', 'Jahra')),
    ask('hayl riyadh branch', 'SA', branch('hayl-pharmaceuticals', 'Riyadh')),
    ask('nakhl eye hospital sohar', 'OM', branch('nakhl-eye-hospital', 'Sohar')),
    ask('zaytuna hospital irbid', 'JO', branch('zaytuna-specialty-hospital', 'Irbid')),
    ask('creekside abu dhabi', 'AE', branch('creekside-surgical', 'Abu Dhabi')),
    ask('yaqut laboratories jeddah', 'SA', branch('yaqut-laboratories', 'Jeddah')),
    ask('bardi alexandria branch', 'EG', branch('bardi-medical-textiles', 'Alexandria')),
  ],
  ar: [
    ask('فرع ودق فارما الفحيحيل', 'KW', branch('wadaq-pharma', 'Fahaheel')),
    ask('كاظمة السالمية', 'KW', branch('kathma-family-pharmacies', 'Salmiya')),
    ask('فرع ربوة السلام الجهراء', 'KW', branch('rabwat-al-salam-hospital', 'Jahra')),
    ask('مختبرات ياقوت فرع الدمام', 'SA', branch('yaqut-laboratories', 'Dammam')),
    ask('نخل للعيون صلالة', 'OM', branch('nakhl-eye-hospital', 'Salalah')),
    ask('زيتونة العقبة', 'JO', branch('zaytuna-specialty-hospital', 'Aqaba')),
    ask('الواحات للعيون اسكندرية', 'EG', branch('wahat-eye-hospitals', 'Alexandria')),
    ask('ارزلاين زحله', 'LB', branch('arzline-pharma', 'Zahle')),
    ask('وفرة للرعاية المنزلية بالسالمية', 'KW', branch('wafra-home-care', 'Salmiya')),
  ],
});
