// Entry of the additional style sheet of built-in pages. Imports no server code: in development a browser imports it.
import "./site-styles.ts";
import "./replay/locked-blocks.tsx";
import "./replay/lockfile-form.tsx";
import "./status/status-view.tsx";
import "./log-in/log-in-view.tsx";
import "./test-id/test-id-view.tsx";
