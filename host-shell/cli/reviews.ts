/**
 * `npm run reviews -- <command>`: lists and retries the reviews that a running host-shell gave up. Address and token come
 * from the environment.
 */
import { GivenUpReviews, ReviewsRetried } from "shared-runtime/api/given-up-reviews.ts";
import { createHostCall, operatorToken } from "shared-runtime/build/host-cli/host-call.ts";
import { hostAddress } from "shared-runtime/build/host-cli/host-environment.ts";
import { runCommandLine } from "shared-runtime/build/host-cli/run-command-line.ts";
import { describeReviews } from "./reviews/describe-reviews.ts";
import { parseLine, type ReviewsCommand, usage } from "./reviews/reviews-command-line.ts";

await runCommandLine({ script: "reviews", usage, parse: parseLine, run });

async function run(line: ReviewsCommand): Promise<string> {
  const bearer = operatorToken(process.env);
  const call = createHostCall({
    address: hostAddress(process.env),
    path: "api/reviews",
    afterFailure: "Check with npm run reviews -- list what it did before you try again.",
  });

  switch (line.command) {
    case "list":
      return describeReviews(await call(GivenUpReviews, "GET", "", { bearer }));
    case "retry": {
      const { retried } = await call(ReviewsRetried, "POST", "/retry", { body: line.which, bearer });
      if (retried === 0) return "No review was given up.";
      return retried === 1 ? "1 review is tried again at once." : `${retried} reviews are tried again at once.`;
    }
  }
}
