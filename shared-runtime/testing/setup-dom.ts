import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";
import "./modal-dialogs.ts";

// Long, for busy machines: a query that succeeds earlier returns earlier.
configure({ asyncUtilTimeout: 8_000 });

afterEach(cleanup);
