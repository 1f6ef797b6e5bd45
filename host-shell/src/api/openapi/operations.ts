import { apiDocsOperations } from "../api-docs.openapi.ts";
import { cityOperations } from "../city-from-zipcode.openapi.ts";
import { companyOperations } from "../company-calls.openapi.ts";
import { joiningOperations } from "../membership-calls.openapi.ts";
import { cvUploadOperations } from "../cv-upload.openapi.ts";
import { finalizeOperations } from "../finalize-calls.openapi.ts";
import { givenUpReviewOperations } from "../given-up-review-calls.openapi.ts";
import { healthOperations } from "../health.openapi.ts";
import { jobMatchOperations } from "../job-match.openapi.ts";
import { jobStoreOperations } from "../job-store-calls.openapi.ts";
import { organisationOperations } from "../organisation-calls.openapi.ts";
import { operatorTokenOperations } from "../operator-token-calls.openapi.ts";
import { metricsOperations } from "../metrics-calls.openapi.ts";
import { outboxOperations } from "../outbox-calls.openapi.ts";
import { memberDataOperations } from "../member-data-calls.openapi.ts";
import { overrideOperations } from "../override-calls.openapi.ts";
import { registryOperations } from "../registry-calls.openapi.ts";
import { registryDocumentOperations } from "../registry-documents.openapi.ts";
import { reviewedCvOperations } from "../reviewed-cv.openapi.ts";
import { serviceFormOperations } from "../service-forms.openapi.ts";
import { sessionOperations } from "../session.openapi.ts";
import { signInOperations } from "../sign-in.openapi.ts";
import { siteOperations } from "../site-settings.openapi.ts";
import { leadOperations } from "../lead-calls.openapi.ts";
import { uploadOperations } from "../upload-calls.openapi.ts";
import { widgetReportsOperations } from "../widget-reports.openapi.ts";
import type { Operation } from "./operation.ts";

/** Every documented call, in the order of the document. */
export const operations: readonly Operation[] = [
  ...sessionOperations,
  ...signInOperations,
  ...cvUploadOperations,
  ...reviewedCvOperations,
  ...cityOperations,
  ...jobMatchOperations,
  ...joiningOperations,
  ...organisationOperations,
  ...finalizeOperations,
  ...companyOperations,
  ...uploadOperations,
  ...leadOperations,
  ...serviceFormOperations,
  ...siteOperations,
  ...widgetReportsOperations,
  ...registryDocumentOperations,
  ...registryOperations,
  ...overrideOperations,
  ...jobStoreOperations,
  ...outboxOperations,
  ...givenUpReviewOperations,
  ...operatorTokenOperations,
  ...healthOperations,
  ...metricsOperations,
  ...apiDocsOperations,
  ...memberDataOperations,
];
