import type { EditorTool } from "shared-runtime/editors/editor-tool.ts";
import * as styles from "./embed-studio.css.ts";

/**
 * The picture of a tool; its icon on a surface of the same size if it has no picture. Decorative: the title is next to
 * it.
 */
export function ToolPicture({ tool: { profile } }: { readonly tool: EditorTool }) {
  if (profile?.picture !== undefined) {
    return (
      <div className={styles.picture} data-picture={profile.picture}>
        <noscript>
          <img src={profile.picture} alt="" loading="lazy" width={480} height={300} />
        </noscript>
      </div>
    );
  }
  return (
    <div className={styles.noPicture}>
      {profile && (
        <svg viewBox="0 0 20 20" width="64" height="64" fill="none" stroke="currentColor" aria-hidden="true">
          <path d={profile.icon} />
        </svg>
      )}
    </div>
  );
}
