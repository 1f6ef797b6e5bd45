import { partsOfPage } from "./carry-parts.ts";
import { importFirst } from "./import-first.ts";
import { type LoadedPart, partAddresses } from "./part-file.ts";
import type { ContainerModule, Remote } from "./remote.ts";
import type { RemoteContainer } from "./share-scope.ts";

/**
 * The container of a remote, made by the part with the container's code. `init` and `get` load this part first. Both
 * can be repeated after a failure.
 */
export function startContainer(code: string, remote: Remote): RemoteContainer {
  let started: Promise<RemoteContainer> | undefined;
  const container = () =>
    (started ??= containerModule(code, remote.url)
      .then(({ createContainer }) => createContainer(remote))
      .catch((error: unknown) => {
        started = undefined;
        throw error;
      }));
  return {
    init: async (scope) => (await container()).init(scope),
    get: async (expose) => (await container()).get(expose),
  };
}

async function containerModule(name: string, remote: string): Promise<ContainerModule> {
  const carried = partsOfPage()[name] as LoadedPart<ContainerModule> | undefined;
  return carried?.file ?? importFirst(partAddresses(name, remote));
}
