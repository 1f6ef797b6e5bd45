import { createHmac } from "node:crypto";
import { sameSecret } from "./same-secret.ts";

/** Values that a client stores for the server, for example in a cookie. */
export interface SignedValues {
  /** Adds the time of expiry and a signature to a value. */
  readonly sign: (value: string) => string;
  /**
   * The value of a signed text; `undefined` if this server's secret did not sign the text for this purpose, or if it
   * has expired.
   */
  readonly open: (text: string) => string | undefined;
}

interface Options {
  readonly secret: Uint8Array;
  /** A signed value is valid for one purpose only. */
  readonly purpose: string;
  readonly seconds: number;
  readonly now: () => Date;
}

/** `"7f3c.."` -> `"7f3c..~1767614400~Kf0…"`: the value, the second in which it expires, and the signature of both. */
export function createSignedValues({ secret, purpose, seconds, now }: Options): SignedValues {
  const second = () => Math.floor(now().getTime() / 1_000);
  const signatureOf = (text: string) =>
    createHmac("sha256", secret).update(`signed value ${purpose} ${text}`).digest("base64url");
  return {
    sign(value) {
      const text = `${value}~${second() + seconds}`;
      return `${text}~${signatureOf(text)}`;
    },
    open(signed) {
      const [, text = "", value = "", end = "", signature = ""] = /^((.*)~(\d+))~([\w-]+)$/.exec(signed) ?? [];
      return sameSecret(signature, signatureOf(text)) && Number(end) > second() ? value : undefined;
    },
  };
}
