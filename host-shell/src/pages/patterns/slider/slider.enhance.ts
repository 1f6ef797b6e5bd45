import { enhanceEach } from "../../../enhance/enhance-each.ts";

/** After this time without scrolling, in milliseconds, the slides lie still. */
const stillAfter = 100;

/** Makes the buttons of a slider work, and states which slides are in view. */
export function enhanceSlider(slider: HTMLElement): void {
  const track = slider.querySelector<HTMLElement>("[data-track]");
  const controls = slider.querySelector<HTMLElement>("[data-controls]");
  const count = slider.querySelector<HTMLElement>("[data-count]");
  const slides = [...slider.querySelectorAll<HTMLElement>("[data-track] > ul > li")];
  const buttons = [...slider.querySelectorAll<HTMLButtonElement>("[data-step]")];
  if (!track || !controls || !count) return;
  let first = 0;
  let inView = 1;
  // Kept here, since a translator may have changed the words on the page.
  let words = "";
  let timer = 0;

  const left = (index: number): number => (slides[index]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0);

  const show = (index: number): void => {
    first = Math.max(0, Math.min(index, slides.length - inView));
    const last = first + inView;
    const range = inView > 1 ? `${first + 1}–${last}` : String(last);
    if (words !== (words = `${range} af ${slides.length}`)) count.textContent = words;
    for (const button of buttons)
      button.ariaDisabled = String(button.dataset["step"] === "1" ? last === slides.length : first === 0);
    // Not if a button has the focus, which would be lost.
    if (!controls.contains(document.activeElement)) controls.hidden = inView === slides.length;
  };

  const measure = (): void => {
    const pitch = left(1);
    const gap = pitch - (slides[0]?.offsetWidth ?? 0);
    // A tenth of a slide may be missing, for fractions of pixels.
    const fitting = pitch > 0 ? Math.floor((track.clientWidth + gap) / pitch + 0.1) : 1;
    inView = Math.max(1, Math.min(fitting, slides.length));
    // The last slide may not get to the left edge.
    const isAtEnd = track.scrollLeft > 0 && track.scrollLeft + track.clientWidth > track.scrollWidth - 2;
    const distances = slides.map((_slide, index) => Math.abs(left(index) - track.scrollLeft));
    show(isAtEnd ? slides.length : distances.indexOf(Math.min(...distances)));
  };

  for (const button of buttons)
    button.addEventListener("click", () => {
      if (button.ariaDisabled === "true") return;
      // Announced after a press, but not after a swipe.
      count.ariaLive = "polite";
      show(first + Number(button.dataset["step"]) * inView);
      track.scrollTo({ left: left(first) });
    });
  track.addEventListener(
    "scroll",
    () => {
      clearTimeout(timer);
      timer = window.setTimeout(measure, stillAfter);
    },
    { passive: true },
  );
  // Chromium 150 does not scroll to a focused link of which a part is in view.
  track.addEventListener("focusin", ({ target }) => {
    const index = slides.findIndex((slide) => slide.contains(target as Node));
    const isInView = index < 0 || (index >= first && index < first + inView);
    // Not for a press, since the link would move away below it.
    if (isInView || !(target as Element).matches(":focus-visible")) return;
    count.ariaLive = "off";
    show(index);
    track.scrollTo({ left: left(first) });
  });
  new ResizeObserver(measure).observe(track);
}

enhanceEach("[data-slider]", enhanceSlider);
