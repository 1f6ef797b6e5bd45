import { isEditing } from "../../../enhance/is-editing.ts";

/** Makes the buttons of a slider work, and states which slide is in view. */
export function enhanceSlider(slider: HTMLElement): void {
  const track = slider.querySelector<HTMLElement>("[data-track]");
  const count = slider.querySelector<HTMLElement>("[data-count]");
  const slides = [...slider.querySelectorAll<HTMLElement>("[data-track] > ul > li")];
  const buttons = [...slider.querySelectorAll<HTMLButtonElement>("[data-step]")];
  if (!track || !count) return;
  // Kept here, since a translator may have changed the number on the page.
  let current = 0;

  const show = (index: number): void => {
    if (index === current) return;
    current = index;
    count.textContent = `${index + 1} af ${slides.length}`;
    for (const button of buttons) {
      const next = index + Number(button.dataset["step"]);
      button.ariaDisabled = String(next < 0 || next >= slides.length);
    }
  };
  const left = (slide: HTMLElement): number => slide.offsetLeft - (slides[0]?.offsetLeft ?? 0);

  for (const button of buttons)
    button.addEventListener("click", () => {
      const slide = slides[current + Number(button.dataset["step"])];
      // Announced after a press, but not for each slide that a swipe passes.
      count.ariaLive = "polite";
      if (slide) track.scrollTo({ left: left(slide) });
    });
  track.addEventListener(
    "scroll",
    () => {
      const distances = slides.map((slide) => Math.abs(left(slide) - track.scrollLeft));
      show(distances.indexOf(Math.min(...distances)));
    },
    { passive: true },
  );
}

if (!isEditing()) document.querySelectorAll<HTMLElement>("[data-slider]").forEach(enhanceSlider);
