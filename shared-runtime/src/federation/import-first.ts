/** Imports the first of the addresses that has a module. */
export async function importFirst<Module>([address = "", ...others]: readonly string[]): Promise<Module> {
  try {
    return (await import(/* @vite-ignore */ address)) as Module;
  } catch (error) {
    if (others.length === 0) throw error;
    return importFirst(others);
  }
}
