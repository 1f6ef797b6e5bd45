// The site's styles, kept up to date while they are edited.
import "../pages/site-styles.ts";
