-- What the portal does: whoever withdrew may apply once more. An answer that the operator has rewritten stays.
update faq_items set
  answer = 'Yes, in My Jobs, as long as the company has not decided. You cannot apply for the same job a second time while your application stands. After withdrawing it you can apply once more, and then no more.'
where answer = 'Yes, in My Jobs, as long as the company has not decided. You cannot apply for the same job a second time.';
update faq_items set
  answer_ar = 'نعم، من «وظائفي» ما دامت الشركة لم تقرر بعد. ولا يمكن التقدّم إلى الوظيفة نفسها مرة ثانية ما دام طلبك قائمًا. وبعد سحبه يمكنك التقدّم مرة أخرى واحدة فقط.'
where answer_ar = 'نعم، من «وظائفي» ما دامت الشركة لم تقرر بعد. ولا يمكن التقدّم إلى الوظيفة نفسها مرة ثانية.';
