/** The browser's own promises, also on a page that has replaced `Promise`. */
export const OwnPromise = (async () => undefined)().constructor as PromiseConstructor;
