/** `npm run build` of this package: builds the common code once, before the widgets that use it. */
import { loadParts } from "./load-parts.ts";

await loadParts();
