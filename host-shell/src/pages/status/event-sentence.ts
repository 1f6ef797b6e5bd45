import { compare } from "semver";
import type { RegistryEvent } from "../../services/widget-registry/widget-registry.tables.ts";
import { releaser } from "../../services/widget-registry/gradual-release/releaser.ts";
import { unnamed } from "../../services/widget-registry/without-names.ts";

const healer = "self-healing";

/** Describes an event in Danish: who did what. */
export function eventSentence({
  action,
  actor: by,
  version,
  channel,
  previous,
  share,
  token,
  key,
}: RegistryEvent): string {
  const actor = by === unnamed ? "En medarbejder" : by;
  const access = token === null ? "en adgang" : `adgangen »${token}«`;
  const from = previous === null || previous === version ? "" : ` i stedet for ${previous}`;
  const whom = share === null ? "" : ` for ${share} % af de besøgende`;
  switch (action) {
    case "publish":
      return channel === null
        ? `${actor} udgav ${version}, uden at nogen får den endnu`
        : `${actor} udgav ${version} på ${channel}${whom}${from}`;
    case "promote":
      return `${actor === releaser ? "Den gradvise udgivelse" : actor} satte ${version} på ${channel}${whom}${from}`;
    case "rollback":
      return `${actor} rullede ${channel} tilbage til ${version}${from}`;
    case "heal":
      return `${isOwn(actor) ? "Registret" : actor} tog ${previous ?? "en version"} af ${channel}, og siderne får ${version || "intet"}`;
    case "withdraw":
      return `${actor} trak ${version} tilbage af sikkerhedsgrunde`;
    case "end":
      return `${channel} sluttede med ${previous}, da ${by === unnamed ? "en medarbejder" : by === releaser ? "den gradvise udgivelse" : by} ${isBelow(version, previous) ? "rullede stable tilbage til" : "gav stable"} ${version}`;
    case "release":
      return `${actor} begyndte at udgive ${version} gradvist${whom}`;
    case "advance":
      return `${actor === releaser ? "Registret" : actor} gav ${version} til ${share} % af de besøgende`;
    case "hold":
      return `${actor} holdt den gradvise udgivelse af ${version} på ${share} %`;
    case "continue":
      return `${actor} lod den gradvise udgivelse af ${version} fortsætte`;
    case "stop":
      return `${actor} stoppede den gradvise udgivelse af ${previous} ved ${share} %, og alle får ${version} igen`;
    case "token":
      return `${actor} lavede ${access}`;
    case "revoke":
      return `${actor} lukkede ${access}`;
    case "add-key":
      return `${actor} tilføjede nøglen ${key}`;
    case "revoke-key":
      return `${actor} lukkede nøglen ${key}`;
    case "sign":
      return `${actor} underskrev ${version} med nøglen ${key}`;
    default:
      return `${actor}: ${String(action)} ${version ?? ""}`.trim();
  }
}

function isOwn(actor: string): boolean {
  return actor === healer || actor === releaser;
}

function isBelow(version: string | null, other: string | null): boolean {
  return version !== null && other !== null && compare(version, other) < 0;
}
