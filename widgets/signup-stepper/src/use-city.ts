import { useSelector } from "@xstate/react";
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from "react";
import type { ApiClient } from "shared-runtime/api/create-api-client.ts";
import { useLaterPart } from "shared-runtime/flow/use-later-part.ts";
import type { Form } from "shared-runtime/forms/use-form.ts";
import { isCity } from "shared-runtime/rules/danish-place.ts";
import type { Suggestion } from "shared-runtime/ui/field/suggest-field/suggest-field.tsx";
import { loadServerParts } from "./lazy-steps.tsx";
import type { CityActor } from "./server-parts.tsx";
import type { ContactForm, ContactValues } from "./steps/contact-step.ts";

/** The number of digits of a Danish postal code. */
const zipLength = 4;

/**
 * Fills in the city of a Danish postal code, and suggests cities while the name of a city is typed. The codes that were
 * looked up are kept in `zips`, from where the form knows them.
 */
export function useCity(form: Form<ContactForm>, api: () => Promise<ApiClient>, zips: Map<string, string | undefined>) {
  // These functions stay the same as long as the form exists, and use the latest state of the form.
  const [change] = useState(() => ({
    city: form.text("city").onChange,
    zip: form.text("zipCode").onChange,
    recheck: form.recheck,
  }));
  const [valuesOf] = useState(() => () => form.values() as Readonly<Record<keyof ContactValues, string>>);
  const danishZipOf = ({ country, zipCode }: ReturnType<typeof valuesOf>) => (country === "DK" ? zipCode : "");
  // What the browser fills in before the actor is loaded is not the city of a draft.
  const [hasCity] = useState(() => valuesOf().city !== "");
  const [load] = useState(() => async (): Promise<CityActor> => {
    const { cityActor } = await loadServerParts();
    const values = valuesOf();
    const started = cityActor({
      api,
      hasCity,
      onZip: (zip, city) => void zips.set(zip, city),
      onCity: change.city,
    }).start();
    // Sent before the actor is known, so that there is no moment in which nothing seems to be looked up.
    started.send({ type: "zip.typed", zip: danishZipOf(values) });
    return started;
  });
  const later = useLaterPart(load, true);
  const actor = later.kind === "loaded" ? later.part : undefined;
  useEffect(() => () => void actor?.stop(), [actor]);
  const values = valuesOf();
  const danishZip = danishZipOf(values);
  const snapshot = useSelector(actor, (whole) => whole);
  useEffect(() => actor?.send({ type: "zip.typed", zip: danishZip }), [danishZip, actor]);

  const isLooking =
    snapshot?.matches({ lookup: "looking" }) ?? (later.kind === "loading" && danishZip.length === zipLength);
  const recheck = useEffectEvent(() => form.recheck());
  useEffect(() => {
    if (!isLooking && zips.size > 0) recheck();
  }, [isLooking, zips]);
  const ofZip = zips.get(danishZip);
  const found = snapshot?.context.suggestions;

  return {
    /** Whether the register is asked for the city of the postal code. The step is not judged before it answers. */
    isLooking,
    /** The city of the postal code if another city was typed. */
    ofZip: ofZip !== undefined && values.city !== "" && !isCity(values.city, ofZip) ? ofZip : undefined,
    isUnknown: snapshot?.matches({ lookup: "unknown" }) ?? false,
    suggestions: useMemo(() => (found ?? []).map(suggestionOf), [found]),
    typeCity: useCallback(
      (text: string) => {
        change.city(text);
        actor?.send({ type: "city.typed", text: valuesOf().country === "DK" ? text : "" });
      },
      [actor, change, valuesOf],
    ),
    chooseCity: useCallback(
      ({ value, label }: Suggestion) => {
        change.zip(value);
        change.city(label);
        actor?.send({ type: "city.chosen", zip: value, city: label });
        change.recheck();
      },
      [actor, change],
    ),
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
