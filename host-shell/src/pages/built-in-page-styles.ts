// Entry of the additional style sheet for built-in pages. It imports no server code, since browsers import it in
// development.
import "./site-styles.ts";
import "./replay/locked-blocks.tsx";
import "./replay/lockfile-form.tsx";
import "./status/status-view.tsx";
import "./log-in/log-in-view.tsx";
import "./test-id/test-id-view.tsx";
import "./embed/embed-studio/tool-list.tsx";
import "./embed/embed-studio/tool-studio.tsx";
import "./embed/embed-preview/preview-blocks.tsx";
import "./embed/page-check/check-view.tsx";
