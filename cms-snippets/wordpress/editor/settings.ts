import { checkConnection, type Finding } from "./check-connection.ts";
import { __ } from "./wordpress.ts";

/** The button of the settings page that checks the address in the field, even before the address is saved. */
function offerCheck(): void {
  const field = document.querySelector<HTMLInputElement>("#lederkredsen-host");
  const button = document.querySelector<HTMLButtonElement>("#lederkredsen-check");
  const list = document.querySelector<HTMLElement>("#lederkredsen-checks");
  if (!field || !button || !list) return;
  button.addEventListener("click", () => {
    void (async () => {
      const host = field.value.trim().replace(/\/(?:embed\.js|loader\.js)?$/, "");
      if (!URL.canParse(host)) return show(list, [{ isGood: false, about: "unreachable" }]);
      button.disabled = true;
      list.textContent = __("Checking …");
      const findings = await checkConnection({
        host,
        origin: location.origin,
        fetch: (address) => fetch(address, { cache: "no-store", signal: AbortSignal.timeout(10_000) }),
      });
      button.disabled = false;
      show(list, findings);
      return undefined;
    })();
  });
}

function show(list: HTMLElement, findings: readonly Finding[]): void {
  list.replaceChildren(
    ...findings.map((finding) => {
      const item = document.createElement("p");
      item.className = `notice inline ${finding.isGood ? "notice-success" : "notice-error"}`;
      item.dataset["finding"] = finding.about;
      item.textContent = `${finding.isGood ? "✓" : "✗"} ${textOf(finding)}`;
      return item;
    }),
  );
}

function textOf({ about, detail = "" }: Finding): string {
  const { sprintf } = wp.i18n;
  switch (about) {
    case "insecure":
      return __("This site has https, so browsers refuse a host with http. Write an address with https.");
    case "unreachable":
      return __(
        "The host does not answer at this address. Check how it is written, or ask the people who run the tools.",
      );
    case "foreign":
      return __("Something else than the tools answers at this address.");
    case "registry":
      return sprintf(__("The host answers, and has these tools: %s."), detail);
    case "script":
      return __("The script that shows the tools is there.");
    case "script-missing":
      return __("The script that shows the tools, embed.js, is missing. The host may be too old.");
    case "origin":
      return sprintf(__("The tools may be used on %s."), detail);
    case "origin-missing":
      return sprintf(
        __(
          "The tools are shown on %1$s, but cannot send anything. Ask the people who run the tools to add %1$s to ALLOWED_ORIGINS.",
        ),
        detail,
      );
  }
}

offerCheck();
