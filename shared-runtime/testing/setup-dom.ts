import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";
import "./modal-dialogs.ts";

afterEach(cleanup);
