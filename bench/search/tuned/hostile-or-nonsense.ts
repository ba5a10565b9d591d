import { asked, askForNothing } from '../asked.ts';

export const queries = asked('hostile or nonsense', {
  en: [
    askForNothing('asdfghjkl', 'KW'),
    askForNothing('qqqqqqqqqqqqqqqq', 'KW'),
    askForNothing("' or 1=1 --", 'KW'),
    askForNothing('"; drop table companies; --', 'KW'),
    askForNothing('<script>alert(1)</script>', 'KW'),
    askForNothing('{{7*7}} jndi:ldap://x.example/a', 'KW'),
    askForNothing('pizza delivery near me', 'AE'),
    askForNothing('iphone 17 pro max price', 'KW'),
    askForNothing('cheap flights to dubai', 'KW'),
    askForNothing('the of and in', 'KW'),
    askForNothing('how are you', 'KW'),
    askForNothing('used cars for sale in kuwait', 'KW'),
    askForNothing('tell me a joke', 'KW'),
    askForNothing('7d93kf02ls', 'KW'),
    askForNothing(
      'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
      'KW',
    ),
  ],
  ar: [
    askForNothing('شسيبلاتنمك', 'KW'),
    askForNothing('؟؟؟؟؟؟', 'KW'),
    askForNothing('في من على الى', 'KW'),
    askForNothing('شلونك اليوم', 'KW'),
    askForNothing('سعر الذهب اليوم', 'SA'),
    askForNothing('حالة الطقس في الكويت', 'KW'),
    askForNothing('شقق للايجار في دبي', 'AE'),
    askForNothing('وصفة مجبوس دجاج', 'KW'),
    askForNothing('😀😀😀', 'KW'),
    askForNothing('حجز طيران الى القاهرة', 'SA'),
    askForNothing('ككككككك ممممم', 'KW'),
    askForNothing('اكتب لي قصيدة عن البحر', 'KW'),
  ],
  arabizi: [askForNothing('shlonak sh5barak', 'KW'), askForNothing('se3r el thahab elyoom', 'SA')],
});
