import { isEditing } from "../../../enhance/is-editing.ts";

const minute = 60_000;

const clock = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Copenhagen",
  weekday: "short",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/**
 * Whether the telephone is open at `now`. `week` is the value of `data-opening-hours`: seven ranges of minutes, Monday
 * first.
 */
export function isOpenAt(week: string, now: number): boolean {
  const parts = Object.fromEntries(clock.formatToParts(now).map(({ type, value }) => [type, value]));
  const day = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].indexOf(parts["weekday"] ?? "");
  const [opening = 0, closing = 0] = (week.split(" ")[day] ?? "").split("-").map(Number);
  const time = Number(parts["hour"]) * 60 + Number(parts["minute"]);
  return time >= opening && time < closing;
}

/** Updates the state of the opening hours while the page is open. Returns a function that stops the updates. */
export function keepOpeningHours(root: ParentNode): () => void {
  const states = root.querySelectorAll<HTMLElement>("[data-opening-hours]");
  const update = (): void => {
    for (const state of states) {
      const now = Date.now();
      state.dataset["open"] = String(isOpenAt(state.dataset["openingHours"] ?? "", now));
      // The server knew only one opening.
      if (now >= Number(state.dataset["opensAt"])) state.querySelector("[data-next-opening]")?.remove();
    }
  };
  let timer: ReturnType<typeof setTimeout>;
  const tick = (): void => {
    update();
    timer = setTimeout(tick, minute - (Date.now() % minute) + 50);
  };
  tick();
  // Timers of a hidden page are late.
  document.addEventListener("visibilitychange", update);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", update);
  };
}

if (!isEditing()) keepOpeningHours(document);
