import type { Coordinates } from '#platform/geo/coordinates.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { uiTexts } from '#ui/ui.texts.ts';
import { placePoints } from './point-map-scale.ts';

const sheet = { width: 480, height: 320 };

/** An angle as maps write it at their edge. */
const edgeLabel = (degrees: number, positive: string, negative: string) =>
  `${Math.abs(degrees)}°${degrees < 0 ? negative : positive}`;

type PointMapProps = {
  /** Said to those who cannot see it. */
  label: string;
  places: readonly Coordinates[];
  /** Writes numbers into the points, in the order of the places. */
  numbered?: boolean;
};

/** Where places are, on a grid of degrees with a scale: drawn here, so that no map service hears of the visitor. */
export function PointMap({ label, places, numbered = false }: PointMapProps) {
  const t = useTranslate();
  const { points, meridians, parallels, scale } = placePoints(places, sheet);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      className="block h-auto w-full rounded-lg bg-action-soft/60 text-[15px] ring-1 ring-line ring-inset"
    >
      <g className="fill-none stroke-action/20">
        {meridians.map(({ at }) => (
          <path key={at} d={`M${at} 0V${sheet.height}`} />
        ))}
        {parallels.map(({ at }) => (
          <path key={at} d={`M0 ${at}H${sheet.width}`} />
        ))}
      </g>
      <g className="fill-muted" direction="ltr">
        {meridians.slice(0, -1).map(({ at, degrees }) => (
          <text key={at} x={at + 4} y={18}>
            {edgeLabel(degrees, 'E', 'W')}
          </text>
        ))}
        {parallels.slice(1).map(({ at, degrees }) => (
          <text key={at} x={6} y={at - 4}>
            {edgeLabel(degrees, 'N', 'S')}
          </text>
        ))}
      </g>
      <g transform={`translate(${sheet.width - scale.length - 16} ${sheet.height - 16})`}>
        <path d={`M0 -5V0H${scale.length}V-5`} className="fill-none stroke-2 stroke-soft" />
        <text x={scale.length / 2} y={-9} textAnchor="middle" className="fill-soft">
          {t(uiTexts.kilometres, { km: scale.km })}
        </text>
      </g>
      {points.map(({ x, y }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places may coincide, and their order is what they are
        <g key={place} transform={`translate(${x} ${y})`}>
          <circle r={26} className="fill-action/15" />
          <path
            d="M0 0C-5 -8 -13 -13 -13 -22A13 13 0 1 1 13 -22C13 -13 5 -8 0 0Z"
            className="fill-action stroke-2 stroke-surface"
          />
          {numbered ? (
            <text
              y={-17.5}
              textAnchor="middle"
              className="fill-on-action font-semibold text-[13px]"
            >
              {place + 1}
            </text>
          ) : (
            <circle cy={-22} r={4.5} className="fill-on-action" />
          )}
        </g>
      ))}
    </svg>
  );
}
