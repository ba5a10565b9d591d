import type { Coordinates } from '#platform/geo/coordinates.ts';

/** A degree of latitude is as long everywhere. */
const KM_PER_DEGREE = 111.32;
/** About ten kilometres: a single place still has surroundings. */
const LEAST_SPAN = 0.1;
/** How much of the sheet stays free around the outermost points. */
const MARGIN = 0.16;

const steps = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20];
const lengths = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000];

export type Sheet = { readonly width: number; readonly height: number };

type Line = { readonly at: number; readonly degrees: number };

export type PlacedPoints = {
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly meridians: readonly Line[];
  readonly parallels: readonly Line[];
  /** A length in round kilometres and how long it is on the sheet. */
  readonly scale: { readonly km: number; readonly length: number };
};

const round = (value: number) => Math.round(value * 10) / 10;

/** Degrees from one to the other that are multiples of the step. */
function multiples(from: number, to: number, step: number): number[] {
  const first = Math.ceil(from / step);
  const count = Math.max(0, Math.floor(to / step) - first + 1);
  return Array.from({ length: count }, (_, place) => Number(((first + place) * step).toFixed(2)));
}

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
  const reach = { x: sheet.width / 2 / perDegree / shrink, y: sheet.height / 2 / perDegree };
  const step = steps.find((each) => each * perDegree >= sheet.height / 5) ?? 45;
  const longest = (sheet.width * 0.3 * KM_PER_DEGREE) / perDegree;
  const km = lengths.findLast((each) => each <= longest) ?? 1;
  return {
    points: places.map(({ latitude, longitude }) => ({ x: xOf(longitude), y: yOf(latitude) })),
    meridians: multiples(east - reach.x, east + reach.x, step).map((degrees) => ({
      at: xOf(degrees),
      degrees,
    })),
    parallels: multiples(north - reach.y, north + reach.y, step).map((degrees) => ({
      at: yOf(degrees),
      degrees,
    })),
    scale: { km, length: round((km / KM_PER_DEGREE) * perDegree) },
  };
}
