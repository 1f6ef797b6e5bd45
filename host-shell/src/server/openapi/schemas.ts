import { CallerOrigin } from "shared-runtime/api/caller-origin.ts";
import { City } from "shared-runtime/api/city.ts";
import { CvArea, CvItem, CvRecommendations, CvThumbnail, CvUpload } from "shared-runtime/api/cv.ts";
import { Alive, Readiness } from "shared-runtime/api/health.ts";
import {
  JobIdentifiers,
  JobPostings,
  JobsExpired,
  JobsExpiry,
  JobsIdentified,
  JobsImported,
  JobStats,
  RefusedPosting,
} from "shared-runtime/api/job-store.ts";
import { CoreQualities, JobMatchJob, JobMatchResults, JobRating } from "shared-runtime/api/jobmatch.ts";
import { MemberLead, VisitorLead } from "shared-runtime/api/leads.ts";
import { leads } from "shared-runtime/lead-forms/lead-list.ts";
import { schemaName } from "shared-runtime/lead-forms/lead.ts";
import { SubmissionTaken } from "shared-runtime/api/submission-taken.ts";
import { GivenUpReview, GivenUpReviews, ReviewRetry, ReviewsRetried } from "shared-runtime/api/given-up-reviews.ts";
import { OutboxEntry, OutboxList, OutboxRetried, OutboxRetry } from "shared-runtime/api/outbox.ts";
import { ApiProblem, FieldProblem } from "shared-runtime/api/api-problem.ts";
import {
  ChannelChanged,
  IssuedToken,
  NewToken,
  Promotion,
  RegistryProblem,
  ReleaseAnswer,
  ReleaseHold,
  ReleaseStart,
  ReleaseState,
  Rollback,
  TokenList,
  VersionPublished,
  WidgetHistory,
  WidgetList,
} from "shared-runtime/api/registry-management.ts";
import { MemberUser, SessionAnswer, SignedOut } from "shared-runtime/api/session-answer.ts";
import { ServiceWindow, SiteSettings } from "shared-runtime/api/site-settings.ts";
import { StoredUpload, UploadRemoval, UploadRemoved } from "shared-runtime/api/uploads.ts";
import { NewOverrideLink, OverrideLink, OverrideLinkList } from "shared-runtime/api/override-links.ts";
import { WidgetOverride } from "shared-runtime/api/widget-override.ts";
import { SentWidgetReports, WidgetLoad, WidgetPlaceholder, WidgetVisit } from "shared-runtime/api/widget-reports.ts";
import type { GenericSchema } from "valibot";
import {
  RegisteredVersion,
  RegisteredWidget,
  RegistryDocument,
  ResolvedVersion,
} from "../../registry/registry-document.ts";

/** The schemas that the API document lists by name. All others are inlined. */
export const namedSchemas: Readonly<Record<string, GenericSchema>> = {
  Alive,
  ApiProblem,
  CallerOrigin,
  ChannelChanged,
  City,
  CoreQualities,
  CvArea,
  CvItem,
  CvRecommendations,
  CvThumbnail,
  CvUpload,
  FieldProblem,
  IssuedToken,
  JobIdentifiers,
  JobMatchJob,
  JobMatchResults,
  JobPostings,
  JobRating,
  JobStats,
  JobsExpired,
  JobsExpiry,
  JobsIdentified,
  JobsImported,
  ReleaseAnswer,
  ReleaseHold,
  ReleaseStart,
  ReleaseState,
  SubmissionTaken,
  MemberLead,
  MemberUser,
  NewOverrideLink,
  NewToken,
  GivenUpReview,
  GivenUpReviews,
  ReviewRetry,
  ReviewsRetried,
  OutboxEntry,
  OutboxList,
  OutboxRetried,
  OutboxRetry,
  OverrideLink,
  OverrideLinkList,
  Promotion,
  Readiness,
  RefusedPosting,
  RegisteredVersion,
  RegisteredWidget,
  RegistryDocument,
  RegistryProblem,
  ResolvedVersion,
  Rollback,
  SentWidgetReports,
  ServiceWindow,
  SessionAnswer,
  SignedOut,
  SiteSettings,
  StoredUpload,
  TokenList,
  UploadRemoval,
  UploadRemoved,
  VersionPublished,
  VisitorLead,
  WidgetHistory,
  WidgetList,
  WidgetLoad,
  WidgetOverride,
  WidgetPlaceholder,
  WidgetVisit,
  ...Object.fromEntries(leads.map((lead) => [schemaName(lead), lead.body])),
};
