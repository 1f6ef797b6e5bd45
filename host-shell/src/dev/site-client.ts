// Loads the styles of all pages, with hot replacement, and the scripts of all blocks.
import "../pages/built-in-page-styles.ts";

import.meta.glob("../pages/{blocks,patterns,embed}/*/*.enhance.ts", { eager: true });
import.meta.glob("../pages/embed/*/*.css.ts", { eager: true });
