import { useEffect, useState } from "react";
import type { Feature } from "../../api/site-settings.ts";
import type { PageSettings } from "../../session/page-settings.ts";
import { type ServiceState, serviceStateOf } from "../../time/service-state.ts";
import { wakeAt } from "../../time/wake-at.ts";

/** Returns the current state of a feature. Renders again when one of its windows opens or closes. */
export function useServiceState(settings: PageSettings, feature: Feature): ServiceState {
  const [checked, setChecked] = useState(() => ({ settings, at: settings.clock() }));
  // New settings have their own clock, so the time is read again.
  const current = checked.settings === settings ? checked : { settings, at: settings.clock() };
  if (current !== checked) setChecked(current);
  const state = serviceStateOf(settings, feature, current.at);
  const { changesAt } = state;
  useEffect(() => {
    if (changesAt === undefined) return;
    return wakeAt(changesAt, settings.clock, () => setChecked({ settings, at: settings.clock() }));
  }, [changesAt, settings]);
  return state;
}
