/** A PDF transformation: `[a b c d e f]` maps (x, y) to (ax + cy + e, bx + dy + f). */
export type Matrix = readonly [number, number, number, number, number, number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** The transformation that applies `inner` first, then `outer`. */
export function compose(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

export function move([a, b, c, d, e, f]: Matrix, x: number, y: number): readonly [x: number, y: number] {
  return [a * x + c * y + e, b * x + d * y + f];
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The upright bounding box of a rectangle after the transformation. */
export function boxAround(matrix: Matrix, left: number, top: number, right: number, bottom: number): Box {
  const corners = [
    move(matrix, left, top),
    move(matrix, right, top),
    move(matrix, left, bottom),
    move(matrix, right, bottom),
  ];
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Six numbers as a matrix; `identity` for anything else. */
export function toMatrix(values: ArrayLike<number> | undefined): Matrix {
  const [a, b, c, d, e, f] = Array.from(values ?? []);
  return a === undefined || b === undefined || c === undefined || d === undefined || e === undefined || f === undefined
    ? identity
    : [a, b, c, d, e, f];
}
