/** The names of the months in the Gulf and Egypt, in the Levant and Iraq, and in the Maghreb. */
export const months: readonly string[] = [
  'january, jan, يناير, كانون الثاني, كانون ثاني, جانفي',
  'february, feb, febuary, فبراير, شباط, فيفري, فبرير',
  'march, مارس, آذار, اذار',
  'april, apr, أبريل, ابريل, إبريل, نيسان, أفريل',
  'may, مايو, أيار, ايار, ماي',
  'june, jun, يونيو, يونيه, حزيران, جوان',
  'july, jul, يوليو, يوليه, تموز, جويلية',
  'august, aug, أغسطس, اغسطس, آب, أوت, غشت',
  'september, sept, sep, سبتمبر, أيلول, ايلول, شتنبر',
  'october, oct, أكتوبر, اكتوبر, تشرين الأول, تشرين اول',
  'november, nov, نوفمبر, تشرين الثاني, تشرين ثاني, نونبر',
  'december, dec, ديسمبر, كانون الأول, كانون اول, دجنبر',
];

/** Names that are also words: they mean a month only beside a day, a year, "in" or "month". */
export const riskyMonths = `
    may, march, jan, mar, jun, jul, aug, sep, dec, oct, nov, feb, apr, آب, ماي, نيسان, شباط,
    تموز, جوان, أوت, أيار
  `;

/** The months of the Muslim calendar, in order. */
export const hijriMonths: readonly string[] = [
  'muharram, محرم',
  'safar, صفر',
  'rabi al awwal, ربيع الأول, ربيع أول',
  'rabi al thani, ربيع الثاني, ربيع الآخر, ربيع ثاني',
  'jumada al awwal, جمادى الأولى, جمادى الأول',
  'jumada al thani, جمادى الآخرة, جمادى الثانية, جمادى الثاني',
  'rajab, رجب',
  'shaban, شعبان',
  'ramadan, ramadhan, رمضان',
  'shawwal, شوال',
  'dhu al qadah, ذو القعدة, ذي القعدة',
  'dhu al hijjah, ذو الحجة, ذي الحجة',
];

export const weekdays: readonly string[] = [
  'sunday, الأحد, الاحد',
  'monday, الاثنين, الإثنين, الاتنين',
  'tuesday, الثلاثاء, الثلاثا, التلات',
  'wednesday, الأربعاء, الاربعا, الاربع',
  'thursday, الخميس',
  'friday, الجمعة',
  'saturday, السبت',
];
