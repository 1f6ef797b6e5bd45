import { followMarketing, hasConsentTool } from "../../../enhance/follow-marketing.ts";
import { enhanceEach } from "../../../enhance/enhance-each.ts";

/** The milliseconds after which a player that has not loaded is replaced by a link. */
const slowMs = 10_000;
/** Above this width of the window, in pixels, a video in the mode `fullscreen` is shown in fullscreen. */
const narrowPx = 767;

/** Plays a video after a press, with consent, and stops it if consent is withdrawn. */
export function enhanceVideo(figure: HTMLElement): void {
  const find = (selector: string) => figure.querySelector<HTMLElement>(selector);
  const [play, stage, settings] = [find("[data-play]"), find("[data-stage]"), find("[data-cookie-settings]")];
  const theatre = figure.querySelector("dialog");
  const drawn = figure.querySelector("template");
  let player: HTMLIFrameElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAllowed = false;
  /** The state that the block gets when the player is removed. */
  let ending: "poster" | "failed" = "poster";

  const show = (state: string): void => {
    figure.dataset["video"] = state;
  };
  const isFullscreen = (): boolean =>
    document.fullscreenElement !== null && theatre?.contains(document.fullscreenElement) === true;
  const stop = (state: "poster" | "failed"): void => {
    clearTimeout(timer);
    ending = state;
    // `stop` is called again when fullscreen has ended: until then, nothing outside of fullscreen can take the focus.
    if (isFullscreen()) return void document.exitFullscreen();
    const stopped = player;
    player = undefined;
    const hadFocus = stopped?.parentElement !== stage || document.activeElement === stopped;
    theatre?.close();
    show(state);
    // The dialog gave the focus back to a button that was still hidden.
    if (hadFocus) (state === "failed" ? find("[data-failed]") : play)?.focus();
    stopped?.remove();
  };
  const start = (): void => {
    ending = "poster";
    const isWide = innerWidth > narrowPx;
    const screen = (isWide && find("[data-screen]")) || stage;
    player = drawn?.content.firstElementChild?.cloneNode() as HTMLIFrameElement;
    player.addEventListener("load", () => clearTimeout(timer));
    timer = setTimeout(() => stop("failed"), slowMs);
    screen?.append(player);
    show("playing");
    player.focus();
    if (screen !== stage) {
      theatre?.showModal();
      // Without permission, or in a browser without fullscreen, the dialog fills the window. The close button then has
      // the focus, since a focused player would not pass Escape on to the dialog.
      const fill = (): void => find("[data-close]")?.focus();
      if (screen?.requestFullscreen) screen.requestFullscreen().then(() => player?.focus(), fill);
      else fill();
    }
  };

  const thumbnail = figure.querySelector<HTMLImageElement>("[data-thumbnail]");
  const hideBroken = (): void => {
    if (thumbnail?.complete && thumbnail.naturalWidth === 0) thumbnail.hidden = true;
  };
  thumbnail?.addEventListener("error", hideBroken);
  hideBroken();
  play?.addEventListener("click", () => {
    if (isAllowed) return start();
    show("asking");
    settings?.focus();
  });
  find("[data-close]")?.addEventListener("click", () => stop("poster"));
  // Escape closes the dialog; the player is then stopped.
  theatre?.addEventListener("close", () => player && stop("poster"));
  let wasFullscreen = false;
  document.addEventListener("fullscreenchange", () => {
    if (wasFullscreen && !isFullscreen() && player) stop(ending);
    wasFullscreen = isFullscreen();
  });
  if (settings) settings.hidden = !hasConsentTool();
  followMarketing((isMarketingAllowed) => {
    isAllowed = isMarketingAllowed;
    if (!isAllowed && player) stop("poster");
    if (isAllowed && figure.dataset["video"] === "asking") start();
  });
}

enhanceEach("[data-video]", enhanceVideo);
