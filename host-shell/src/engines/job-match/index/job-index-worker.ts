import { workerData } from "node:worker_threads";
import { answerCalls } from "../../../concurrency/answer-calls.ts";
import { analyserVersion } from "./analyser-version.ts";
import { createIndexOperations } from "./index-operations.ts";

/** Holds the index in a separate thread, so that neither building nor querying it blocks the server. */
const { entry } = workerData as { readonly entry: string };

answerCalls({ ...createIndexOperations(analyserVersion(new URL(entry))) });
