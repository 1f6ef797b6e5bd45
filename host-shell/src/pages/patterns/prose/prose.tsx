import type { PolicyNeeds } from "../../block/prepared-block.ts";
import type { Site } from "../../sites/site.ts";
import * as styles from "./prose.css.ts";

/** Running text from an editor. `html` is sanitised. */
export function Prose({ html }: { readonly html: string }) {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The origins that the policy must allow for images in editors' texts. */
export function imagesIn(site: Pick<Site, "mediaHosts">, ...texts: readonly (string | undefined)[]): PolicyNeeds {
  return texts.some((html) => html?.includes("<img ")) ? { images: site.mediaHosts } : {};
}
