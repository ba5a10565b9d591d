import { BellPlus } from 'lucide-react';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { loginPath } from '#features/accounts/public.ts';
import { useSession } from '#features/accounts/web/public.ts';
import {
  type AlertRhythm,
  alertRhythms,
  savableLists,
  saveSearch,
} from '#features/saved-searches/saved-searches.contract.ts';
import { savedSearchesTexts as texts } from '#features/saved-searches/saved-searches.texts.ts';
import { savedSearchesPath } from '#features/saved-searches/saved-searches-section.ts';
import { findMatching } from '#platform/calls/patterns.ts';
import { countryName } from '#platform/geo/country-name.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { useLocalPath } from '#platform/pages/link.tsx';
import { useCallForm } from '#platform/pages/use-call-form.ts';
import { useHydrated } from '#platform/pages/use-hydrated.ts';
import { useVisitorCountry } from '#platform/pages/visitor-context.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { RadioGroup } from '#ui/forms/radio-group.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { CentredCard } from '#ui/layout/centred-card.tsx';
import { listText } from './list-text.ts';

/** The list and filters in the address. */
function useAskedSearch() {
  const [params] = useSearchParams();
  const list = savableLists.find((each) => each === params.get('list'));
  const query = new URLSearchParams(params);
  for (const name of ['list', 'name', 'country']) query.delete(name);
  const country = findMatching(/^[A-Z]{2}$/, params.get('country'));
  return { list, query: query.toString(), name: params.get('name') ?? '', country };
}

/** The page to which lists link for saving a search. */
export function SaveSearch() {
  const t = useTranslate();
  const hydrated = useHydrated();
  const session = useSession();
  const { pathname, search } = useLocation();
  const { list } = useAskedSearch();
  if (hydrated && !list) return <Navigate to="/" replace />;
  if (hydrated && !session) return <Navigate to={loginPath(pathname + search)} replace />;
  return (
    <CentredCard icon={<BellPlus />} title={t(texts.pageTitle)} lead={t(texts.pageLead)}>
      {hydrated ? <SaveForm /> : <Skeleton lines={5} />}
    </CentredCard>
  );
}

function SaveForm() {
  const t = useTranslate();
  const navigate = useNavigate();
  const local = useLocalPath();
  const language = useLanguage();
  const visitor = useVisitorCountry();
  const { list = '/jobs', query, name, country = visitor.code } = useAskedSearch();
  const [every, setEvery] = useState<AlertRhythm>('day');
  const form = useCallForm(saveSearch, {
    also: { list, query, country, every },
    onDone: () => void navigate(savedSearchesPath),
  });
  const back = new URLSearchParams(query);
  // Only the product list can show another country than the visitor's.
  if (list === '/products') back.set('country', country);
  const listName = t(listText(list), { country: countryName(country, language) });
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-5">
      {form.failure && !form.errors.name && <Notice tone="danger">{form.failure}</Notice>}
      <p className="grid gap-0.5 rounded-lg bg-sunken px-4 py-3 text-center">
        <span className="font-medium">{listName}</span>
        {name && (
          <span className="text-soft text-sm">
            <bdi>{name}</bdi>
          </span>
        )}
      </p>
      <TextField
        name="name"
        label={t(texts.name)}
        help={t(texts.nameHelp)}
        defaultValue={(name || listName).slice(0, 100)}
        required
        maxLength={100}
        error={form.errors.name}
        onChange={() => form.edited('name')}
      />
      <RadioGroup
        inline
        label={t(texts.every)}
        options={alertRhythms.map((value) => ({ value, label: t(texts[value]) }))}
        value={every}
        onValueChange={(value) => setEvery(value as AlertRhythm)}
      />
      <div className="grid gap-2">
        <Button type="submit" wide loading={form.sending}>
          {t(texts.save)}
        </Button>
        <Button variant="quiet" wide href={local(`${list}?${back}`)}>
          {t(texts.backToList)}
        </Button>
      </div>
    </form>
  );
}
