import type { PageFinding } from "shared-runtime/api/page-check.ts";
import type { UnreadPage } from "./fetch-page.ts";

/** Says in Danish why a page could not be read. */
export function unreadFinding(unread: UnreadPage): PageFinding {
  const { key, title, text } = wordsOf(unread);
  return { key, status: "bad", title, text };
}

function wordsOf(unread: UnreadPage): Omit<PageFinding, "status"> {
  switch (unread.kind) {
    case "slow":
      return {
        key: "noAnswer",
        title: "Siden svarer ikke",
        text: "Vi fik intet svar inden for fem sekunder. Er den på et lukket netværk, kan serveren ikke se den.",
      };
    case "unfinished":
      return {
        key: "noEnd",
        title: "Siden bliver ikke færdig",
        text: "Den begyndte at svare, men var ikke hentet efter fem sekunder. Prøv igen. Sker det hver gang, så sig det til den, der driver siden.",
      };
    case "unknownHost":
      return {
        key: "unknownHost",
        title: "Webstedet findes ikke",
        text: "Ingen server har det navn. Se efter, om adressen er stavet rigtigt.",
      };
    case "disconnected":
      return {
        key: "disconnected",
        title: "Forbindelsen blev lukket",
        text: "Serveren afviste os eller lukkede forbindelsen med det samme. Virker siden i din browser, så bed den, der driver den, om at lukke os ind.",
      };
    case "circles":
      return {
        key: "redirectedInCircles",
        title: unread.isRing ? "Siden sender videre i ring" : "Siden sender videre for mange gange",
        text: unread.isRing
          ? `Den ender ved ${unread.address.href}, som den allerede har været forbi, så ingen kan åbne den uden cookies. Sig det til den, der driver siden.`
          : "Den sendte videre mere end fem gange. Brug den adresse, som browseren ender på.",
      };
    case "status":
      return { key: "wrongStatus", title: `Siden svarer ${unread.status}`, text: statusText(unread.status) };
    case "elsewhere":
      return {
        key: "redirected",
        title: "Siden sender videre til et andet websted",
        text: `Den fører til ${unread.address.origin}, og der henter vi ikke sider. Er det en side, hvor man logger ind, så åbn siden selv i redigering.`,
      };
    case "notHtml":
      return {
        key: "notHtml",
        title: "Adressen er ikke en side",
        text: `Den giver ${unread.type === "" ? "en fil uden type" : unread.type} i stedet for HTML.`,
      };
  }
}

function statusText(status: number): string {
  if (status === 401 || status === 403)
    return "Den kræver, at man er logget ind, og det kan serveren ikke. Åbn den selv i redigering.";
  if (status >= 500)
    return "Serveren har en fejl. Prøv igen om lidt. Bliver det ved, så sig det til den, der driver siden.";
  if (status === 429) return "Den har fået for mange kald på kort tid. Vent et minut, og prøv igen.";
  return "Er siden udgivet, og er adressen rigtig? Vi henter den, som alle besøgende gør.";
}
