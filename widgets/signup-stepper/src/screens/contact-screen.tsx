import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import type { ApiClient } from "shared-runtime/api/create-api-client.ts";
import { fillText } from "shared-runtime/contract/fill-text.ts";
import { StepForm } from "shared-runtime/flow/step-form.tsx";
import type { Flow } from "shared-runtime/flow/use-flow.ts";
import { useStepForm } from "shared-runtime/flow/use-step-form.ts";
import { countryOptions } from "shared-runtime/rules/country.ts";
import { digitsIn } from "shared-runtime/text/digits-in.ts";
import type { SignupFlow } from "../signup-flow.ts";
import type { SignupStepperTexts } from "../signup-stepper.texts.ts";
import { useCity } from "../use-city.ts";
import { ContactFields } from "./contact-fields.tsx";
import { firstCountries } from "./first-countries.ts";

export interface ContactScreenProps {
  readonly flow: Flow;
  readonly signup: SignupFlow;
  readonly texts: SignupStepperTexts;
  readonly api: () => Promise<ApiClient>;
  readonly prices: Readonly<Partial<Record<string, number>>>;
  readonly priceRemark: string;
  readonly privacyHref: string;
  /** The name of a person who is signed in, which fills the empty field. */
  readonly knownName: string | undefined;
}

/** The first step. It finds the city of the postal code. */
export function ContactScreen(props: ContactScreenProps) {
  const { flow, signup, texts, api, prices, priceRemark, privacyHref, knownName } = props;
  const form = useStepForm(flow, signup.contact, { validateOn: "touch" });
  const city = useCity(form, api, signup.zips);
  /** Whether Next was pressed before the city of the postal code was known. */
  const isPressed = useRef(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!city.isLooking) return form.props.onSubmit(event);
    event.preventDefault();
    isPressed.current = true;
  };
  const fillName = useEffectEvent((name: string) => {
    if (form.values().name === "") form.write("name", name);
  });
  useEffect(() => {
    if (knownName) fillName(knownName);
  }, [knownName]);
  const send = useEffectEvent(() => void form.send());
  useEffect(() => {
    if (city.isLooking || !isPressed.current) return;
    isPressed.current = false;
    send();
  }, [city.isLooking]);
  // The same functions in all renders, so that a key press renders only the field that it changes. They use the latest
  // state of the form.
  const [changes] = useState(() => {
    const [zip, country] = [form.text("zipCode").onChange, form.text("country").onChange];
    return {
      zipCode: (typed: string) => zip(digitsIn(typed, form.values().country === "DK" ? 4 : 10)),
      country: (chosen: string) => {
        country(chosen);
        if (chosen === "DK") zip(digitsIn(String(form.values().zipCode), 4));
      },
    };
  });
  const ownChanges: Partial<Record<string, (text: string) => void>> = { ...changes, city: city.typeCity };
  const text = (name: Parameters<typeof form.text>[0]) => {
    const field = form.text(name);
    return { ...field, onChange: ownChanges[name] ?? field.onChange };
  };
  return (
    <StepForm flow={flow} form={{ ...form, props: { ...form.props, onSubmit: submit } }}>
      <ContactFields
        texts={texts}
        text={text}
        tick={form.tick}
        prices={prices}
        priceRemark={priceRemark}
        countries={useCountries(String(form.values().country))}
        privacyHref={privacyHref}
        suggestions={city.suggestions}
        onCity={city.chooseCity}
        ofZip={city.ofZip}
        onOfZip={() => {
          if (city.ofZip !== undefined) form.text("city").onChange(city.ofZip);
        }}
        zipNote={city.isUnknown ? fillText(texts.contactZipUnknown, { zip: form.text("zipCode").value }) : undefined}
      />
    </StepForm>
  );
}

/**
 * At first only the nearby countries, as in the first frame, since making the list of all countries takes some
 * milliseconds.
 */
function useCountries(chosen: string) {
  const [options, setOptions] = useState(() =>
    firstCountries.some(({ value }) => value === chosen) ? firstCountries : countryOptions(),
  );
  useEffect(() => {
    const timer = setTimeout(() => setOptions(countryOptions()));
    return () => clearTimeout(timer);
  }, []);
  return options;
}
