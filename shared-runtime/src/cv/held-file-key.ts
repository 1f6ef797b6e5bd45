import type { ToolId } from "../session/tool-session.ts";
import type { SessionKey } from "../storage/stored-items.ts";

/** Names the kept file in the storage of this tab. Another tab has another storage. */
export const heldFileKey = (tool: ToolId): SessionKey => `held-file/${tool}`;
