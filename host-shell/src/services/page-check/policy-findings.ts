import type { PageFinding } from "shared-runtime/api/page-check.ts";
import { isBlocked, type PolicyRequest, refusesTrustedTypes } from "./content-policy.ts";

interface Page {
  readonly policies: readonly string[];
  readonly address: URL;
  readonly host: string;
  /** Whether the page loads the host's script, and its nonce. */
  readonly script: { readonly nonce: string | undefined } | undefined;
  /** Whether a frame shows a tool. */
  readonly hasFrame: boolean;
}

const needs = {
  "script-src": "scripts",
  "connect-src": "kald til serveren",
  "style-src": "styles",
  "font-src": "skrifttyper",
  "frame-src": "rammer",
} as const;

/** What the page's content security policy would block. */
export function policyFindings({ policies, address, host, script, hasFrame }: Page): readonly PageFinding[] {
  const target = new URL(`${host}/embed.js`);
  const requests: readonly PolicyRequest[] = [
    ...(script
      ? [
          { directive: "script-src", address: target, nonce: script.nonce } as const,
          { directive: "connect-src", address: target } as const,
          { directive: "style-src", address: target } as const,
          { directive: "font-src", address: target } as const,
        ]
      : []),
    ...(hasFrame ? [{ directive: "frame-src", address: target } as const] : []),
  ];
  const blocked = requests.filter((request) => policies.some((policy) => isBlocked(policy, request, address)));
  const findings: PageFinding[] = [];
  if (blocked.length > 0) {
    const names = blocked.map(({ directive }) => needs[directive]);
    // The tool works in another font.
    const isFontOnly = blocked.every(({ directive }) => directive === "font-src");
    findings.push({
      key: "policyBlocks",
      status: isFontOnly ? "warn" : "bad",
      title: "Sidens regler forbyder værktøjet",
      text: `Sidens Content-Security-Policy forbyder ${new Intl.ListFormat("da").format(names)} fra ${host}. Bed den, der driver siden, om at tilføje adressen.`,
      code: blocked.map(({ directive }) => `${directive} ${host}`).join("; "),
    });
  }
  if (script && policies.some(refusesTrustedTypes)) {
    findings.push({
      key: "policyTrustedTypes",
      status: "bad",
      title: "Sidens regler forbyder værktøjets første billede",
      text: "Sidens Content-Security-Policy nævner trusted-types uden host-shell. Bed den, der driver siden, om at tilføje navnet.",
      code: "trusted-types host-shell",
    });
  }
  return findings;
}
