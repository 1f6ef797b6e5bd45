import { isEditing } from "../../../enhance/is-editing.ts";

const minute = 60_000;

/** Writes 2026-11-28 21:00. */
const clock = new Intl.DateTimeFormat("sv", { timeZone: "Europe/Copenhagen", dateStyle: "short", timeStyle: "short" });

/**
 * Whether the telephone is open at `now`. `week` is the value of `data-opening-hours`: seven ranges of minutes, Monday
 * first.
 */
export function isOpenAt(week: string, now: number): boolean {
  // The time in Denmark as if it were UTC, which has no days of 23 or 25 hours.
  const local = new Date(`${clock.format(now).replace(" ", "T")}Z`);
  const [opening = 0, closing = 0] = (week.split(" ")[(local.getUTCDay() + 6) % 7] ?? "").split("-").map(Number);
  const time = local.getUTCHours() * 60 + local.getUTCMinutes();
  return opening <= time && time < closing;
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
