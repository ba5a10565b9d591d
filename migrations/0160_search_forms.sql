-- Forms by which words find each other: the stem, for forms of one word, and the sound, for one word in
-- two scripts or two spellings. Both take a word as search_text leaves it.

-- Plurals that are made inside the word. Written as people write them, kept as words are compared.
do $do$
declare
  plurals jsonb := (
    select jsonb_object_agg(fold_for_search(plural), fold_for_search(singular))
    from (values
      ('كراسي', 'كرسي'), ('أدوية', 'دواء'), ('أجهزة', 'جهاز'), ('أدوات', 'اداة'), ('أسرة', 'سرير'),
      ('أطباء', 'طبيب'), ('دكاترة', 'دكتور'), ('أسنان', 'سن'), ('عيون', 'عين'), ('أعين', 'عين'),
      ('أطفال', 'طفل'), ('أمراض', 'مرض'), ('مرضى', 'مريض'), ('جروح', 'جرح'), ('حروق', 'حرق'),
      ('أشعات', 'أشعة'), ('فحوص', 'فحص'), ('فحوصات', 'فحص'), ('تحاليل', 'تحليل'), ('تحليلات', 'تحليل'),
      ('وظائف', 'وظيفة'), ('وظايف', 'وظيفة'), ('شواغر', 'شاغر'), ('فرص', 'فرصة'), ('مؤتمرات', 'مؤتمر'), ('معارض', 'معرض'),
      ('ورش', 'ورشة'), ('دورات', 'دورة'), ('ندوات', 'ندوة'), ('محاضر', 'محاضرة'), ('مراكز', 'مركز'),
      ('مخابر', 'مختبر'), ('معامل', 'معمل'), ('مصانع', 'مصنع'), ('مشافي', 'مستشفى'), ('مستشفيات', 'مستشفى'),
      ('فروع', 'فرع'), ('أقسام', 'قسم'), ('عروض', 'عرض'), ('أسعار', 'سعر'), ('أقراص', 'قرص'), ('حبوب', 'حبة'),
      ('حبات', 'حبة'), ('كبسولات', 'كبسولة'), ('حقن', 'حقنة'), ('إبر', 'إبرة'), ('أبر', 'إبرة'), ('قطرات', 'قطرة'),
      ('مراهم', 'مرهم'), ('أمصال', 'مصل'), ('لقاحات', 'لقاح'), ('شرائط', 'شريط'), ('شرايط', 'شريط'), ('أشرطة', 'شريط'),
      ('شرائح', 'شريحة'), ('أنابيب', 'أنبوب'), ('خيوط', 'خيط'), ('أربطة', 'رباط'), ('أحزمة', 'حزام'), ('ضمادات', 'ضماد'),
      ('ضمائد', 'ضماد'), ('أقنعة', 'قناع'), ('قفافيز', 'قفاز'), ('مضخات', 'مضخة'), ('موازين', 'ميزان'), ('مقاييس', 'مقياس'),
      ('محاليل', 'محلول'), ('سوائل', 'سائل'), ('كواشف', 'كاشف'), ('مجاهر', 'مجهر'), ('مناظير', 'منظار'), ('مشارط', 'مشرط'),
      ('مقصات', 'مقص'), ('ملاقط', 'ملقط'), ('ثلاجات', 'ثلاجة'), ('برادات', 'براد'), ('نظارات', 'نظارة'), ('عدسات', 'عدسة'),
      ('سماعات', 'سماعة'), ('أطراف', 'طرف'), ('مساند', 'مسند'), ('عكازات', 'عكاز'), ('عكاكيز', 'عكاز'), ('نقالات', 'نقالة'),
      ('حضانات', 'حضانة'), ('أثاثات', 'أثاث'), ('خزائن', 'خزانة'), ('عربات', 'عربة'), ('حقائب', 'حقيبة'), ('شنط', 'شنطة'),
      ('أكياس', 'كيس'), ('كمامات', 'كمامة'), ('أجنة', 'جنين'), ('مواليد', 'مولود'), ('أعضاء', 'عضو'), ('أنسجة', 'نسيج'),
      ('أورام', 'ورم'), ('عظام', 'عظم'), ('مفاصل', 'مفصل'), ('أعصاب', 'عصب'), ('كلاوي', 'كلية'), ('قلوب', 'قلب'),
      ('رئات', 'رئة'), ('شرايين', 'شريان'), ('أوردة', 'وريد'), ('أذان', 'أذن'), ('أنوف', 'أنف'), ('جلود', 'جلد'),
      ('مهندسون', 'مهندس'), ('فنيون', 'فني'), ('محاسبون', 'محاسب'), ('صيادلة', 'صيدلي'), ('ممرضون', 'ممرض'),
      ('مدراء', 'مدير'), ('موظفون', 'موظف'), ('وكلاء', 'وكيل'), ('موزعون', 'موزع'), ('تجار', 'تاجر'), ('شركات', 'شركة'),
      ('مصادر', 'مصدر'), ('خدمات', 'خدمة'), ('عقود', 'عقد'), ('كتب', 'كتاب'), ('كتالوجات', 'كتالوج'), ('ملفات', 'ملف'),
      ('رموز', 'رمز'), ('أرقام', 'رقم'), ('أكواد', 'كود'), ('خطط', 'خطة'), ('باقات', 'باقة'), ('طلاب', 'طالب'),
      ('نساء', 'امرأة'), ('رجال', 'رجل'), ('أمهات', 'أم'), ('بنوك', 'بنك'), ('عيادات', 'عيادة'), ('صيدليات', 'صيدلية'),
      ('غرف', 'غرفة'), ('أجنحة', 'جناح'), ('فلاتر', 'فلتر'), ('مرشحات', 'مرشح'), ('صمامات', 'صمام'), ('بطاريات', 'بطارية'),
      ('أحماض', 'حمض'), ('فيتامينات', 'فيتامين'), ('مضادات', 'مضاد'), ('مسكنات', 'مسكن'), ('مراجع', 'مرجع'), ('رسائل', 'رسالة')
    ) as known (plural, singular)
  );
