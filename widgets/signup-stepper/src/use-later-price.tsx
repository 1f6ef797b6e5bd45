import { useEffect, useRef, useState } from "react";
import type { ApiClient } from "shared-runtime/api/create-api-client.ts";
import { useLaterPart } from "shared-runtime/flow/use-later-part.ts";
import { loadPart } from "shared-runtime/flow/load-part.ts";
import { loadLaterSteps, loadServerParts } from "./lazy-steps.tsx";
import type { Price } from "./use-price.ts";

const loadAgreed = () => loadPart(loadLaterSteps);

/** The price, which is unknown until the code that asks for it is loaded. `source` is to be drawn with the flow. */
export function useLaterPrice(api: () => Promise<ApiClient>) {
  const part = useLaterPart(loadServerParts, true);
  const [found, setFound] = useState<Price>();
  const wanted = useRef<Parameters<Price["calculate"]>>(undefined);
  useEffect(() => void api().catch(() => undefined), [api]);
  const isKnown = found !== undefined;
  useEffect(() => {
    if (wanted.current) found?.calculate(...wanted.current);
    // oxlint-disable-next-line react/exhaustive-deps -- only what was wanted before is passed on
  }, [isKnown]);
  const price: Price = {
    prices: found?.prices,
    calculation: found?.calculation,
    possible: found?.possible ?? [],
    isMissing: found?.isMissing ?? false,
    hasFailed: part.kind === "failed" || (found?.hasFailed ?? false),
    calculate: (...form) => {
      wanted.current = form;
      found?.calculate(...form);
    },
    retry: () => (part.kind === "failed" ? part.retry() : found?.retry()),
  };
  return {
    price,
    source: part.kind === "loaded" && <part.part.PriceSource api={api} loadAgreed={loadAgreed} onPrice={setFound} />,
  };
}
