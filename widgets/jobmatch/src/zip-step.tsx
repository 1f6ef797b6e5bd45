import { useMachine } from "@xstate/react";
import { type Ref, useState } from "react";
import { findCity } from "shared-runtime/api/city.calls.ts";
import type { City } from "shared-runtime/api/city.ts";
import type { ApiClient } from "shared-runtime/api/create-api-client.ts";
import type { Failure } from "shared-runtime/api/failure.ts";
import { present } from "shared-runtime/flow/present.ts";
import { fromPromise, type SnapshotFrom } from "xstate";
import type { JobmatchTexts } from "./jobmatch.texts.ts";
import { digitsOf } from "./model/digits-of.ts";
import { placeMachine } from "./place.machine.ts";
import { ZipScreen, type ZipState } from "./screens/zip-screen.tsx";

export interface ZipStepProps {
  readonly api: ApiClient;
  readonly texts: JobmatchTexts;
  /** What stands in the field at first. */
  readonly typed: string;
  /** The city of it, where it is known. */
  readonly place: City | undefined;
  readonly hasCv: boolean;
  readonly titleRef: Ref<HTMLHeadingElement>;
  readonly onType: (typed: string) => void;
  readonly onGive: (place: City) => void;
  readonly onOtherCv: () => void;
}

/** The first step with the lookup that belongs to it. */
export function ZipStep({ api, texts, typed, place, hasCv, titleRef, onType, onGive, onOtherCv }: ZipStepProps) {
  const [machine] = useState(() =>
    placeMachine.provide({
      actors: {
        findCity: fromPromise(({ input, signal }: { input: { readonly zip: string }; signal: AbortSignal }) =>
          findCity(api, input.zip, signal),
        ),
      },
      actions: { givePlace: (_, given) => onGive(given) },
    }),
  );
  const [snapshot, send] = useMachine(machine, { input: { typed, city: place } });
  const { context } = snapshot;
  // Told with the key press itself: what waits for a later frame is lost to a reload.
  const type = (text: string) => {
    onType(digitsOf(text));
    send({ type: "zip.typed", text });
  };
  return (
    <ZipScreen
      texts={texts}
      typed={context.typed}
      state={stateOf(snapshot)}
      attempts={snapshot.matches("found") ? 0 : context.attempts}
      hasCv={hasCv}
      titleRef={titleRef}
      onType={type}
      onSubmit={() => send({ type: "place.submitted" })}
      onRetry={() => send({ type: "lookup.retried" })}
      onOtherCv={onOtherCv}
    />
  );
}

function stateOf(snapshot: SnapshotFrom<typeof placeMachine>): ZipState {
  const { city, failure } = snapshot.context;
  if (snapshot.matches("looking")) return { kind: "looking" };
  if (snapshot.matches("found")) return { kind: "found", city: present(city, "city").city };
  if (snapshot.matches("unknown")) return { kind: "unknown" };
  if (snapshot.matches("unanswered")) return { kind: "unanswered", cause: causeOf(present(failure, "failure")) };
  return { kind: "incomplete" };
}

function causeOf({ kind }: Failure): "offline" | "slow" | "ourFault" {
  return kind === "offline" || kind === "slow" ? kind : "ourFault";
}
