import type { ApiClient } from "shared-runtime/api/create-api-client.ts";
import { productsFor } from "shared-runtime/api/sheet-content.ts";
import type { PageSession } from "shared-runtime/session/page-session.ts";
import { getSheet, type SheetAddress } from "./finalize-sheet.api.ts";
import type { Loaded } from "./finalize-sheet.machine.ts";
import { keptProgress } from "./model/progress.ts";
import { addonsIn, joinedAs, joinedProduct } from "./model/sheet-address.ts";

/** The minimum milliseconds of the loading screen, so that it does not flicker. From the specification. */
const leastMs = 300;

/**
 * Loads the sheet with the products that are offered, and the member. Takes at least 300 ms. Throws the errors of ky.
 */
export async function loadSheet(
  api: ApiClient,
  session: Pick<PageSession, "member">,
  address: SheetAddress,
  signal: AbortSignal,
): Promise<Loaded> {
  const wait = new Promise<void>((resolve) => void setTimeout(resolve, leastMs));
  const isChange = joinedProduct(window.location.search) === undefined;
  const [content, user, current] = await Promise.all([
    getSheet(api, address, signal),
    userOf(session),
    isChange ? choicesOf(api, signal) : undefined,
    wait,
  ]);
  const joined = joinedAs(window.location.search);
  const membership = user?.membership?.unionMembership ?? joined.membership;
  const products = productsFor(content.products, { ...joined, membership });
  const progress = keptProgress(address.widgetId, user?.id).read();
  const offeredOf = (addons: readonly string[]) => addons.filter((one) => products.some(({ value }) => value === one));
  const known = current?.addons;
  return {
    content: { ...content, products: [...products] },
    membership,
    memberId: user?.id,
    user,
    // The step of the add-ons is left out if there are none.
    progress: progress?.at === "addons" && products.length === 0 ? undefined : progress,
    addons: offeredOf(known ?? addonsIn(window.location.search)),
    current: current && { ...current, ...(known && { addons: offeredOf(known) }) },
  };
}

/** Resolves with the user as soon as it is known who is signed in. */
function userOf({ member }: Pick<PageSession, "member">) {
  return new Promise<Parameters<typeof userIn>[0]["user"]>((resolve) => {
    const stop = member.subscribe((known) => {
      if (known.kind === "unknown") return;
      resolve(userIn(known));
      queueMicrotask(() => stop());
    });
  });
}

type Known = Exclude<PageSession["member"]["value"], { readonly kind: "unknown" }>;

function userIn(known: Known): Known["user"] {
  return known.user;
}

/** Resolves with `undefined` if the file is lost: the sheet then asks as after a sign-up. */
async function choicesOf(api: ApiClient, signal: AbortSignal): Promise<Loaded["current"]> {
  const part = await import("./current-choices.api.ts").catch(() => undefined);
  return part?.currentChoices(api, signal);
}
