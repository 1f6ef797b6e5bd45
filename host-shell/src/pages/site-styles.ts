// Entry of the style sheet of all pages: it contains the styles of these modules and of all that they import.
import "shared-runtime/theme/theme.css.ts";
import "./chrome/page.css.ts";
import "./render-page.tsx";
