import type { ServiceState } from "shared-runtime/time/service-state.ts";

/** What the service windows of `login` say. `/log-ind` shows the messages before a visitor gets to the issuer. */
export type SignInService = Pick<ServiceState, "isOff" | "messages">;

/** Query parameter with which `/log-ind` starts a sign-in after it has shown the messages. */
export const messageSeen = { name: "besked", value: "set" } as const;
