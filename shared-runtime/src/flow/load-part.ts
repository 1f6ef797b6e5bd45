/**
 * Loads a file that a flow needs now. If the file does not arrive, rejects with an error that `toFailure` classifies as
 * offline.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (cause) {
    const error = new Error("A file of the widget could not be loaded.", { cause });
    error.name = "NetworkError";
    throw error;
  }
}
