import sanitizeHtml from "sanitize-html";

/** They run or load something by themselves, or are read in another way by browsers than by parsers. */
const activeElements = [
  "base",
  "embed",
  "frame",
  "frameset",
  "iframe",
  "link",
  "meta",
  "noembed",
  "noframes",
  "object",
  "plaintext",
  "script",
  "style",
  "template",
  "xmp",
];
const activeElement = new RegExp(`<(${activeElements.join("|")})[\\s/>]`, "i");

/** What in the markup of a first frame would run by itself: names of elements and attributes. */
export function activeMarkup(html: string): readonly string[] {
  const found = new Set<string>();
  sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    transformTags: {
      "*": (tagName, attribs) => {
        if (activeElements.includes(tagName)) found.add(tagName);
        for (const [name, value] of Object.entries(attribs)) if (isActive(name, value)) found.add(name);
        return { tagName, attribs };
      },
    },
  });
  // Where comments, quotations and `noscript` end, browsers and parsers may differ: what looks active is.
  if (found.size === 0) {
    for (const pattern of [/<[a-z][^>]*[\s/"'](on[a-z]+)\s*=/i, activeElement]) {
      const [, part] = pattern.exec(html) ?? [];
      if (part) found.add(part.toLowerCase());
    }
  }
  return [...found];
}

function isActive(name: string, value: string): boolean {
  // Browsers leave out spaces and control characters when they read an address.
  const address = value.replace(/[\u0000-\u0020]/g, "").toLowerCase();
  return name.startsWith("on") || name === "srcdoc" || /(javascript|vbscript):|data:text\/html/.test(address);
}
