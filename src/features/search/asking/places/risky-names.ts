/**
 * Names of places that are also words, people or companies. They count as places only after a preposition: "in Salt",
 * "بصور".
 */
export const riskyNames = `
  sur, salt, rai, bayan, hail, arar, hama, sour, tyre, tyr, baha, hasa, sham, sana, rak, casa,
  oran, doh, sharm, alex, khamis, hafar, jouf, jawf, sib, saar, sharq, dasman, deira, ibri, ibra,
  kut, constantine, amara, amarah, anbar, babil, zawiya, zawia, wafra, al wafra, hamra, rayyan,
  al rayan, surra, al surra, ruwi, asir, aseer, bursa, mobile, athens, florida, washington,
  barka, irbil, ariana, marib, ibb, rafah, ramadi, samarra, kairouan, monastir, neom, karak,
  sahab, maan, jerash, aley, halab, muharraq, bekaa, hebron, sirte, al sadd, gaza, quds, al quds,
  mesaieed, hind, misr, u s, october, أكتوبر, سترة, الرباط, المحرق, الزرقاء, الزرقا, الرمادي, الأقصر,
  الخرطوم, المغرب, صور, الحد, سار, الري, مشرف, روي, خصب, بركاء, قنا, معان, حمص, حماه, تعز, سرت,
  نابل, فاس, الجوف, الشام, الزاوية, حلب, بابل, العمارة, الحلة, الكوت, البديع, السد, الموصل,
  الحديدة, الرقة, المحلة, الشرقية, حائل, الخرج, الريان, القادسية, المفرق, العدلية, سحاب, بنها,
  رفح, المملكة, السلطنة, سلطنه, العريش, قابس, وجدة, سوسة, دكا, مصراتة, كازا, المصفح, مصفح, الخور,
  الحسا, عبري, المجمعة, السماوة, الرستاق, السيب, مطروح, سبها, عدن, أثينا, الجفير, عسير, العين,
  عاليه, الأشرفية, المحمدية, البقاع, المنيا, روما, الظفرة, قسنطينة, دسمان, العبور,
  10 رمضان, 6th of october
`;

/** Al Ain is also the word for the eye: it is a town only where somebody looks for a hospital or work there. */
export const likeParts = new Set(['عين']);

/** The word for sport is no slip of Riyadh. */
export const wordsLikeNames = new Set(['رياضه']);
