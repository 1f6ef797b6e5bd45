import { useMachine } from "@xstate/react";
import { type Ref, useState } from "react";
import { findCity } from "shared-runtime/api/city.calls.ts";
import type { City } from "shared-runtime/api/city.ts";
import type { ApiClient } from "shared-runtime/api/create-api-client.ts";
import type { Failure } from "shared-runtime/api/failure.ts";
import { present } from "shared-runtime/flow/present.ts";
import { fromPromise, type SnapshotFrom } from "xstate";
import type { JobmatchTexts } from "./jobmatch.texts.ts";
import { digitsIn } from "shared-runtime/text/digits-in.ts";
import { placeMachine } from "./place.machine.ts";
import { ZipScreen, type ZipState } from "./screens/zip-screen.tsx";

export interface ZipStepProps {
  readonly api: ApiClient;
  readonly texts: JobmatchTexts;
  /** The initial text of the field. */
  readonly typed: string;
  /** The place of `typed`, if it is known. */
  readonly place: City | undefined;
  readonly hasCv: boolean;
  readonly titleRef: Ref<HTMLHeadingElement>;
  readonly onType: (typed: string) => void;
  readonly onGive: (place: City) => void;
  readonly onOtherCv: () => void;
}

/** The first step with its lookup of the postal code. */
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
  // Reported in the event handler and not in an effect, since the page may be reloaded before the next frame.
  const type = (text: string) => {
    onType(digitsIn(text, 4));
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
