import type { ToolId } from "../session/tool-session.ts";
import type { SessionKey } from "../storage/stored-items.ts";

/** The key of the kept file in this tab's session storage. Other tabs have other storages. */
export const heldFileKey = (tool: ToolId): SessionKey => `held-file/${tool}`;
