import { useMachine } from "@xstate/react";
import { useState } from "react";
import { mostCounted } from "shared-runtime/api/company.ts";
import { findCompanies } from "shared-runtime/api/company.calls.ts";
import type { ApiClient } from "shared-runtime/api/create-api-client.ts";
import { normalLine } from "shared-runtime/rules/normal-text.ts";
import { zipIn } from "shared-runtime/rules/zip.ts";
import { fromPromise } from "xstate";
import { fewPlaces, workplaceMachine } from "./machines/workplace.machine.ts";

/** The search for places of work, while their name is typed. Places near the postal code `near` come first. */
export function useWorkplaceSearch(api: () => Promise<ApiClient>, near: string) {
  const [machine] = useState(() =>
    workplaceMachine.provide({
      actors: {
        findCompanies: fromPromise<
          Awaited<ReturnType<typeof findCompanies>>,
          { readonly name: string; readonly town: string }
        >(async ({ input: { name, town }, signal }) => {
          const postCode = zipIn(town);
          const place = /^\d+$/.test(postCode) ? { postCode, city: "" } : { city: normalLine(town), postCode: "" };
          return findCompanies(await api(), { companyName: normalLine(name).slice(0, 200), ...place, near }, signal);
        }),
      },
    }),
  );
  const [snapshot, send] = useMachine(machine);
  const { name, town, companies, total, showsAll } = snapshot.context;
  return {
    name,
    town,
    typeName: (text: string) => send({ type: "name.typed", text }),
    typeTown: (text: string) => send({ type: "town.typed", text }),
    search: () => send({ type: "search.asked" }),
    showAll: () => send({ type: "all.asked" }),
    isSearching: snapshot.matches("searching"),
    hasFailed: snapshot.matches("failed"),
    /** Whether there are results for the text of the field. */
    hasResults: snapshot.matches("results"),
    shown: showsAll ? companies : companies.slice(0, fewPlaces),
    /** The number of places that can be shown. */
    most: companies.length,
    isCut: total > companies.length,
    /** The number of matches in words: "143", or "1.000+". */
    count: total < mostCounted ? String(total) : `${mostCounted / 1_000}.000+`,
  };
}