begin
  execute format($sql$
    create function search_singular(word text) returns text
    language sql immutable strict parallel safe
    return coalesce(%L::jsonb ->> word, word)
  $sql$, plurals);
end $do$;

-- Light on purpose: what is cut too far makes one of two words. Written British and American alike.
create function search_english_stem(word text) returns text
language plpgsql immutable strict parallel safe as $$
declare
  stem text := word;
begin
  stem := replace(replace(replace(stem, 'aem', 'em'), 'aes', 'es'), 'paed', 'ped');
  stem := replace(replace(replace(stem, 'yz', 'ys'), 'oede', 'ede'), 'diarrhoe', 'diarrhe');
  stem := regexp_replace(stem, 'iz(e|er|ing|ed|ation|ations|es|ers)$', 'is\1');
  if char_length(stem) >= 4 and stem like '%s' and stem !~ '(ss|us|is)$' then
    if stem like '%ies' and char_length(stem) > 4 then
      stem := left(stem, -3) || 'y';
    elsif stem ~ '(x|ch|sh|ss)es$' then
      stem := left(stem, -2);
    else
      stem := left(stem, -1);
    end if;
  end if;
  stem := regexp_replace(stem, '(.{3}t)re$', '\1er');
  stem := regexp_replace(stem, 'ogue$', 'og');
  stem := regexp_replace(stem, '(.{3})our$', '\1or');
  stem := regexp_replace(stem, '^(.{4,})(ations?|ating|ated|ates?|ators?)$', '\1');
  stem := regexp_replace(stem, '^(.{4,})(ings?|ed|ions?)$', '\1');
  stem := regexp_replace(stem, '^(.{4,})ers?$', '\1');
  if char_length(stem) > 4 and stem like '%e' then
    stem := left(stem, -1);
  end if;
  -- What an ending had doubled: fitting, fit.
  if char_length(stem) > 4 and right(stem, 1) = substr(stem, char_length(stem) - 1, 1)
    and right(stem, 1) !~ '[lsz]' then
    stem := left(stem, -1);
  end if;
  return stem;
end $$;

-- Clitics with the article, possessive and plural endings, ya of relation. A single و ف ب ك ل in front
-- may as well begin the word itself, so it stays.
create function search_arabic_stem(word text) returns text
language plpgsql immutable strict parallel safe as $$
declare
  stem text := public.search_singular(word);
begin
  stem := regexp_replace(stem, '^([وفبك]?ال|و?لل)(?=.{3})', '');
  stem := public.search_singular(stem);
  stem := regexp_replace(stem, '^(.{3,})(هما|كما|هم|هن|كم|ها|نا|ات|ون|ين|تين)$', '\1');
  stem := regexp_replace(stem, '^(.{4,})(تان|ان)$', '\1');
  stem := regexp_replace(stem, '^(.{4,})ا$', '\1');
  stem := regexp_replace(stem, '^(.{2,})ء$', '\1');
  stem := regexp_replace(stem, '^(.{3,})(يه|ه|ي)$', '\1');
  stem := regexp_replace(stem, '^(.{3,})ي$', '\1');
  return stem;
end $$;

create function search_stem(word text) returns text
language plpgsql immutable strict parallel safe as $$
begin
  if word ~ '^[a-z]+$' then
    return public.search_english_stem(word);
  end if;
  if word ~ '^[\u0621-\u064a]+$' then
    return public.search_arabic_stem(word);
  end if;
  return word;
end $$;

-- The consonants, the same from either script; null for what is too short to tell words apart.
create function search_sound(word text) returns text
language plpgsql immutable strict parallel safe as $$
declare
  sound text;
begin
  if word ~ '^[a-z]+$' then
    sound := regexp_replace(regexp_replace(word, '([^aiousy])s$', '\1'), '^x', 'z');
    sound := replace(replace(replace(replace(sound, 'sch', '$'), 'tch', '$'), 'sh', '$'), 'ch', '$');
    sound := replace(replace(replace(replace(replace(sound,
      'ph', 'f'), 'th', 't'), 'kh', 'k'), 'gh', 'g'), 'dh', 'd');
    sound := replace(regexp_replace(sound, 'c(?=[eiy])', 's', 'g'), 'x', 'ks');
    sound := translate(sound, 'cqjvpaeiouyw', 'kkgfb');
  elsif word ~ '^[\u0621-\u064a]+$' then
    sound := regexp_replace(word, '^([وفبك]?ال|لل)(?=.{3})', '');
    sound := regexp_replace(sound, '^(.{3,})(يه|ات|ه)$', '\1');
    sound := translate(sound, 'بتطثجغقكخدضظذرزسصشفلمنحهاويءعى', 'btttggkkkddddrzss$flmnhh');
  else
    return null;
  end if;
  sound := regexp_replace(sound, '(.)\1+', '\1', 'g');
  sound := regexp_replace(sound, '^(.+)h$', '\1');
  return case when char_length(sound) >= 3 then sound end;
end $$;

-- A word with each of its letters left out once: two words of which one letter differs have one in common.
create function search_deletions(word text) returns setof text
language sql immutable strict parallel safe rows 8
begin atomic
  select left(word, place - 1) || substr(word, place + 1)
  from generate_series(1, char_length(word)) as place;
end;
