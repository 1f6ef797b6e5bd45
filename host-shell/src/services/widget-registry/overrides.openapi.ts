import { NewOverrideLink, OverrideLink, OverrideLinkList } from "shared-runtime/api/override-links.ts";
import { RevokeOptions, TokenQuery } from "shared-runtime/api/registry-management.ts";
import { WidgetOverride } from "shared-runtime/api/widget-override.ts";
import * as v from "valibot";
import { inputInvalid, operatorFailure, tokenRefused } from "../../api/openapi/answers.ts";
import { exampleValues } from "../../api/openapi/example-values.ts";
import type { Operation } from "../../api/openapi/operation.ts";

export const overrideOperations: readonly Operation[] = [
  {
    method: "post",
    path: "/api/registry/widgets/{name}/override-links",
    id: "signOverrideLink",
    tag: "Publishing",
    summary: "Signs and records a link that loads the widget from a development server",
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
        body: { url: "https://my-machine.example", hours: 2, by: "Hanne" },
        answer: {
          id: exampleValues.overrideLinkId,
          token: exampleValues.overrideToken,
          expiresAt: "2026-11-20T12:00:00.000Z",
        },
      },
    ],
  },
  {
    method: "get",
    path: "/api/registry/override-links",
    id: "listOverrideLinks",
    tag: "Publishing",
    summary: "Lists override links without their tokens, newest first",
    about: "A link is listed until 90 days after it expired.",
    caller: "administrator",
    query: { schema: TokenQuery, about: { widget: "Only links for this widget." } },
    answers: { 200: { about: "The links.", schema: OverrideLinkList }, 400: inputInvalid, 401: tokenRefused },
    examples: [{ title: "Links for the CV check", status: 200, query: { widget: "cv-check" } }],
  },
  {
    method: "delete",
    path: "/api/registry/override-links/{id}",
    id: "revokeOverrideLink",
    tag: "Publishing",
    summary: "Revokes an override link",
    caller: "administrator",
    parameters: { id: { about: "The id of the link.", schema: v.pipe(v.string(), v.uuid()) } },
    query: { schema: RevokeOptions, about: { by: "Who revokes it." } },
    answers: {
      204: { about: "The link is revoked." },
      400: inputInvalid,
      401: tokenRefused,
      404: operatorFailure("There is no such link, or it is revoked.", "linkUnknown"),
    },
    examples: [
      { title: "A link", status: 204, path: { id: exampleValues.overrideLinkId }, query: { by: "Hanne" } },
      { title: "An unknown link", status: 404, path: { id: "00000000-0000-4000-8000-000000000000" } },
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
      401: operatorFailure("The link is forged, has expired or was revoked.", "overrideRefused"),
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
