import { expect, it } from "vitest";
import { openGround } from "./ground.ts";
import { describeFigure, isKept } from "./scenario.ts";
import { silence } from "./scenarios/database.ts";
import { kills, rollingRestarts } from "./scenarios/servers.ts";

it.each([silence(15), rollingRestarts, kills])(
  "$promise: what was promised is kept",
  async ({ run }) => {
    const ground = await openGround();
    try {
      const figures = await run(ground);
      expect(figures.filter((figure) => !isKept(figure)).map(describeFigure)).toEqual([]);
    } finally {
      await ground.close();
    }
  },
  240_000,
);
