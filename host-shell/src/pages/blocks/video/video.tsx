import { text } from "shared-runtime/theme/typography.css.ts";
import { Button } from "shared-runtime/ui/button/button.tsx";
import { VisuallyHidden } from "shared-runtime/ui/visually-hidden/visually-hidden.tsx";
import * as v from "valibot";
import { attachmentAddress } from "../../block/attachment.ts";
import { defineBlock } from "../../block/define-block.ts";
import { optionalImage } from "../../content/fields/image.ts";
import { addressField } from "../../content/fields/link.ts";
import { optionalKey, textField } from "../../content/fields/text.ts";
import { thumbnailName, videoAt } from "../../embeds/video/video-platform.ts";
import { NewTabLink } from "../../patterns/new-tab-link/new-tab-link.tsx";
import { Picture } from "../../patterns/picture/picture.tsx";
import { PlayMark } from "./play-mark.tsx";
import * as styles from "./video.css.ts";

const modes = ["inline", "fullscreen"] as const;

/** The player is of another origin, so its own scripts cannot remove the sandbox. */
const playerSandbox = "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation";

/**
 * A video of a platform. The player is loaded after a press, and with consent to marketing. Without a picture of its
 * own, the block has the platform's thumbnail. This server fetches the thumbnail, so that no visitor calls the platform
 * before the press.
 */
export const video = defineBlock({
  name: "video",
  component: "Video",
  fields: v.object({ title: textField, address: addressField, poster: optionalImage, mode: optionalKey }),
  policy: ({ address, poster }, { site }) => {
    const found = videoAt(address, site.embeds);
    return { images: poster ? site.mediaHosts : [], frames: found ? [new URL(found.player).origin] : [] };
  },
  attachments: ({ address, poster }, { site }) => {
    const found = videoAt(address, site.embeds);
    return found && !poster ? [{ kind: "thumbnail", name: thumbnailName(found), thumbnail: found.thumbnail }] : [];
  },
  notes: ({ mode }) =>
    mode === undefined || modes.some((known) => known === mode)
      ? []
      : [`Visningen “${mode}” findes ikke. Vælg en af: ${modes.join(", ")}. Her vises inline.`],
  explanations: ({ address }, { site }) => [
    videoAt(address, site.embeds)
      ? "Videoen hentes først, når den besøgende trykker på Afspil og tillader markedsføring."
      : "Videoen vises kun som et link: adressen er ikke en video hos YouTube, Vimeo eller en platform i VIDEO_ORIGINS.",
  ],
  draw: ({ fields: { title, address, poster, mode }, outer, isFirst, view }) => {
    const found = videoAt(address, view.site.embeds);
    if (!found) {
      return (
        <div className={styles.section} {...outer}>
          <p>
            <NewTabLink href={address}>Se videoen »{title}«</NewTabLink>
          </p>
        </div>
      );
    }
    const { platform, page, player } = found;
    const watch = `Se videoen hos ${platform}`;
    return (
      <div className={styles.section} {...outer}>
        <figure className={styles.figure} data-video="poster">
          <template>
            <iframe
              title={`Video: ${title}`}
              allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
              referrerPolicy="strict-origin-when-cross-origin"
              sandbox={playerSandbox}
              src={player}
            />
          </template>
          <div className={styles.stage} data-stage="">
            <div className={styles.poster}>
              {poster ? (
                <Picture image={poster} shape="wide" isFirst={isFirst} />
              ) : (
                <img
                  className={styles.thumbnail}
                  data-thumbnail=""
                  src={attachmentAddress({ name: thumbnailName(found) }, view.path)}
                  alt=""
                  width="1280"
                  height="720"
                  loading={isFirst ? undefined : "lazy"}
                />
              )}
            </div>
            <a className={styles.unscripted} href={page} tabIndex={-1} aria-hidden="true">
              <PlayMark />
            </a>
            <button className={styles.play} type="button" data-play="">
              <PlayMark />
              <VisuallyHidden>Afspil: {title}</VisuallyHidden>
            </button>
            <div className={styles.asking}>
              <p>
                Videoen hentes fra {platform}, som kan gemme cookies til markedsføring. Tillad markedsføring, så kan du
                se den her.
              </p>
              <Button variant="outline" data-cookie-settings="">
                Vælg cookies
              </Button>
            </div>
            <div className={styles.failed} data-failed="" tabIndex={-1}>
              <p>Videoen kunne ikke hentes.</p>
              <NewTabLink href={page}>{watch}</NewTabLink>
            </div>
          </div>
          <figcaption className={`${styles.caption} ${text.small}`}>
            <span className={styles.title}>{title}</span>
            <NewTabLink href={page}>{watch}</NewTabLink>
          </figcaption>
          {mode === "fullscreen" && (
            <dialog className={styles.theatre} aria-label={title}>
              <div className={styles.screen} data-screen="">
                <div className={styles.bar}>
                  <NewTabLink href={page}>{watch}</NewTabLink>
                  <button className={styles.close} type="button" data-close="">
                    Luk video
                  </button>
                </div>
              </div>
            </dialog>
          )}
        </figure>
      </div>
    );
  },
});
