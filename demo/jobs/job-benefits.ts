import type { DemoText } from '#demo/demo-text.ts';

/** What the offers of a job's description come to, in their order there. */
export const offeredBenefits: readonly (readonly DemoText[])[] = [
  [
    { en: 'Housing allowance', ar: 'بدل سكن' },
    { en: 'Health insurance for the family', ar: 'تأمين صحي للأسرة' },
    { en: 'Thirty days of leave', ar: 'إجازة ثلاثين يومًا' },
  ],
  [
    { en: 'Permanent contract', ar: 'عقد دائم' },
    { en: 'Paid training', ar: 'تدريب مدفوع الأجر' },
    { en: 'A ticket home every year', ar: 'تذكرة سفر سنوية' },
  ],
  [
    { en: 'Planned working hours', ar: 'ساعات عمل مخططة' },
    { en: 'A mentor for the first months', ar: 'مرشد في الأشهر الأولى' },
    { en: 'Support with licensing', ar: 'مساندة في إجراءات الترخيص' },
  ],
  [
    { en: 'Part-time work is possible', ar: 'إمكانية العمل بدوام جزئي' },
    { en: 'Returners after a family break are welcome', ar: 'ترحيب بالعائدين بعد تفرغ عائلي' },
  ],
  [{ en: 'A first year with a training plan', ar: 'سنة أولى بخطة تدريب' }],
];

/** What many employers of the region give besides. */
export const usualBenefits: readonly DemoText[] = [
  { en: 'Health insurance', ar: 'تأمين صحي' },
  { en: 'Transport to work', ar: 'مواصلات إلى العمل' },
  { en: 'End-of-service payment', ar: 'مكافأة نهاية الخدمة' },
  { en: 'Continuing education days', ar: 'أيام للتعليم المستمر' },
  { en: 'Uniform and meals on duty', ar: 'زي عمل ووجبات أثناء المناوبة' },
];
