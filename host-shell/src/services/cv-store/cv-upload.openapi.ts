import { CvUpload } from "shared-runtime/api/cv.ts";
import { failure, later } from "../../api/openapi/answers.ts";
import { exampleValues } from "../../api/openapi/example-values.ts";
import type { Operation } from "../../api/openapi/operation.ts";

export const cvUploadOperations: readonly Operation[] = [
  {
    method: "post",
    path: "/api/cv-upload",
    id: "uploadCv",
    tag: "CV check",
    summary: "Uploads a CV as PDF",
    about:
      "Stores the CV and queues its review. Send at least 200 kB every 20 seconds. The file may have 10 485 760 bytes " +
      "and 5 pages, and its text at least 60 words in Danish or English. An address may have 10 uploads in progress. With a session, the CV is listed among those of " +
      "the member until it is deleted.",
    caller: "optional-member",
    body: { type: "multipart/form-data", files: { file: "The PDF. Its file name ends in `.pdf`." } },
    answers: {
      200: { about: "The CV is stored. The token opens it for 24 hours.", schema: CvUpload },
      400: failure("The body is not a multipart form with exactly one file in the field `file`."),
      408: failure("The upload was too slow."),
      413: failure("The file is too large.", "fileSizeError"),
      415: failure("The file is not a PDF.", "wrongFileExtensionError"),
      422: failure(
        "The PDF has too many pages or too little text, or cannot be read.",
        "tooManyPagesError",
        "insufficientContentError",
        "genericError",
      ),
      429: later("The address or the member sends too many CVs, too many at once, or too large ones.", "tooManyCvs"),
      503: later("500 other uploads are in progress, or the database is away."),
      507: failure("There is no room for more CVs.", "storageFull"),
    },
    examples: [
      {
        title: "A readable CV",
        status: 200,
        body: { file: "cv.pdf" },
        answer: { cvId: exampleValues.cvId, cvIdJwtString: exampleValues.cvJwt },
      },
      { title: "A file that is not a PDF", status: 415, body: { file: "cv.docx" } },
      { title: "A form without a file", status: 400, body: {} },
    ],
  },
];
