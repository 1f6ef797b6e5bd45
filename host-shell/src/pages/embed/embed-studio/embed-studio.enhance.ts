/** Shows the pictures of tools as they come into sight: browsers load lazy images long before that. */
function showPictures(places: readonly HTMLElement[]): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const { picture } = (target as HTMLElement).dataset;
      if (!isIntersecting || picture === undefined) continue;
      observer.unobserve(target);
      target.replaceChildren(Object.assign(new Image(480, 300), { src: picture, alt: "" }));
    }
  });
  for (const place of places) observer.observe(place);
}

const studio = document.querySelector<HTMLElement>("[data-embed-studio]");
if (studio) void import("./start-studio.ts").then(({ startStudio }) => startStudio(studio));
showPictures([...document.querySelectorAll<HTMLElement>("[data-picture]")]);
