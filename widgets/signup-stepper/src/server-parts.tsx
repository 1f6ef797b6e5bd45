// This module contains what asks the server in the first step. It is loaded as soon as the step is drawn.
import { memo, useEffect } from "react";
import type { ApiClient } from "shared-runtime/api/create-api-client.ts";
import { findCity, searchCities } from "shared-runtime/api/city.calls.ts";
import { createActor, fromPromise } from "xstate";
import { cityMachine } from "./machines/city.machine.ts";
import { type LoadAgreed, type Price, usePrice } from "./use-price.ts";

interface CityActorOptions {
  readonly api: () => Promise<ApiClient>;
  /** Whether a city is filled in already. */
  readonly hasCity: boolean;
  /** Called with the city of each postal code that was looked up; `undefined` if there is no such code. */
  readonly onZip: (zip: string, city: string | undefined) => void;
  readonly onCity: (city: string) => void;
}

export type CityActor = ReturnType<typeof cityActor>;

export function cityActor({ api, hasCity, onZip, onCity }: CityActorOptions) {
  const machine = cityMachine.provide({
    actors: {
      findCity: fromPromise<Awaited<ReturnType<typeof findCity>>, { readonly zip: string }>(async ({ input, signal }) =>
        findCity(await api(), input.zip, signal),
      ),
      searchCities: fromPromise<Awaited<ReturnType<typeof searchCities>>, { readonly text: string }>(
        async ({ input, signal }) => searchCities(await api(), input.text, signal),
      ),
    },
    actions: {
      learnZip: (_, { zip, city }) => onZip(zip, city),
      giveCity: (_, found) => found && onCity(found.city),
      takeCity: (_, keepsCity) => keepsCity || onCity(""),
    },
  });
  return createActor(machine, { input: { hasCity } });
}

interface PriceSourceProps {
  readonly api: () => Promise<ApiClient>;
  readonly loadAgreed: LoadAgreed;
  /** Called with each news about the price. */
  readonly onPrice: (price: Price) => void;
}

/** Draws nothing. Typing does not render it again. */
export const PriceSource = memo(function PriceSource({ api, loadAgreed, onPrice }: PriceSourceProps) {
  const price = usePrice(api, loadAgreed);
  useEffect(() => onPrice(price));
  return null;
});
