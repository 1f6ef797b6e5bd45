import type { RunningServer } from "./start-server.ts";
import { startSite } from "./start-site.ts";

/** A site whose page `/pris` has the fee calculator. */
export function startPriceSite(): Promise<RunningServer> {
  const calculator = { uid: "beregner", componentName: "MembershipFeeCalculator", fields: {} };
  const header = { uid: "top", componentName: "ContentHeader", fields: { title: { value: "Hvad koster det?" } } };
  return startSite({ pages: { pris: [header, calculator] } });
}
