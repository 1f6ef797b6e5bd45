/** Imports the first of the addresses that has a module, and for which `check` does not reject. */
export async function importFirst<Module>(
  [address = "", ...others]: readonly string[],
  check: (address: string) => Promise<void> = async () => undefined,
): Promise<Module> {
  try {
    await check(address);
    return (await import(/* @vite-ignore */ address)) as Module;
  } catch (error) {
    if (others.length === 0) throw error;
    return importFirst(others, check);
  }
}
