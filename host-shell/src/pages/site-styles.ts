// The entry of the style sheet of all pages: whatever these modules import has its styles in it.
import "shared-runtime/theme/theme.css.ts";
import "./chrome/page.css.ts";
import "./render-page.tsx";
