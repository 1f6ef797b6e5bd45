import axe from "axe-core";

/** Every axe finding in an element, one line each. jsdom has no layout, so browser tests check the contrast. */
export async function axeFindings(element: Element): Promise<readonly string[]> {
  const { violations } = await axe.run(element, {
    rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
  });
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}
