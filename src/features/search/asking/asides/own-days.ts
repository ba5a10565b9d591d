import { phraseList } from '#features/search/asking/phrases/phrase-book.ts';

/** What people tell about their own day when they ask: that they work, drive or travel. It finds no record. */
export const ownDays = phraseList(
  `
    i have work, have work tomorrow, i work, i drive, i have to drive, i am driving, driving to work, i have an exam, i have exams,
    i am travelling, i am traveling, i m travelling, i m traveling, im travelling, im traveling, while travelling, while traveling,
    travelling as a tourist, traveling as a tourist, as a tourist, on holiday, on vacation, i am on holiday, i am on vacation,
    عندي دوام, عندي شغل, عندي عمل, وراي دوام, وراي شغل, ورايا شغل, وراي عمل, علي دوام, عندي امتحان, عندي اختبار, عندي امتحانات, عندي اختبارات,
    بروح الدوام, أروح الدوام, اروح الدوام, رايح الدوام, رايح الشغل, رايحة الشغل, اسوق سيارة, أسوق سيارة, بسوق سيارة, بسوق عربية,
    انا مسافر, أنا مسافر, انا مسافرة, وانا مسافر, وأنا مسافر, وانا مسافرة, وحنا مسافرين, واحنا مسافرين, انا مسافر سياحة, وانا مسافر سياحة, مسافر سياحة,
    مسافرة سياحة, مسافرين سياحة, رايح سياحة, رايحة سياحة, رايحين سياحة, جاي سياحة, جايين سياحة, طالع سياحة, في إجازة, في اجازة, بالاجازة,
    3andi dawam, 3indi dawam, 3andi shoghl, 3andy shoghl, ana msafer, wana msafer
  `,
  { clitics: ['و'] },
);
