import type { Ground } from "./ground.ts";

/** A number that a scenario measured, and the promised one. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly most?: number;
  readonly least?: number;
}

/** A fault that operators meet, and the promises that hold in spite of it. */
export interface Scenario {
  readonly name: string;
  readonly promise: string;
  readonly run: (ground: Ground) => Promise<readonly Figure[]>;
}

export function isKept({ value, most = Infinity, least = -Infinity }: Figure): boolean {
  return value <= most && value >= least;
}

export function describeFigure(figure: Figure): string {
  const { name, value, most, least } = figure;
  const bounds = [
    ...(least === undefined ? [] : [`at least ${least}`]),
    ...(most === undefined ? [] : [`at most ${most}`]),
  ];
  const promised = bounds.length === 0 ? "" : ` (${bounds.join(", ")})`;
  return `${isKept(figure) ? "    " : "OVER"}  ${name}: ${value}${promised}`;
}
