import { useMachine } from "@xstate/react";
import { useEffect, useEffectEvent, useState } from "react";
import type { ApiClient } from "shared-runtime/api/create-api-client.ts";
import { findCity, searchCities } from "shared-runtime/api/city.calls.ts";
import type { Form } from "shared-runtime/forms/use-form.ts";
import { isCity } from "shared-runtime/rules/danish-place.ts";
import type { Suggestion } from "shared-runtime/ui/field/suggest-field/suggest-field.tsx";
import { fromPromise } from "xstate";
import { cityMachine } from "./machines/city.machine.ts";
import type { ContactForm, ContactValues } from "./steps/contact-step.ts";

/**
 * Fills in the city of a Danish postal code, and suggests cities while the name of a city is typed. The codes that were
 * looked up are kept in `zips`, from where the form knows them.
 */
export function useCity(form: Form<ContactForm>, api: () => Promise<ApiClient>, zips: Map<string, string | undefined>) {
  // These functions stay the same as long as the form exists, and use the latest state of the form.
  const change = { city: form.text("city").onChange, zip: form.text("zipCode").onChange };
  const [machine] = useState(() =>
    cityMachine.provide({
      actors: {
        findCity: fromPromise<Awaited<ReturnType<typeof findCity>>, { readonly zip: string }>(
          async ({ input, signal }) => findCity(await api(), input.zip, signal),
        ),
        searchCities: fromPromise<Awaited<ReturnType<typeof searchCities>>, { readonly text: string }>(
          async ({ input, signal }) => searchCities(await api(), input.text, signal),
        ),
      },
      actions: {
        learnZip: (_, { zip, city }) => void zips.set(zip, city),
        giveCity: (_, found) => found && change.city(found.city),
        takeCity: (_, keepsCity) => keepsCity || change.city(""),
      },
    }),
  );
  const { country, zipCode, city } = form.values() as Readonly<Record<keyof ContactValues, string>>;
  const [snapshot, send] = useMachine(machine, { input: { hasCity: city !== "" } });
  const danishZip = country === "DK" ? zipCode : "";
  useEffect(() => send({ type: "zip.typed", zip: danishZip }), [danishZip, send]);

  const isLooking = snapshot.matches({ lookup: "looking" });
  const recheck = useEffectEvent(() => form.recheck());
  useEffect(() => {
    if (!isLooking && zips.size > 0) recheck();
  }, [isLooking, zips]);
  const ofZip = country === "DK" ? zips.get(zipCode) : undefined;

  return {
    /** Whether the register is asked for the city of the postal code. The step is not judged before it answers. */
    isLooking,
    /** The city of the postal code if another city was typed. */
    ofZip: ofZip !== undefined && city !== "" && !isCity(city, ofZip) ? ofZip : undefined,
    isUnknown: snapshot.matches({ lookup: "unknown" }),
    suggestions: snapshot.context.suggestions.map(suggestionOf),
    typeCity: (text: string) => {
      change.city(text);
      send({ type: "city.typed", text: country === "DK" ? text : "" });
    },
    chooseCity: ({ value, label }: Suggestion) => {
      change.zip(value);
      change.city(label);
      send({ type: "city.chosen", zip: value, city: label });
      form.recheck();
    },
  };
}

const suggestionOf = ({
  cityName,
  postCode,
}: {
  readonly cityName: string;
  readonly postCode: string;
}): Suggestion => ({
  value: postCode,
  label: cityName,
  hint: postCode,
});
