import type { ToolId } from "../session/tool-session.ts";

/** Names the kept file in the storage of this tab. Another tab has another storage. */
export const heldFileKey = (tool: ToolId): string => `held-file/${tool}`;
