import { useMachine } from "@xstate/react";
import { useEffect, useState } from "react";
import type { ApiClient } from "shared-runtime/api/create-api-client.ts";
import { findCity, searchCities } from "shared-runtime/api/city.calls.ts";
import type { Form } from "shared-runtime/forms/use-form.ts";
import type { Suggestion } from "shared-runtime/ui/field/suggest-field/suggest-field.tsx";
import { fromPromise } from "xstate";
import { cityMachine } from "./machines/city.machine.ts";
import type { ContactForm, ContactValues } from "./steps/contact-step.ts";

/** Fills in the city of a Danish postal code, and suggests cities while the name of a city is typed. */
export function useCity(form: Form<typeof ContactForm>, api: () => Promise<ApiClient>) {
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
        giveCity: (_, { city }) => change.city(city),
        takeCity: () => change.city(""),
      },
    }),
  );
  const { country, zipCode, city } = form.values() as Readonly<Record<keyof ContactValues, string>>;
  const [snapshot, send] = useMachine(machine, { input: { zip: city === "" ? "" : zipCode } });
  const danishZip = country === "DK" ? zipCode : "";
  useEffect(() => send({ type: "zip.typed", zip: danishZip }), [danishZip, send]);

  return {
    isUnknown: snapshot.matches({ lookup: "unknown" }),
    suggestions: snapshot.context.suggestions.map(suggestionOf),
    typeCity: (text: string) => {
      change.city(text);
      send({ type: "city.typed", text: country === "DK" ? text : "" });
    },
    chooseCity: ({ value, label }: Suggestion) => {
      change.zip(value);
      change.city(label);
      send({ type: "city.chosen", zip: value });
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
