/** The actor of what a gradual release does by itself. */
export const releaser = "gradual-release";
