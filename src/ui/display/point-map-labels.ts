type Point = { readonly x: number; readonly y: number };

export type PlacedLabel = Point & {
  readonly anchor: 'start' | 'end';
  readonly text: string;
};

/** Roughly the width of a letter and the height of a line on the map. */
const LETTER = 9;
const LINE = 18;
/** The distance from a point to the middle of its pin, and to beyond the pin's edge. */
const PIN = { middle: -18, edge: 18 };
const LONGEST = 24;

const shortened = (name: string) =>
  name.length > LONGEST ? `${name.slice(0, LONGEST - 1).trimEnd()}…` : name;

type Box = { readonly from: number; readonly to: number; readonly y: number };

const meet = (one: Box, other: Box) =>
  Math.abs(one.y - other.y) < LINE && one.from < other.to && other.from < one.to;

/**
 * Places names beside their points, on the side with more room. A name that would cover another name or pin is left
 * out; its
 * number refers to the list below.
 */
export function placeLabels(
  points: readonly Point[],
  names: readonly string[],
  sheet: { readonly width: number },
): readonly PlacedLabel[] {
  const taken: Box[] = points.map(({ x, y }) => ({
    from: x - PIN.edge + 4,
    to: x + PIN.edge - 4,
    y: y + PIN.middle,
  }));
  return points.flatMap(({ x, y }, place) => {
    const text = shortened(names[place] ?? '');
    const width = text.length * LETTER;
    const line = y + PIN.middle + 5;
    const sides = [
      { anchor: 'start', at: x + PIN.edge, from: x + PIN.edge, to: x + PIN.edge + width },
      { anchor: 'end', at: x - PIN.edge, from: x - PIN.edge - width, to: x - PIN.edge },
    ] as const;
    const byRoom = x > sheet.width / 2 ? sides.toReversed() : sides;
    const free = byRoom.find(
      ({ from, to }) =>
        from >= 0 && to <= sheet.width && !taken.some((box) => meet(box, { from, to, y: line })),
    );
    if (!free || text === '') return [];
    taken.push({ from: free.from, to: free.to, y: line });
    return [{ x: free.at, y: line, anchor: free.anchor, text }];
  });
}
