import type { ServiceWindow } from "../api/site-settings.ts";

/** What holds for a feature at a moment. */
export interface ServiceState {
  /** What is to be read about it, each sentence once, the oldest window's first. */
  readonly messages: readonly string[];
  readonly isOff: boolean;
  /** When it is no longer off, in milliseconds since 1970, if it is off. */
  readonly offUntil: number | undefined;
  /** The next moment at which any window opens or closes. */
  readonly changesAt: number | undefined;
}

interface Windows {
  readonly serviceWindows: Readonly<Record<string, readonly ServiceWindow[]>>;
}

/** Nothing is off where the settings are not known. `now` is in milliseconds since 1970, by the server's clock. */
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

/** The windows that are open: each from its beginning, and no longer at its end. */
function openAt(windows: readonly ServiceWindow[], now: number): readonly ServiceWindow[] {
  return windows.filter(({ from, to }) => Date.parse(from) <= now && now < Date.parse(to));
}

/** When the windows that are open, and those that follow them without a gap, have all closed. */
function endOf(windows: readonly ServiceWindow[], now: number): number | undefined {
  const open = openAt(windows, now);
  if (open.length === 0) return undefined;
  const end = Math.max(...open.map(({ to }) => Date.parse(to)));
  return endOf(windows, end) ?? end;
}
