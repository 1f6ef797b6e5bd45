/**
 * Requests a page of this site as a document whose scripts do not run. Not by `fetch` and `DOMParser`, since the policy
 * of the pages lets no script turn a text into markup.
 */
export function requestPage(address: string, signal: AbortSignal): Promise<Document> {
  const { promise, resolve, reject } = Promise.withResolvers<Document>();
  const request = new XMLHttpRequest();
  request.open("GET", address);
  request.responseType = "document";
  request.timeout = 8000;
  const fail = () => reject(new Error("The search did not answer."));
  request.addEventListener("load", () => {
    const page = request.responseXML;
    if (request.status === 200 && page) resolve(page);
    else fail();
  });
  for (const event of ["error", "timeout", "abort"]) request.addEventListener(event, fail);
  signal.addEventListener("abort", () => request.abort());
  request.send();
  return promise;
}
