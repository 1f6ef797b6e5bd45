import { NewOverrideLink, OverrideLink, WidgetOverride } from "shared-runtime/api/widget-override.ts";
import * as v from "valibot";
import { inputInvalid, operatorFailure, tokenRefused } from "./openapi/answers.ts";
import { exampleValues } from "./openapi/example-values.ts";
import type { Operation } from "./openapi/operation.ts";

export const overrideOperations: readonly Operation[] = [
  {
    method: "post",
    path: "/api/registry/widgets/{name}/override-links",
    id: "signOverrideLink",
    tag: "Publishing",
    summary: "Signs a link that loads the widget from a development server",
    caller: "deployer",
    parameters: { name: { about: "The name of the widget.", schema: v.string() } },
    body: { type: "application/json", schema: NewOverrideLink },
    answers: {
      201: { about: "The value of `?widget-override`, and when it expires.", schema: OverrideLink },
      400: inputInvalid,
      401: tokenRefused,
    },
    examples: [
      {
        title: "A developer's machine",
        status: 201,
        path: { name: "cv-check" },
        body: { url: "https://my-machine.example", hours: 2 },
        answer: { token: exampleValues.overrideToken, expiresAt: "2026-11-20T12:00:00.000Z" },
      },
    ],
  },
  {
    method: "get",
    path: "/api/registry/override",
    id: "openOverrideLink",
    tag: "Publishing",
    summary: "Returns the widget and the address of an override link",
    about: "Readable from every origin.",
    caller: "everyone",
    query: {
      schema: v.object({ token: v.string() }),
      about: { token: "The value of `?widget-override`." },
    },
    answers: {
      200: { about: "The widget and the origin to load it from.", schema: WidgetOverride },
      401: operatorFailure("The link is forged or has expired.", "overrideRefused"),
    },
    examples: [
      {
        title: "A valid link",
        status: 200,
        query: { token: exampleValues.overrideToken },
        answer: { widget: "cv-check", origin: "https://my-machine.example" },
      },
      { title: "A forged link", status: 401, query: { token: "x.y.z" } },
    ],
  },
];
