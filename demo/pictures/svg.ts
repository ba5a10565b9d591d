export type Ink = { readonly deep: string; readonly accent: string };

/** The field is what the drawing's own numbers count in; usually the size itself. */
export function svg(
  width: number,
  height: number,
  body: string,
  field: readonly [width: number, height: number] = [width, height],
): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${field.join(' ')}">${body}</svg>`;
}

export function circle(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"/>`;
}

export function ring(x: number, y: number, radius: number, color: string, width: number): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="none" stroke="${color}" stroke-width="${round(width)}"/>`;
}

export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  corner = 0,
): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"${corner ? ` rx="${round(corner)}"` : ''} fill="${fill}"/>`;
}

export function oval(x: number, y: number, rx: number, ry: number, fill: string): string {
  return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"/>`;
}

export function shape(path: string, fill: string): string {
  return `<path d="${path}" fill="${fill}"/>`;
}

/** A line drawn with round ends and joints, as all lines of the family are. */
export function line(path: string, color: string, width: number): string {
  return `<path d="${path}" fill="none" stroke="${color}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

export function turned(degrees: number, body: string, x = 200, y = 200): string {
  return `<g transform="rotate(${round(degrees)} ${round(x)} ${round(y)})">${body}</g>`;
}

export function moved(x: number, y: number, scale: number, body: string): string {
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${round(scale)})">${body}</g>`;
}

/** The other one of a pair, seen across the middle of a field of 400. */
export function mirrored(body: string): string {
  return `<g transform="matrix(-1 0 0 1 400 0)">${body}</g>`;
}

export function faded(opacity: number, body: string): string {
  return `<g opacity="${round(opacity)}">${body}</g>`;
}

/** The same part at several places. */
export function row(places: readonly number[], part: (place: number) => string): string {
  return places.map(part).join('');
}

/** The point at an angle from twelve o'clock, clockwise. */
export function pointAt(x: number, y: number, radius: number, degrees: number): [number, number] {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [round(x + radius * Math.cos(angle)), round(y + radius * Math.sin(angle))];
}

export function polygonPath(x: number, y: number, radius: number, corners: number, turn = 0) {
  const points = Array.from({ length: corners }, (_, corner) => {
    return pointAt(x, y, radius, turn + (360 / corners) * corner).join(' ');
  });
  return `M${points.join('L')}Z`;
}

export function arcPath(
  x: number,
  y: number,
  radius: number,
  fromDegrees: number,
  toDegrees: number,
): string {
  const [startX, startY] = pointAt(x, y, radius, fromDegrees);
  const [endX, endY] = pointAt(x, y, radius, toDegrees);
  const large = toDegrees - fromDegrees > 180 ? 1 : 0;
  return `M${startX} ${startY}A${radius} ${radius} 0 ${large} 1 ${endX} ${endY}`;
}

/** Two decimals are plenty at this size and keep the files the same on every machine. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
