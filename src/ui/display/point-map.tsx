import type { Coordinates } from '#platform/geo/coordinates.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { figuresTexts } from './figures.texts.ts';
import { placeLabels } from './point-map-labels.ts';
import { placePoints } from './point-map-scale.ts';

const sheet = { width: 480, height: 320 };

export type NamedPlace = Coordinates & { readonly name: string };

type PointMapProps = {
  /** The accessible name of the map. */
  label: string;
  places: readonly NamedPlace[];
};

/**
 * Shows where places are in relation to each other, with numbers, names, true distances and north. It is drawn here, so
 * that
 * no map service learns about the visitor. It is pointless for a single place.
 */
export function PointMap({ label, places }: PointMapProps) {
  const { points, scale } = placePoints(places, sheet);
  const labels = placeLabels(
    points,
    places.map(({ name }) => name),
    sheet,
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      className="block h-auto w-full rounded-lg bg-sunken text-[15px] ring-1 ring-line ring-inset"
    >
      <Rings />
      <NorthArrow />
      <ScaleBar {...scale} />
      {points.map(({ x, y }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places may coincide, and their order is what they are
        <g key={place} transform={`translate(${x} ${y})`}>
          <path
            d="M0 0C-5 -8 -13 -13 -13 -22A13 13 0 1 1 13 -22C13 -13 5 -8 0 0Z"
            className="fill-action stroke-2 stroke-surface"
          />
          <text y={-17.5} textAnchor="middle" className="fill-on-action font-semibold text-[13px]">
            {place + 1}
          </text>
        </g>
      ))}
      {labels.map(({ x, y, anchor, text }) => (
        <text
          key={`${x} ${y}`}
          x={x}
          y={y}
          textAnchor={anchor}
          // Whatever its script, a name begins beside its point.
          direction="ltr"
          unicodeBidi="plaintext"
          paintOrder="stroke"
          className="fill-ink stroke-[5px] stroke-sunken text-[16px]"
          strokeLinejoin="round"
        >
          {text}
        </text>
      ))}
    </svg>
  );
}

/** The radii of the circles, as shares of half the map's width. */
const rings = [0.35, 0.7, 1.05];

function Rings() {
  return (
    <g className="fill-none stroke-line" strokeDasharray="3 5">
      {rings.map((share) => (
        <circle
          key={share}
          cx={sheet.width / 2}
          cy={sheet.height / 2}
          r={(sheet.width / 2) * share}
        />
      ))}
    </g>
  );
}

function NorthArrow() {
  const t = useTranslate();
  return (
    <g transform="translate(24 30)">
      <path d="M0 -16L7 6L0 1L-7 6Z" className="fill-soft" />
      <text y={22} textAnchor="middle" className="fill-soft text-[13px]">
        {t(figuresTexts.north)}
      </text>
    </g>
  );
}

function ScaleBar({ km, length }: { km: number; length: number }) {
  const t = useTranslate();
  return (
    <g transform={`translate(${sheet.width - length - 16} ${sheet.height - 16})`}>
      <path d={`M0 -5V0H${length}V-5`} className="fill-none stroke-2 stroke-soft" />
      <text x={length / 2} y={-9} textAnchor="middle" className="fill-soft">
        {t(figuresTexts.kilometres, { km: km })}
      </text>
    </g>
  );
}
