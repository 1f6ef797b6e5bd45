// The styles of all pages, kept up to date while they are edited.
import "../pages/built-in-page-styles.ts";
