import { defineTexts } from '#platform/i18n/texts.ts';

export const couponsTexts = defineTexts('coupons', {
  one: { en: 'coupon', ar: 'قسيمة' },
  One: { en: 'Coupon', ar: 'القسيمة' },
  many: { en: 'coupons', ar: 'قسائم' },
  Many: { en: 'Coupons', ar: 'القسائم' },
  counted: {
    en: '{n, plural, one {# coupon} other {# coupons}}',
    ar: '{n, plural, zero {# قسيمة} one {قسيمة واحدة} two {قسيمتين} few {# قسائم} many {# قسيمة} other {# قسيمة}}',
  },
  none: {
    en: 'Whoever enters the code at the checkout pays less.',
    ar: 'من يُدخل الرمز عند الدفع يدفع أقل.',
  },
  code: { en: 'Code', ar: 'الرمز' },
  codeHelp: {
    en: '3 to 40 letters A to Z, digits or hyphens',
    ar: 'من 3 إلى 40 خانة: أحرف من A إلى Z أو أرقام أو شرطات',
  },
  codeInvalid: {
    en: 'A code is 3 to 40 letters A to Z, digits or hyphens',
    ar: 'يتكوّن الرمز من 3 إلى 40 خانة: أحرف من A إلى Z أو أرقام أو شرطات',
  },
  codeTaken: { en: 'There is a coupon with this code', ar: 'توجد قسيمة بهذا الرمز' },
  inUse: {
    en: 'A coupon that orders have used cannot be deleted. Deactivate it instead.',
    ar: 'لا يمكن حذف قسيمة استُخدمت في طلبات اشتراك. ألغِ تفعيلها بدلًا من ذلك.',
  },
  anyDay: { en: 'Any day', ar: 'أي يوم' },
  noEnd: { en: 'No end', ar: 'بلا نهاية' },
  unlimited: { en: 'Unlimited', ar: 'بلا حد' },
  discount: { en: 'Discount in percent', ar: 'الخصم بالنسبة المئوية' },
  discountShort: { en: 'Discount', ar: 'الخصم' },
  discountInvalid: {
    en: 'The discount must be a whole number from 1 to 99',
    ar: 'يجب أن يكون الخصم عددًا صحيحًا من 1 إلى 99',
  },
  validFrom: { en: 'Valid from', ar: 'صالحة من' },
  validUntil: { en: 'Valid until', ar: 'صالحة حتى' },
  endTooEarly: {
    en: 'The last day must not be before the first',
    ar: 'يجب ألا يكون آخر يوم قبل أول يوم',
  },
  totalLimit: { en: 'Uses altogether', ar: 'إجمالي الاستخدامات' },
  companyLimit: { en: 'Uses by one company', ar: 'الاستخدامات لكل شركة' },
  limitHelp: { en: 'Left empty, there is no limit', ar: 'اتركه فارغًا ليبقى بلا حد' },
  limitInvalid: {
    en: 'A limit must be a whole number from 1 to 1000000',
    ar: 'يجب أن يكون الحد عددًا صحيحًا من 1 إلى 1,000,000',
  },
  used: { en: 'Used', ar: 'مرات الاستخدام' },
});
