// Entry of the style sheet of pages. The build makes a style sheet for each block, template and pattern; all other
// styles are on every page. This module imports no server code, since browsers import it in development.
import "shared-runtime/theme/theme.css.ts";
import "./chrome/page.css.ts";
import "./chrome/site-accents.css.ts";
import "./chrome/site-chrome.tsx";
import "./render-page.tsx";
import "./templates/template-registry.ts";
import "./block/block-registry.ts";
