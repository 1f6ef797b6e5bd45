import { createHmac } from "node:crypto";

/** The setting CV_TOKEN_SECRET of the tests' server, which also derives the keys of persons from it. */
export const tokenSecret = "a secret of the tests with 32 characters";

/** The keys under which browsers store entries of the test persons. */
export const testPersonKeys: readonly string[] = [1, 2, 3, 4, 5].map((number) =>
  createHmac("sha256", tokenSecret).update(`person test-person-${number}`).digest("base64url").slice(0, 22),
);
