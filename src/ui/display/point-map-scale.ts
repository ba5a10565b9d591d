import type { Coordinates } from '#platform/geo/coordinates.ts';

/** A degree of latitude is as long everywhere. */
const KM_PER_DEGREE = 111.32;
/** About ten kilometres: places in one street are not drawn as if they were in different towns. */
const LEAST_SPAN = 0.1;
/** How much of the sheet stays free around the outermost points. */
const MARGIN = 0.16;

const lengths = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000];

export type Sheet = { readonly width: number; readonly height: number };

export type PlacedPoints = {
  readonly points: readonly { readonly x: number; readonly y: number }[];
  /** A length in round kilometres and how long it is on the sheet. */
  readonly scale: { readonly km: number; readonly length: number };
};

const round = (value: number) => Math.round(value * 10) / 10;

/**
 * Lays places on a sheet, north up, so that all of them are on it and distances are true: over a country
 * the earth is flat enough, once degrees of longitude are as short as they are there.
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
