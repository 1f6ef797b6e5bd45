import { StoredUpload, UploadRemoval, UploadRemoved } from "shared-runtime/api/uploads.ts";
import * as v from "valibot";
import { failure, later, operatorFailure, tokenRefused } from "../../api/openapi/answers.ts";
import { exampleValues } from "../../api/openapi/example-values.ts";
import type { Operation, Parameter } from "../../api/openapi/operation.ts";

const nobody = failure("Nobody is signed in, or the session has ended.");
const unknown = failure("The person has no such file, or it was removed.", "unknownUpload");
const id: Parameter = { about: "The id of the file.", schema: v.pipe(v.string(), v.uuid()) };
const unknownId = "0f6b2b0e-4102-46e6-b810-77e616bcb7f4";
const refusals = {
  413: failure("The file has more than 10 485 760 bytes.", "fileSizeError"),
  422: failure(
    "The extension, the content or the number of files is not allowed, the file is empty or infected, or the form takes " +
      "none. `reason` is the Danish sentence for the person.",
    "fileTypeError",
    "fileCountError",
    "ownStorageFull",
    "emptyFileError",
    "infectedFile",
    "unknownFormError",
  ),
  503: later(
    "The virus scanner does not answer, 100 other uploads are in progress, or the database or the store is away.",
    "scannerAway",
    "genericError",
  ),
  507: failure("The disk is full, or the files that no form was sent with are too many.", "storageFull"),
} as const;
const file = {
  id: exampleValues.uploadId,
  fileName: "test-person-1-LHO0076-20261124123015123.pdf",
  title: "svar.pdf",
  size: 16,
};

