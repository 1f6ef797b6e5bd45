import { followMarketing, hasConsentTool } from "../../../enhance/follow-marketing.ts";
import { enhanceEach } from "../../../enhance/enhance-each.ts";
import { boundedHeight } from "../../embeds/frame-height.ts";

/** Milliseconds after which a frame that has not loaded is removed, so that only its link remains. */
const slowMs = 10_000;

/** Loads the frame in `place` when it is near and allowed, and removes it if consent is withdrawn. */
export function enhanceFrame(place: HTMLElement): void {
  const drawn = place.querySelector("iframe");
  if (!drawn) return;
  const empty = drawn.cloneNode() as HTMLIFrameElement;
  const { origin, waits, own } = place.dataset;
  let frame = drawn;
  let isNear = false;
  let isAllowed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (state: string): void => {
    place.dataset["foreignFrame"] = state;
  };
  const isLoaded = (): boolean => frame.hasAttribute("src");
  /** Replaces the frame by an empty one, since another address in the same frame would be an entry in the history. */
  const unload = (state: string): void => {
    clearTimeout(timer);
    const fresh = empty.cloneNode() as HTMLIFrameElement;
    frame.replaceWith(fresh);
    frame = fresh;
    show(state);
  };
  const onLoaded = (): void => {
    clearTimeout(timer);
    show("live");
  };
  const load = (): void => {
    const address = new URL(frame.dataset["src"] ?? "", location.href);
    // A frame of this server that keeps its origin could act as the visitor.
    if (own === undefined && address.origin === location.origin) return show("failed");
    show("loading");
    timer = setTimeout(() => unload("failed"), slowMs);
    // Our own documents send their height when they are shown. The `load` event also occurs for an error page.
    if (own === undefined) frame.addEventListener("load", onLoaded);
    frame.src = address.href;
  };
  const update = (): void => {
    if (isAllowed && isNear && place.dataset["foreignFrame"] !== "failed") return isLoaded() ? undefined : load();
    if (!isAllowed && isLoaded()) return unload("asking");
    if (place.dataset["foreignFrame"] !== "failed") show(isAllowed ? "waiting" : "asking");
  };

  addEventListener(
    "message",
    ({ source, origin: sender, data }: MessageEvent<{ readonly height?: unknown } | null>) => {
      if (!isLoaded() || source !== frame.contentWindow || sender !== origin) return;
      const height = data?.height;
      if (typeof height !== "number" || !Number.isFinite(height)) return;
      frame.height = String(boundedHeight(height));
      if (own !== undefined) onLoaded();
    },
  );
  new IntersectionObserver(
    ([entry], observer) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      isNear = true;
      update();
    },
    { rootMargin: "600px" },
  ).observe(place);
  if (waits === undefined) isAllowed = true;
  else {
    const button = place.querySelector<HTMLElement>("[data-cookie-settings]");
    if (button) button.hidden = !hasConsentTool();
    followMarketing((isMarketingAllowed) => {
      isAllowed = isMarketingAllowed;
      update();
    });
  }
}

enhanceEach("[data-foreign-frame]", enhanceFrame);
