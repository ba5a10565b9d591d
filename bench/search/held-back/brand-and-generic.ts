import { ask, asked } from '../asked.ts';
import { generic } from '../demo-records.ts';

export const queries = asked('brand and generic', {
  en: [
    ask('panadol', 'KW', generic('Paracetamol')),
    ask('acetaminophen', 'SA', generic('Paracetamol')),
    ask('zyrtec', 'KW', generic('Cetirizine')),
    ask('co-amoxiclav', 'KW', generic('Amoxicillin and clavulanic acid')),
    ask('flagyl', 'KW', generic('Metronidazole')),
    ask('concor 5', 'SA', generic('Bisoprolol')),
    ask('lyrica 75', 'KW', generic('Pregabalin')),
  ],
  ar: [
    ask('فولتارين جل', 'KW', generic('Diclofenac sodium')),
    ask('فلاجيل', 'EG', generic('Metronidazole')),
    ask('بلافيكس', 'QA', generic('Clopidogrel')),
    ask('لانتوس', 'KW', generic('Insulin glargine')),
    ask('كلاريتين', 'BH', generic('Loratadine')),
    ask('البوتيرول', 'AE', generic('Salbutamol')),
  ],
});
