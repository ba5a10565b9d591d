import { factsOf } from './company-depth/depth-facts.ts';
import { kindOf, type Sections } from './company-depth/depth-kind.ts';
import { sections } from './company-depth/depth-sentences.ts';
import { demoCompanies } from './demo-companies.ts';
import type { DemoCompany } from './demo-company.ts';
import { placeIn } from './demo-places.ts';
import { type DemoText, fillText } from './demo-text.ts';
import { type Choice, choiceFor } from './seeded-choice.ts';

export type DemoCompanyDepth = ReturnType<typeof depthOf>;

type About = Readonly<Record<keyof Sections, DemoText>>;

/** An address that leads to a film which is not there: none of anybody else's. */
const filmOf = ({ key }: DemoCompany) => `https://www.youtube.com/watch?v=demo-film-${key}`;

const ENTERPRISE = 3;

function aboutOf(company: DemoCompany, choice: Choice): About {
  const said = sections[kindOf(company)];
  const pick = (name: keyof Sections) => fillText(choice.pick(said[name]), [company.city]);
  return {
    offer: pick('offer'),
    clients: pick('clients'),
    quality: pick('quality'),
    support: pick('support'),
  };
}

/** What a company tells of itself beside its description; one told the required facts only. */
function depthOf(company: DemoCompany) {
  const choice = choiceFor(`depth ${company.key}`);
  return {
    ...factsOf(company, kindOf(company), choice),
    about: aboutOf(company, choice),
    coordinates: placeIn(company.city.en, choice.between(0, 100) / 100),
    whatsapp: choice.chance(0.7) ? company.phoneCountry + company.phone : null,
    video: company.plan === ENTERPRISE ? filmOf(company) : null,
  };
}

export const demoCompanyDepth: ReadonlyMap<string, DemoCompanyDepth> = new Map(
  demoCompanies.flatMap((company) =>
    company.description ? [[company.key, depthOf(company)] as const] : [],
  ),
);
