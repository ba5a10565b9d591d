import type { DemoText } from '#demo/demo-text.ts';

/** {0} is the company, {1} its city. */
export const teamLine: DemoText = {
  en: 'Join the team of {0} in {1}.',
  ar: 'انضم إلى فريق {0} في {1}.',
};

export const jobOffers: readonly DemoText[] = [
  {
    en: 'We offer housing allowance, health insurance for the family and thirty days of leave.',
    ar: 'نقدم بدل سكن وتأمينًا صحيًا للأسرة وإجازة ثلاثين يومًا.',
  },
  {
    en: 'We offer a permanent contract, paid training and a yearly ticket home.',
    ar: 'نقدم عقدًا دائمًا وتدريبًا مدفوع الأجر وتذكرة سفر سنوية.',
  },
  {
    en: 'We offer planned working hours, a mentor for the first months and support with licensing.',
    ar: 'نقدم ساعات عمل مخططة ومرشدًا في الأشهر الأولى ومساندة في إجراءات الترخيص.',
  },
  {
    en: 'Part-time work is possible, and returners after a family break are welcome.',
    ar: 'يمكن العمل بدوام جزئي، ونرحب بالعائدين إلى المهنة بعد تفرغ عائلي.',
  },
  {
    en: 'Applications from graduates of the last two years are read with the same interest.',
    ar: 'نقرأ طلبات خريجي العامين الأخيرين بالاهتمام نفسه.',
  },
];
