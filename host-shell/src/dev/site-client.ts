// Loads the styles of all pages, with hot replacement.
import "../pages/built-in-page-styles.ts";
