import { useEffect, useState } from "react";
import { createApiClient } from "shared-runtime/api/create-api-client.ts";
import { JoiningTerms } from "shared-runtime/api/membership.ts";
import { joiningTermsPath } from "shared-runtime/api/signup-calls.ts";

/** Prices and days as the server knows them: `undefined` until it has answered, `"unknown"` if it did not. */
export function useJoiningTerms(apiUrl: string): JoiningTerms | "unknown" | undefined {
  const [terms, setTerms] = useState<JoiningTerms | "unknown">();
  useEffect(() => {
    const left = new AbortController();
    void createApiClient({ apiUrl })
      .get(joiningTermsPath, { signal: left.signal })
      .json(JoiningTerms)
      .then(setTerms, () => {
        if (!left.signal.aborted) setTerms("unknown");
      });
    return () => left.abort();
  }, [apiUrl]);
  return terms;
}
