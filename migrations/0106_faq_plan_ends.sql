-- What becomes of a company's listings when its plan ends belongs to the answer about plans. An answer
-- that the operator has rewritten stays as it is.
update faq_items set
  answer = answer || ' When a plan ends, your company goes on with the free plan; nothing you published is deleted.',
  answer_ar = answer_ar || ' وعند انتهاء الباقة تستمر شركتك على الباقة المجانية، ولا يُحذف شيء مما نشرته.'
where answer = 'Basic, Professional and Enterprise. Current prices and everything each plan includes are on the subscription page. Plans are bought for 12 or 24 months.'
  and answer_ar = 'الأساسية والاحترافية والمؤسسات. تجد الأسعار الحالية وكل ما تشمله كل باقة في صفحة الاشتراك. تُشترى الباقات لمدة 12 أو 24 شهرًا.';
