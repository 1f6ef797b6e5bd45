import { answerCalls } from "../../../concurrency/answer-calls.ts";
import { createSiteIndex } from "../index/site-index.ts";
import type { OperationName, Operations } from "./search-protocol.ts";

/** Holds the index in a separate thread, so that neither building nor searching it blocks the server. */
const index = createSiteIndex();
const operations: { readonly [Name in OperationName]: (input: Operations[Name][0]) => Operations[Name][1] } = {
  add: (documents) => {
    index.add(documents);
    return undefined;
  },
  commit: (changes) => {
    index.commit(changes);
    return index.figures();
  },
  search: index.search,
  suggest: index.suggest,
};

answerCalls(operations);
