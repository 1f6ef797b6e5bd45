import { isIP } from "node:net";
import * as v from "valibot";

export const wholeNumber = (from: number, to: number) => {
  const must = `must be a whole number from ${from} to ${to}`;
  return v.pipe(v.string(), v.regex(/^\d{1,9}$/, must), v.toNumber(), v.minValue(from, must), v.maxValue(to, must));
};

export const origin = v.custom<string>((input) => {
  const url = typeof input === "string" && URL.parse(input);
  // An origin with a star is refused, since it would match no origin.
  const isPlain = /^https?:\/\/[^*]+$/.test(String(input));
  return Boolean(url) && isPlain && URL.parse(String(input))?.origin === input;
}, "must be an origin like https://www.example.dk, without a path or a slash at the end");

const commaList = v.pipe(
  v.string(),
  v.transform((list) =>
    list
      .split(",")
      .map((one) => one.trim())
      .filter((one) => one !== ""),
  ),
);

export const origins = v.pipe(
  commaList,
  v.check(
    (list) => v.is(v.array(origin), list),
    "must be origins like https://www.example.dk, without a path or a slash at the end, separated by commas",
  ),
);

export const hostNames = v.pipe(
  commaList,
  v.mapItems((one) => one.toLowerCase()),
  v.check(
    (list) => list.every((one) => URL.parse(`http://${one}`)?.hostname === one),
    "must be names or addresses of hosts like cms.internal, without scheme, port and path, separated by commas",
  ),
);

/** Addresses (`10.0.0.7`) and networks (`10.0.0.0/8`) of proxies. */
export const networks = v.pipe(
  commaList,
  v.check(
    (list) => list.every(isNetwork),
    "must be addresses or networks like 10.0.0.7 or 10.0.0.0/8, separated by commas",
  ),
);

function isNetwork(text: string): boolean {
  const [address = "", prefix, ...rest] = text.split("/");
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return (
    rest.length === 0 && bits > 0 && (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits))
  );
}

export const text = (pattern: RegExp, must: string) => v.pipe(v.string(), v.regex(pattern, must));

export const zeroOrOne = v.picklist(["0", "1"], "must be 0 or 1");
