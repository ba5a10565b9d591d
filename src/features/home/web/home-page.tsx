import type { LoaderFunctionArgs } from 'react-router';
import { listTopExhibitors, TOP_EXHIBITORS_ASKED } from '#features/companies/companies.contract.ts';
import { homeTexts } from '#features/home/home.texts.ts';
import { siteTexts } from '#features/site/site.texts.ts';
import { useSay } from '#platform/i18n/say-context.tsx';
import { prefetchCall } from '#platform/pages/call-query.ts';
import { Link, useLocalPath } from '#platform/pages/link.tsx';
import { pageContext } from '#platform/pages/page-context.ts';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { useCall } from '#platform/pages/use-call.ts';
import { useVisitorCountry } from '#platform/pages/visitor-context.ts';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/layout/card.tsx';

const EXHIBITORS_SHOWN = 4;

const exhibitorsOf = (country: string) => ({ limit: TOP_EXHIBITORS_ASKED, country });

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  await prefetchCall(page, listTopExhibitors, exhibitorsOf(page.country));
  return null;
}

export const handle: PageHandle = {
  head: ({ say }) => ({
    title: '',
    description: `${say(siteTexts.tagline)}. ${say(homeTexts.lead)}`,
  }),
};

export function Component() {
  const say = useSay();
  const local = useLocalPath();
  return (
    <div className="container-page grid items-center gap-12 section-space lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div>
        <h1 className="font-semibold text-4xl">{say(siteTexts.tagline)}</h1>
        <p className="measure mt-5 text-lg text-soft">{say(homeTexts.lead)}</p>
        <Button size="lg" className="mt-8" href={local('/companies')}>
          {say(homeTexts.browseCompanies)}
        </Button>
      </div>
      <TopExhibitors />
    </div>
  );
}

function TopExhibitors() {
  const say = useSay();
  const { data, isError } = useCall(listTopExhibitors, exhibitorsOf(useVisitorCountry().code));
  const exhibitors = data?.exhibitors.slice(0, EXHIBITORS_SHOWN) ?? [];
  return (
    <Card as="section" padding="lg">
      <h2 className="mb-4 font-semibold text-xl">{say(homeTexts.exhibitors)}</h2>
      {isError && <p className="text-soft">{say(homeTexts.exhibitorsFailed)}</p>}
      {data && exhibitors.length === 0 && (
        <p className="text-soft">{say(homeTexts.noExhibitors)}</p>
      )}
      <ul className="divide-y divide-line">
        {exhibitors.map(({ id, company_name }) => (
          <li key={id}>
            <Link
              to={`/company/${id}`}
              className="flex min-h-12 items-center underline-offset-4 hover:text-action hover:underline"
            >
              {company_name}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