export const uploadOperations: readonly Operation[] = [
  {
    method: "post",
    path: "/api/forms/post-upload-file",
    id: "uploadFile",
    tag: "Uploads",
    summary: "Uploads a file of a service form",
    about:
      "Stores the file until its form is sent, for a day at most. Blanks, dots and invisible characters after the name do not " +
      "count; a name without an extension gets that of the content, if nobody can mistake it. The server checks its name, size and content, and scans it " +
      "if it has a virus scanner. A person may have 8 such files for a form. Send at least 200 kB every 20 seconds.",
    caller: "member",
    query: {
      schema: v.object({ formId: v.string() }),
      about: { formId: "The form that the file is for, such as `LHO0076`." },
    },
    headers: {
      "x-filename": {
        about: "The person's name of the file, percent-encoded. A name that is not allowed is refused before the file.",
        schema: v.optional(v.string()),
      },
    },
    body: {
      type: "multipart/form-data",
      schema: v.object({
        fileName: v.pipe(v.string(), v.description("The person's name of the file; before `file`.")),
      }),
      files: { file: "The file." },
    },
    answers: {
      200: { about: "The file is stored.", schema: StoredUpload },
      400: failure("The body is not a multipart form with a name and one file."),
      401: nobody,
      408: failure("The upload was too slow."),
      ...refusals,
      429: later(
        "The address or the member has begun too many uploads in a minute, or sends too many at once.",
        "tooManyUploads",
      ),
    },
    examples: [
      {
        title: "A document",
        status: 200,
        query: { formId: "LHO0076" },
        headers: { "x-filename": "svar.pdf" },
        body: { fileName: "svar.pdf", file: "svar.pdf" },
        answer: file,
      },
      {
        title: "A program",
        status: 422,
        query: { formId: "LHO0076" },
        body: { fileName: "svar.exe", file: "svar.exe" },
      },
      {
        title: "A renamed program",
        status: 422,
        query: { formId: "LHO0076" },
        body: { fileName: "svar.pdf", file: "svar.exe" },
      },
      { title: "A form without a file", status: 400, query: { formId: "LHO0076" }, body: {} },
      {
        title: "Nobody is signed in",
        status: 401,
        query: { formId: "LHO0076" },
        body: { fileName: "svar.pdf", file: "svar.pdf" },
        anonymous: true,
      },
    ],
  },
  {
    method: "post",
    path: "/api/forms/remove-upload",
    id: "removeUpload",
    tag: "Uploads",
    summary: "Removes an uploaded file",
    about: "The file does not count any more and cannot be sent. Removing it again changes nothing.",
    caller: "member",
    body: { type: "application/json", schema: UploadRemoval },
    answers: {
      200: { about: "The file is removed.", schema: UploadRemoved },
      400: failure("The body is not a JSON object."),
      401: nobody,
      404: unknown,
      409: failure("The file was sent with a form.", "sentUpload"),
      413: failure("The body has more than 64 kB."),
      415: failure("The content type is not `application/json`."),
      422: failure("The id is not a UUID.", "genericError"),
    },
    examples: [
      { title: "One's own file", status: 200, body: { id: exampleValues.removedUploadId }, answer: { removed: true } },
      { title: "A file of somebody else", status: 404, body: { id: unknownId } },
      { title: "No id", status: 422, body: {} },
      { title: "Nobody is signed in", status: 401, body: { id: unknownId }, anonymous: true },
    ],
  },
  {
    method: "get",
    path: "/api/forms/uploads/{id}",
    id: "downloadUpload",
    tag: "Uploads",
    summary: "Downloads an uploaded file",
    about: "Always as an attachment without a type of its own: browsers save it and open none of it on this origin.",
    caller: "member",
    parameters: { id },
    answers: {
      200: { about: "The file.", type: "application/octet-stream" },
      401: nobody,
      404: unknown,
    },
    examples: [
      { title: "One's own file", status: 200, path: { id: exampleValues.uploadId } },
      { title: "A file of somebody else", status: 404, path: { id: unknownId } },
      { title: "Nobody is signed in", status: 401, path: { id: unknownId }, anonymous: true },
    ],
  },
  {
    method: "get",
    path: "/api/outbox/files/{id}",
    id: "fetchFileOfForm",
    tag: "Outbox",
    summary: "Returns a file of a service form to the system that received the form",
    about: "Its id is that of `fileDefinitions` in the message of the form. It exists as long as the form.",
    caller: "operator",
    parameters: { id },
    answers: {
      200: { about: "The file.", type: "application/octet-stream" },
      401: tokenRefused,
      404: operatorFailure("There is no such file, or it is deleted.", "genericError"),
    },
    examples: [
      { title: "A file of a form", status: 200, path: { id: exampleValues.uploadId } },
      { title: "An unknown file", status: 404, path: { id: unknownId } },
    ],
  },
  {
    method: "get",
    path: "/api/forms/resumable-uploads/{id}/result",
    id: "getResumableUpload",
    tag: "Uploads",
    summary: "Returns the outcome of a resumable upload",
    about:
      "Resumable uploads speak [tus 1.0](https://tus.io/protocols/resumable-upload) at `/api/forms/resumable-uploads`: `POST` " +
      "with `Upload-Length` and the metadata `fileName` and `formId` begins one, `HEAD`, `PATCH` and `DELETE` of its address " +
      "continue it and give it up. The last `PATCH` runs the checks: 204 if the file is stored, otherwise the error that " +
      "`POST /api/forms/post-upload-file` answers with. After it, or where its answer was lost, this call returns the outcome. " +
      "After 503 and 507 it repeats the checks, without sending the file again. A PATCH with less than 200 kB in 20 seconds " +
      "is ended with 408 and continues where it ended; 429 means that too many files are sent at once. A query is refused with " +
      "400, an extension of the protocol that this server does not have with 501.",
    caller: "member",
    parameters: { id },
    answers: {
      200: { about: "The file is stored.", schema: StoredUpload },
      400: failure("The address has a query."),
      401: nobody,
      404: unknown,
      409: failure("Some of the file has not arrived.", "unfinishedUpload"),
      ...refusals,
    },
    examples: [
      { title: "A stored file", status: 200, path: { id: exampleValues.uploadId }, answer: { ...file, size: 8 } },
      { title: "A file of somebody else", status: 404, path: { id: unknownId } },
      { title: "Nobody is signed in", status: 401, path: { id: unknownId }, anonymous: true },
    ],
  },
];
