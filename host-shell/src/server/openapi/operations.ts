import { pageListOperations } from "../../services/page-lists/page-lists.openapi.ts";
import { callerOriginOperations } from "../../services/caller-origin/caller-origin.openapi.ts";
import { jobRatingOperations } from "../../services/job-ratings/job-ratings.openapi.ts";
import { layoutOperations } from "../../services/layout-service/layout-service.openapi.ts";
import { apiDocsOperations } from "../api-docs.openapi.ts";
import { cityOperations } from "../../services/postal-codes/postal-codes.openapi.ts";
import { companyOperations } from "../../services/companies/companies.openapi.ts";
import { joiningOperations } from "../../services/membership/membership.openapi.ts";
import { cvReadingOperations } from "../../services/cv-store/cv-reading.openapi.ts";
import { cvUploadOperations } from "../../services/cv-store/cv-upload.openapi.ts";
import { finalizeOperations } from "../../services/submissions/finalize.openapi.ts";
import { givenUpReviewOperations } from "../../services/cv-queue/cv-queue.openapi.ts";
import { healthOperations } from "../../api/health/health.openapi.ts";
import { jobMatchOperations } from "../../services/job-match/job-match.openapi.ts";
import { jobStoreOperations } from "../../services/job-store/job-store.openapi.ts";
import { organisationOperations } from "../../services/organisations/organisations.openapi.ts";
import { hearingOperations } from "../../services/hearings/hearings.openapi.ts";
import { questionSetOperations } from "../../services/question-sets/question-sets.openapi.ts";
import { operatorTokenOperations } from "../../services/operator-tokens/operator-tokens.openapi.ts";
import { metricsOperations } from "../../services/metrics/metrics.openapi.ts";
import { outboxOperations } from "../../services/outbox/outbox.openapi.ts";
import { memberDataOperations } from "../../services/member-data/member-data.openapi.ts";
import { overrideOperations } from "../../services/widget-registry/overrides.openapi.ts";
import { registryOperations } from "../../services/widget-registry/widget-registry.openapi.ts";
import { widgetKeyOperations } from "../../services/widget-registry/signing/widget-keys.openapi.ts";
import { registryDocumentOperations } from "../../registry/registry.openapi.ts";
import { reviewedCvOperations } from "../../services/cv-store/reviewed-cv.openapi.ts";
import { serviceFormOperations } from "../../services/submissions/service-forms.openapi.ts";
import { sessionOperations } from "../../services/sign-in/session.openapi.ts";
import { signInOperations } from "../../services/sign-in/sign-in.openapi.ts";
import { siteSearchOperations } from "../../services/site-search/site-search.openapi.ts";
import { siteOperations } from "../../services/site-settings/site-settings.openapi.ts";
import { leadOperations } from "../../services/submissions/leads.openapi.ts";
import { uploadOperations } from "../../services/uploads/uploads.openapi.ts";
import { pageCheckOperations } from "../../services/page-check/page-check.openapi.ts";
import { widgetReportsOperations } from "../../services/widget-registry/widget-reports.openapi.ts";
import type { Operation } from "../../api/openapi/operation.ts";

/** Every documented call, in the order of the API document. */
export const operations: readonly Operation[] = [
  ...sessionOperations,
  ...signInOperations,
  ...cvUploadOperations,
  ...reviewedCvOperations,
  ...cvReadingOperations,
  ...cityOperations,
  ...jobMatchOperations,
  ...jobRatingOperations,
  ...joiningOperations,
  ...organisationOperations,
  ...questionSetOperations,
  ...hearingOperations,
  ...layoutOperations,
  ...finalizeOperations,
  ...siteSearchOperations,
  ...companyOperations,
  ...uploadOperations,
  ...leadOperations,
  ...serviceFormOperations,
  ...siteOperations,
  ...pageListOperations,
  ...callerOriginOperations,
  ...widgetReportsOperations,
  ...pageCheckOperations,
  ...registryDocumentOperations,
  ...registryOperations,
  ...widgetKeyOperations,
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
