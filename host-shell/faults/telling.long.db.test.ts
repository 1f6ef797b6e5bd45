import { expect, it } from "vitest";
import { onGround } from "./ground.ts";
import { describeFigure, isKept } from "./scenario.ts";
import { silence } from "./scenarios/database.ts";
import { kills, rollingRestarts } from "./scenarios/servers.ts";

it.each([silence(15), rollingRestarts, kills])(
  "$promise: what was promised is kept",
  async ({ run }) => {
    const figures = await onGround(run);
    expect(figures.filter((figure) => !isKept(figure)).map(describeFigure)).toEqual([]);
  },
  240_000,
);
