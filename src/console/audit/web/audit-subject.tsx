import { TwoLines } from '#console/web/two-lines.tsx';
import { countryName } from '#platform/geo/country-name.ts';
import { useLanguage, useSay } from '#platform/i18n/say-context.tsx';
import { Link } from '#platform/pages/link.tsx';
import { type Entry, findScreen } from './audit-links.ts';
import { actionText, subjectText } from './audit-words.ts';

/** What something was done to, with the way to it, and what was done. */
export function AuditSubject({ entry }: { entry: Entry }) {
  const say = useSay();
  const language = useLanguage();
  const { subject, subject_id: id, label } = entry;
  const ofCountry = subject === 'top-exhibitors' && id ? countryName(id, language) : null;
  const which = ofCountry ?? label ?? id;
  const screen = findScreen(entry);
  const name = (
    <>
      {subjectText(say, subject)}
      {which && (
        <>
          {' · '}
          <bdi>{which}</bdi>
        </>
      )}
    </>
  );
  return (
    <TwoLines
      first={
        screen ? (
          <Link to={screen} className="text-action underline-offset-4 hover:underline">
            {name}
          </Link>
        ) : (
          name
        )
      }
      second={actionText(say, entry.action)}
    />
  );
}
