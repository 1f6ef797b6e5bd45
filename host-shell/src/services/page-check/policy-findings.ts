import type { PageFinding } from "shared-runtime/api/page-check.ts";
import {
  forbidsScripts,
  isBlocked,
  type PermittingLine,
  permittingLine,
  type PolicyRequest,
  refusesTrustedTypes,
  requiresTrustedTypes,
} from "./content-policy.ts";

interface Page {
  /** Policies of the header. */
  readonly headers: readonly string[];
  /** Policies in `meta` elements. */
  readonly metas: readonly string[];
  readonly address: URL;
  readonly host: string;
  /** The tag that loads the host's script; `undefined` if the page needs none. */
  readonly script: { readonly nonce: string | undefined; readonly isLoader: boolean } | undefined;
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

const list = new Intl.ListFormat("da");

/** What the page's content security policy would block. */
export function policyFindings(page: Page): readonly PageFinding[] {
  const { headers, script, host } = page;
  const policies = [...headers, ...page.metas];
  const findings: PageFinding[] = [];
  if (script && headers.some(forbidsScripts)) {
    findings.push({
      key: "policySandbox",
      status: "bad",
      title: "Sidens regler forbyder alle scripts",
      text: "Sidens Content-Security-Policy nævner sandbox uden allow-scripts. Bed den, der driver siden, om at tilføje ordet eller fjerne sandbox.",
      code: "sandbox allow-scripts allow-same-origin allow-forms",
    });
  }
  findings.push(...blockingFindings(page, policies));
  const requiresTypes = policies.some(requiresTrustedTypes);
  if (script && requiresTypes && !script.isLoader) {
    findings.push({
      key: "policyTrustedTypes",
      status: "bad",
      title: "Sidens regler forbyder linjen med embed.js",
      text: "Sidens Content-Security-Policy nævner require-trusted-types-for, og så kan embed.js ikke hente værktøjerne. Erstat linjen med den her, som kan.",
      code: `<script type="module" src="${host}/loader.js"></script>`,
    });
  }
  const refusing = policies.filter(refusesTrustedTypes);
  if (script && refusing.length > 0) {
    findings.push({
      key: "policyTypesName",
      status: "bad",
      title: "Sidens regler forbyder værktøjets første billede",
      text: "Sidens Content-Security-Policy nævner trusted-types uden host-shell. Bed den, der driver siden, om at erstatte linjen med den her.",
      code: [...new Set(refusing.map(typesLine))].join("\n"),
    });
  }
  return findings;
}

/** One finding for each policy, since each has lines of its own. */
function blockingFindings({ address, host, script, hasFrame }: Page, policies: readonly string[]): PageFinding[] {
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
  return [...new Set(policies)].flatMap((policy) => {
    const blocked = requests.filter((request) => isBlocked(policy, request, address));
    if (blocked.length === 0) return [];
    const permitting = blocked.map((request) => permittingLine(policy, request));
    const lines = permitting.filter(({ needsNonce }) => !needsNonce);
    const needsNonce = lines.length < permitting.length;
    const advice = [
      ...(lines.length > 0 ? [`Bed den, der driver siden, om at ${instruction(lines)}.`] : []),
      ...(needsNonce
        ? [
            "Med 'strict-dynamic' tæller adresser ikke, så linjen med <script> skal have sidens nonce, som er ny ved hver visning.",
          ]
        : []),
    ];
    return [
      {
        key: "policyBlocks",
        // If only the font is blocked, the tool works with another font.
        status: blocked.every(({ directive }) => directive === "font-src") ? "warn" : "bad",
        title: "Sidens regler forbyder værktøjet",
        text: `Sidens Content-Security-Policy forbyder ${list.format(blocked.map(({ directive }) => needs[directive]))} fra ${host}. ${advice.join(" ")}`,
        code: [
          ...lines.map(({ line }) => `${line};`),
          ...(needsNonce ? [`<script src="${host}/embed.js" nonce="…"></script>`] : []),
        ].join("\n"),
      },
    ];
  });
}

/** Says which lines of the policy are replaced and which are new. */
function instruction(lines: readonly PermittingLine[]): string {
  const replaced = [...new Set(lines.filter(({ replaces }) => replaces).map(({ directive }) => directive))];
  const added = [...new Set(lines.filter(({ replaces }) => !replaces).map(({ directive }) => directive))];
  const replacing = `erstatte ${replaced.length === 1 ? "linjen" : "linjerne"} ${list.format(replaced)} med ${replaced.length === 1 ? "den" : "dem"} her`;
  const adding = `tilføje ${added.length === 1 ? "linjen" : "linjerne"} ${list.format(added)} her`;
  if (added.length === 0) return replacing;
  return replaced.length === 0 ? adding : `${replacing}, og ${adding}`;
}

/** The directive `trusted-types` of a policy, with the name of the loader's Trusted Types policy added to it. */
function typesLine(policy: string): string {
  const line = policy.split(";").find((part) => /^\s*trusted-types(\s|$)/i.test(part)) ?? "trusted-types";
  const words = line
    .trim()
    .split(/\s+/)
    .filter((word) => word.toLowerCase() !== "'none'");
  return `${words.join(" ")} host-shell;`;
}
