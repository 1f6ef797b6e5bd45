import axe from "axe-core";
import { beforeAll, expect, test } from "vitest";
import { drawRealPages, paths } from "./testing/real-pages.ts";

let documentAt: (path: string) => Document;
beforeAll(async () => {
  ({ documentAt } = await drawRealPages());
}, 180_000);

/** What visitors see: shadow roots without their hosts, which is enough for names and roles, and no other templates. */
function shownIn<TNode extends HTMLElement | DocumentFragment>(node: TNode): TNode {
  const copy = document.importNode(node, true);
  for (const link of copy.querySelectorAll("link")) link.remove();
  for (const template of copy.querySelectorAll("template"))
    template.replaceWith(...(template.hasAttribute("shadowrootmode") ? shownIn(template.content).childNodes : []));
  return copy;
}

test.each(paths)("%s has no axe violations", async (path) => {
  const { documentElement } = documentAt(path);
  document.documentElement.lang = documentElement.lang;
  document.head.innerHTML = `<title>${documentAt(path).title}</title>`;
  document.body.replaceChildren(...shownIn(documentAt(path).body).childNodes);
  // Colours and sizes need a layout.
  const { violations } = await axe.run(document, {
    rules: {
      "color-contrast": { enabled: false },
      "target-size": { enabled: false },
      // Exempt: a tool that is shown inside another page, which has the heading.
      "page-has-heading-one": { enabled: !path.startsWith("/vaerktoej/") },
    },
  });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});
