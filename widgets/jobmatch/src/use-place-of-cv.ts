import { useEffect, useEffectEvent } from "react";
import type { ApiClient } from "shared-runtime/api/create-api-client.ts";
import { loadLaterSteps } from "./lazy-steps.tsx";

/** Passes the postal code that the CV of this token names to `onRead`, if it names one. */
export function usePlaceOfCv(api: ApiClient, cvJwt: string | undefined, onRead: (zip: string) => void): void {
  const read = useEffectEvent(onRead);
  useEffect(() => {
    if (cvJwt === undefined) return undefined;
    const left = new AbortController();
    loadLaterSteps()
      .then(({ placeOfCv }) => placeOfCv(api, cvJwt, left.signal))
      .then((place) => place && !left.signal.aborted && read(place.zip))
      // The visitor types the postal code.
      .catch(() => undefined);
    return () => left.abort();
  }, [api, cvJwt]);
}
