import type { ServiceWindow } from "../api/site-settings.ts";

/** The state of a feature at a certain time. */
export interface ServiceState {
  /** The messages to show, without duplicates, those of the oldest window first. */
  readonly messages: readonly string[];
  readonly isOff: boolean;
  /** When the feature is on again, in milliseconds since 1970; `undefined` if it is not off. */
  readonly offUntil: number | undefined;
  /** The next time at which any window opens or closes. */
  readonly changesAt: number | undefined;
}

interface Windows {
  readonly serviceWindows: Readonly<Record<string, readonly ServiceWindow[]>>;
}

/** Without settings, the feature is on. `now` is the server's time in milliseconds since 1970. */
export function serviceStateOf(settings: Windows | undefined, feature: string, now: number): ServiceState {
  const windows = settings?.serviceWindows[feature] ?? [];
  const open = openAt(windows, now).toSorted((one, other) => Date.parse(one.from) - Date.parse(other.from));
  const messages = open.filter(({ showMessage, message }) => showMessage && message !== "");
  const boundaries = windows.flatMap(({ from, to }) => [Date.parse(from), Date.parse(to)]).filter((at) => at > now);
  const offUntil = endOf(
    windows.filter(({ functionalityOff }) => functionalityOff),
    now,
  );
  return {
    messages: [...new Set(messages.map(({ message }) => message))],
    isOff: offUntil !== undefined,
    offUntil,
    changesAt: boundaries.length > 0 ? Math.min(...boundaries) : undefined,
  };
}

/** The open windows. The start is inclusive, the end exclusive. */
function openAt(windows: readonly ServiceWindow[], now: number): readonly ServiceWindow[] {
  return windows.filter(({ from, to }) => Date.parse(from) <= now && now < Date.parse(to));
}

/** The time at which the open windows, and those adjacent to them, have all closed; `undefined` if none is open. */
function endOf(windows: readonly ServiceWindow[], now: number): number | undefined {
  const open = openAt(windows, now);
  if (open.length === 0) return undefined;
  const end = Math.max(...open.map(({ to }) => Date.parse(to)));
  return endOf(windows, end) ?? end;
}
