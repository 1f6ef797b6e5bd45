/** Where an event is: at its address, online, or both. */
export type EventPlace = "offline" | "online" | "mixed";

/** Reads the place from an address: "Online", "Online på Teams" or "Åboulevarden 31, Aarhus, og online". */
export function placeOf(address: string): EventPlace {
  if (/^online\b/i.test(address.trim())) return "online";
  return /\bonline\b/i.test(address) ? "mixed" : "offline";
}
