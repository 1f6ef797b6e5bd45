import { createHostCall } from "../host-cli/host-call.ts";

/** Calls the registry of a running host-shell. Rejects with `HostRefusal` if the host refuses or fails. */
export function createRegistryCall(address: string) {
  return createHostCall({
    address,
    path: "api/registry/",
    afterFailure: "Check with npm run widget -- list what it did before you try again.",
  });
}
