import { useMachine } from "@xstate/react";
import { useState } from "react";
import type { ApiClient } from "shared-runtime/api/create-api-client.ts";
import type { MembershipCalculation, MembershipPrices } from "shared-runtime/api/membership.ts";
import { fromPromise } from "xstate";
import { priceMachine } from "./machines/price.machine.ts";
import { calculateMembership, fetchPrices } from "./signup-stepper.api.ts";
import { jsonText } from "shared-runtime/api/json-text.ts";

export type Price = ReturnType<typeof usePrice>;

/** The price list, and, once `calculate` was called with all answers, the membership. */
export function usePrice(api: () => Promise<ApiClient>) {
  const [machine] = useState(() =>
    priceMachine.provide({
      actors: {
        fetchPrices: fromPromise<MembershipPrices, object>(async ({ signal }) => fetchPrices(await api(), signal)),
        calculateMembership: fromPromise<MembershipCalculation["message"], { readonly form: string }>(
          async ({ input, signal }) => calculateMembership(await api(), JSON.parse(input.form) as object, signal),
        ),
      },
    }),
  );
  const [snapshot, send] = useMachine(machine);
  const { prices, calculation } = snapshot.context;
  return {
    prices,
    calculation,
    isMissing: snapshot.matches({ membership: "missing" }),
    hasFailed: snapshot.matches({ prices: "failed" }) || snapshot.matches({ membership: "failed" }),
    calculate: (form: object | undefined) =>
      send({ type: "form.changed", form: form === undefined ? undefined : jsonText(form) }),
    retry: () => send({ type: "price.retried" }),
  };
}
