import sanitizeHtml from "sanitize-html";

/** Elements that run or load something by themselves, or whose content browsers and parsers read differently. */
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

/** Returns the names of elements and attributes in a first frame that would run by themselves. */
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
  // Browsers and parsers may differ on the end of comments, quotations and `noscript`, so anything that looks active
  // counts.
  if (found.size === 0) {
    for (const pattern of [/<[a-z][^>]*[\s/"'](on[a-z]+)\s*=/i, activeElement]) {
      const [, part] = pattern.exec(html) ?? [];
      if (part) found.add(part.toLowerCase());
    }
  }
  return [...found];
}

function isActive(name: string, value: string): boolean {
  // Browsers ignore spaces and control characters in an address.
  const address = value.replace(/[\u0000-\u0020]/g, "").toLowerCase();
  return name.startsWith("on") || name === "srcdoc" || /(javascript|vbscript):|data:text\/html/.test(address);
}
