/**
 * The `cause` of an error about a file or an answer that did not arrive. A text, since scripts that are built
 * separately do not share a class.
 */
export const missing = "missing";
