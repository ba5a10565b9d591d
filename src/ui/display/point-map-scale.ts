import type { Coordinates } from '#platform/geo/coordinates.ts';

/** The length of a degree of latitude, which is the same everywhere. */
const KM_PER_DEGREE = 111.32;
/** About ten kilometres, so that places in the same street do not look like different towns. */
const LEAST_SPAN = 0.1;
/** The share of the map that stays free on each side of the outermost points. */
const MARGIN = 0.16;

const lengths = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000];

export type Sheet = { readonly width: number; readonly height: number };

export type PlacedPoints = {
  readonly points: readonly { readonly x: number; readonly y: number }[];
  /** A round length in kilometres, and how long it is on the map. */
  readonly scale: { readonly km: number; readonly length: number };
};

const round = (value: number) => Math.round(value * 10) / 10;

/**
 * Projects places onto the map, north up, so that all are visible and distances are true. Within a country the earth is
 * flat
 * enough, once degrees of longitude are shortened for the latitude.
 */
export function placePoints(places: readonly Coordinates[], sheet: Sheet): PlacedPoints {
  const latitudes = places.map(({ latitude }) => latitude);
  const longitudes = places.map(({ longitude }) => longitude);
  const middle = (all: readonly number[]) => (Math.min(...all) + Math.max(...all)) / 2;
  const [north, east] = [middle(latitudes), middle(longitudes)];
  const shrink = Math.max(0.05, Math.cos((north * Math.PI) / 180));
  const spanOf = (all: readonly number[]) => Math.max(...all) - Math.min(...all);
  const free = 1 - 2 * MARGIN;
  const perDegree = Math.min(
    (sheet.width * free) / Math.max(LEAST_SPAN, spanOf(longitudes) * shrink),
    (sheet.height * free) / Math.max(LEAST_SPAN, spanOf(latitudes)),
  );
  const xOf = (longitude: number) =>
    round(sheet.width / 2 + (longitude - east) * shrink * perDegree);
  const yOf = (latitude: number) => round(sheet.height / 2 - (latitude - north) * perDegree);
  const longest = (sheet.width * 0.3 * KM_PER_DEGREE) / perDegree;
  const km = lengths.findLast((each) => each <= longest) ?? 1;
  return {
    points: places.map(({ latitude, longitude }) => ({ x: xOf(longitude), y: yOf(latitude) })),
    scale: { km, length: round((km / KM_PER_DEGREE) * perDegree) },
  };
}
