// Entry of the style sheets of pages. The build gives blocks, templates and patterns a sheet each; all else is on every
// page. Imports no server code: in development a browser imports it.
import "shared-runtime/theme/theme.css.ts";
import "./chrome/page.css.ts";
import "./chrome/site-chrome.tsx";
import "./render-page.tsx";
import "./templates/template-registry.ts";
import "./block/block-registry.ts";
