import { useMachine } from "@xstate/react";
import { useState } from "react";
import type { ApiClient } from "shared-runtime/api/create-api-client.ts";
import type { MembershipPrices } from "shared-runtime/api/membership.ts";
import { fromPromise } from "xstate";
import { priceMachine } from "./machines/price.machine.ts";
import type { agreedMembership, Outcome } from "./sending/agreed-membership.ts";
import { fetchPrices } from "./signup-stepper.api.ts";

export type Price = ReturnType<typeof usePrice>;

/** Loads what calculates a membership. */
export type LoadAgreed = () => Promise<{ readonly agreedMembership: typeof agreedMembership }>;

/** The price list, and, once `calculate` was called with the possible forms, the membership that all lead to. */
export function usePrice(api: () => Promise<ApiClient>, loadAgreed: LoadAgreed) {
  const [machine] = useState(() =>
    priceMachine.provide({
      actors: {
        fetchPrices: fromPromise<MembershipPrices, object>(async ({ signal }) => fetchPrices(await api(), signal)),
        calculateMembership: fromPromise<Outcome, { readonly forms: readonly string[] }>(async ({ input, signal }) => {
          const later = await loadAgreed();
          return later.agreedMembership(await api(), input.forms, signal);
        }),
      },
    }),
  );
  const [snapshot, send] = useMachine(machine);
  const { prices, calculation, possible } = snapshot.context;
  return {
    prices,
    calculation,
    possible,
    isMissing: snapshot.matches({ membership: "missing" }),
    hasFailed: snapshot.matches({ prices: "failed" }) || snapshot.matches({ membership: "failed" }),
    calculate: (forms: readonly string[]) => send({ type: "forms.changed", forms }),
    retry: () => send({ type: "price.retried" }),
  };
}
