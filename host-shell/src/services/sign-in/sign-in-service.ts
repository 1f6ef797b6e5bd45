import type { ServiceState } from "shared-runtime/time/service-state.ts";

/** The service state of the feature `login`. `/log-ind` shows the messages before a visitor gets to the issuer. */
export type SignInService = Pick<ServiceState, "isOff" | "messages">;

/** The query parameter with which `/log-ind` starts a sign-in once it has shown the messages. */
export const messageSeen = { name: "besked", value: "set" } as const;
