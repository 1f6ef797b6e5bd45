import { createHmac } from "node:crypto";

/** The setting CV_TOKEN_SECRET of the tests' server, by which it also makes the keys of persons. */
export const tokenSecret = "a secret of the tests with 32 characters";

/** The keys of the test persons in the storage of browsers. */
export const testPersonKeys: readonly string[] = [1, 2, 3, 4, 5].map((number) =>
  createHmac("sha256", tokenSecret).update(`person test-person-${number}`).digest("base64url").slice(0, 22),
);
