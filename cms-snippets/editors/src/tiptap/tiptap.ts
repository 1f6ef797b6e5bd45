export { LederkredsenTool, type LederkredsenToolOptions } from "./lederkredsen-tool.ts";
export { toolButton } from "./tool-button.ts";
