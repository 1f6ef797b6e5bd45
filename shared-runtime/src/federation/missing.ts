/**
 * The `cause` of an error about a file or an answer that did not arrive. It is a text because scripts that are built
 * separately do not share a class.
 */
export const missing = "missing";
