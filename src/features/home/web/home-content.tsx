import { SponsorGrid } from '#features/site/web/public.ts';
import { CategoryTiles } from './category-tiles.tsx';
import { CountryCounts } from './country-counts.tsx';
import { LatestBoxes } from './latest-boxes.tsx';
import { ListYourBusiness } from './list-your-business.tsx';

/** Everything below the search box: first the content, then the sponsors. */
export function HomeContent() {
  return (
    <>
      <div className="container-page grid grid-cols-1 gap-12 pb-14">
        <CountryCounts />
        <CategoryTiles />
        <LatestBoxes />
        <ListYourBusiness />
      </div>
      <SponsorGrid />
    </>
  );
}
