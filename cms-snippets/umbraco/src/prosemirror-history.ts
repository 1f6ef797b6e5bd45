/** What the node for Tiptap uses of a transaction. */
interface Transaction {
  setMeta(key: string, value: unknown): Transaction;
}

/**
 * Ends the current step of undo, as `closeHistory` of prosemirror-history does. The backoffice does not give that
 * package to extensions, and a copy of it would not know the history of the editor. The plugin of that package looks
 * for this key.
 */
export function closeHistory(transaction: Transaction): Transaction {
  return transaction.setMeta("closeHistory$", true);
}
