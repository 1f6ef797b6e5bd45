import { useEffect, useState } from "react";
import type { Feature } from "../../api/site-settings.ts";
import type { PageSettings } from "../../session/page-settings.ts";
import { type ServiceState, serviceStateOf } from "../../time/service-state.ts";
import { wakeAt } from "../../time/wake-at.ts";

/** What holds for a feature now; renders anew when one of its windows opens or closes. */
export function useServiceState(settings: PageSettings, feature: Feature): ServiceState {
  const [looked, setLooked] = useState(() => ({ settings, at: settings.clock() }));
  // Settings that have only just come are looked at by their own clock.
  const current = looked.settings === settings ? looked : { settings, at: settings.clock() };
  if (current !== looked) setLooked(current);
  const state = serviceStateOf(settings, feature, current.at);
  const { changesAt } = state;
  useEffect(() => {
    if (changesAt === undefined) return;
    return wakeAt(changesAt, settings.clock, () => setLooked({ settings, at: settings.clock() }));
  }, [changesAt, settings]);
  return state;
}
