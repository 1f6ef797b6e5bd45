import type { Plugin } from "vite";

const entry = "/remoteEntry.js";

/**
 * Lets a Vite dev server stand in for a built remote: it answers `/remoteEntry.js` with the same `init` and `get`, so
 * the loader treats it like a published version, and React Fast Refresh works inside shadow roots.
 */
export function devRemote({ name }: { readonly name: string }): Plugin {
  return {
    name: "dev-remote",
    apply: "serve",
    resolveId: (id) => (id === entry ? id : undefined),
    load: (id) => (id === entry ? devEntry(name) : undefined),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        // Removes the segment that a retry adds to make the address new, since a failed address is not fetched again.
        request.url = request.url?.replace(/\/~\d+\//, "/") ?? "/";
        if (request.url !== "/texts.json" && request.url !== "/first-frame.html") return next();
        response.setHeader("access-control-allow-origin", "*");
        response.end(request.url === "/texts.json" ? "{}" : "");
      });
    },
  };
}

/*
 * Vite puts styles into the head of the document, where they would style the page. They are disabled there; the shadow
 * roots get copies, which are updated here.
 */
function devEntry(name: string): string {
  return `
import RefreshRuntime from "/@react-refresh";
RefreshRuntime.injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
window.__vite_plugin_react_preamble_installed__ = true;

const roots = new Set();
const pageIsDeveloped = document.querySelector('script[src$="/@vite/client"]') !== null;
const copyStyles = () => {
  const styles = [...document.head.querySelectorAll("style[data-vite-dev-id]")];
  // A page that is developed itself has styles among them.
  if (!pageIsDeveloped) for (const style of styles) style.media = "not all";
  for (const root of roots) {
    for (const copy of root.querySelectorAll("style[data-vite-dev-id]")) copy.remove();
    const copies = styles.map((style) => style.cloneNode(true));
    for (const copy of copies) copy.media = "";
    root.prepend(...copies);
  }
};
new MutationObserver(copyStyles).observe(document.head, { childList: true, subtree: true, characterData: true });

export const init = () => {};
export const get = async () => {
  const { mount } = await import("/src/widget.tsx");
  return () => ({
    mount(container, input, host) {
      const root = container.getRootNode();
      roots.add(root);
      copyStyles();
      console.info(${JSON.stringify(`${name}: served by its development server`)});
      const mounted = mount(container, input, host);
      return { unmount() { roots.delete(root); mounted.unmount(); } };
    },
  });
};
`;
}
