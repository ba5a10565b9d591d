import type { LegalContent } from '#features/site/content/legal.contract.ts';

/** A page in both languages as visitors see it; the server has sanitised the HTML. */
export function LegalSheet({ content }: { content: LegalContent }) {
  const sheets = [
    { lang: 'en', dir: 'ltr', title: content.title, html: content.html },
    { lang: 'ar', dir: 'rtl', title: content.title_ar, html: content.html_ar },
  ] as const;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      {sheets.map(({ lang, dir, title, html }) => (
        <article key={lang} lang={lang} dir={dir}>
          <h3 className="mb-3 font-semibold text-2xl">{title}</h3>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitises it */}
          <div className="written" dangerouslySetInnerHTML={{ __html: html }} />
        </article>
      ))}
    </div>
  );
}
