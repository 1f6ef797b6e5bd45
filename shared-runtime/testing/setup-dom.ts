import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";
import "./modal-dialogs.ts";

// Patient with a busy machine: what comes, is seen when it comes.
configure({ asyncUtilTimeout: 8_000 });

afterEach(cleanup);
