import { type Matrix, toMatrix } from "./matrix.ts";
import type { Shown } from "./pen.ts";

// pdf.js does not type the arguments of its operators, so these functions return those arguments whose types they
// recognise.

export function argumentsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : isNumbers(value) ? Array.from(value) : [];
}

export function isNumbers(value: unknown): value is ArrayLike<number> {
  return value instanceof Float32Array || (Array.isArray(value) && value.every((entry) => typeof entry === "number"));
}

export function numberAt(values: readonly unknown[], at: number): number {
  const value = values[at];
  return typeof value === "number" ? value : 0;
}

export function matrixAt(values: readonly unknown[], at: number): Matrix {
  const value = values[at];
  return toMatrix(isNumbers(value) ? value : undefined);
}

export function states(value: unknown): readonly (readonly [unknown, unknown])[] {
  return Array.isArray(value) ? value.filter(Array.isArray).map(([key, state]) => [key, state] as const) : [];
}

export function shown(value: unknown): readonly Shown[] {
  return Array.isArray(value) ? value.filter(isShown) : [];
}

function isShown(value: unknown): value is Shown {
  return (
    typeof value === "number" ||
    (typeof value === "object" &&
      value !== null &&
      "unicode" in value &&
      typeof value.unicode === "string" &&
      "width" in value)
  );
}

export function pairs(value: unknown): readonly (readonly [number, number])[] {
  if (!isNumbers(value)) return [];
  const numbers = Array.from(value);
  return numbers.flatMap((x, index) => (index % 2 === 0 ? [[x, numbers[index + 1] ?? 0] as const] : []));
}
