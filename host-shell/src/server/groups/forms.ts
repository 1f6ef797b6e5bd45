import { hearingOptions, openHearings } from "shared-runtime/service-forms/hearing-options.ts";
import type { SignedInRecently, UserOf } from "../../api/guards/signed-in.ts";
import { companiesCapability } from "../../services/companies/companies.capability.ts";
import { withdrawalKind } from "../../services/member-data/withdrawal-kind.ts";
import { calculateMembership, membershipNotFound } from "../../services/membership/calculate-membership.ts";
import { membershipCapability } from "../../services/membership/membership.capability.ts";
import { hearingsCapability } from "../../services/hearings/hearings.capability.ts";
import { questionSetsCapability } from "../../services/question-sets/question-sets.capability.ts";
import { organisationsCapability } from "../../services/organisations/organisations.capability.ts";
import { outbox } from "../../services/outbox/outbox.ts";
import { outboxCapability } from "../../services/outbox/outbox.capability.ts";
import { postalCodesCapability } from "../../services/postal-codes/postal-codes.capability.ts";
import { earlierSignup } from "../../services/submissions/kinds/earlier-signup.ts";
import { joinedAsOf, joinedPlanOf, type SignupAnswers } from "../../services/submissions/kinds/joined-as.ts";
import { paymentKind, signupCookie, signupName } from "shared-runtime/api/submission-names.ts";
import { signupIdWith } from "../../services/submissions/kinds/signup.kind.ts";
import { submissionKinds } from "../../services/submissions/submission-kinds.ts";
import { findSubmission } from "../../services/submissions/submission-store.ts";
import { submissionsCapability } from "../../services/submissions/submissions.capability.ts";
import { uploadKinds } from "../../services/submissions/upload-kinds.ts";
import { createAttachments } from "../../services/uploads/attachments.ts";
import { uploadsCapability } from "../../services/uploads/uploads.capability.ts";
import { releaseTopic } from "../../services/widget-registry/gradual-release/release-news.ts";
import { stoppedTopic } from "../../services/widget-registry/reported-pages.ts";
import type { Ground } from "./ground.ts";

interface Needs {
  readonly userOf: UserOf;
  readonly signedInRecently: SignedInRecently;
}

/** Submissions, their files and delivery to other systems, and the registers that forms query. */
export function formsGroup(ground: Ground, { userOf, signedInRecently }: Needs) {
  const { settings, ports, tables, shared, disk, secret, bankDetails, clock, addressOf, metrics, guard, log } = ground;
  const { addonProducts, findEventSignUp, membership, findOrganisations, findQuestionSet, findHearings } =
    ports.content;
  const attachments = createAttachments(tables);
  const delivery = outboxCapability({
    tables,
    now: clock.now,
    shared,
    webhook: settings.outboxWebhook,
    apart: { topics: [releaseTopic, stoppedTopic], webhook: settings.releaseWebhook },
    bankDetails,
    guard,
    metrics,
    log,
  });
  const signups = {
    idIn: signupIdWith(secret, clock),
    findSignup: (id: string) => findSubmission(tables, { kind: signupName, id }),
    findPayload: async (id: string) => (await signups.findSignup(id))?.payload,
    outcomeOf: (answers: SignupAnswers) => calculateMembership(membership?.rules ?? [], answers),
  };
  const kinds = submissionKinds(settings, secret, {
    bankDetails,
    addonProducts,
    joinedAs: joinedAsOf(signups),
    findEventSignUp: (path) => findEventSignUp(path, clock.now().getTime()),
    filesOf: attachments.listOf,
    formLists: async () => ({ hearings: hearingOptions(openHearings(await findHearings(), clock.now())) }),
    now: clock.now,
    // Without rules, nothing says that the answers lead nowhere.
    objectionTo: (answers) =>
      membership && !calculateMembership(membership.rules, answers) ? membershipNotFound : undefined,
  });
  const withdrawal = withdrawalKind(kinds, settings.undeliveredRetentionDays);
  const submissions = submissionsCapability({
    tables,
    kinds,
    otherKinds: [withdrawal],
    outbox,
    attachments,
    undeliveredDays: settings.undeliveredRetentionDays,
    userOf,
    signedInRecently,
    onKept: delivery.wake,
    log,
  });
  const { store } = submissions;
  return {
    store,
    kinds,
    withdrawal,
    outcomeOf: signups.outcomeOf,
    lastPaymentOf: async (memberId: string) => (await store.lastOf(paymentKind, memberId))?.payload,
    capabilities: [
      delivery,
      submissions,
      uploadsCapability({
        tables,
        attachments,
        kinds: uploadKinds,
        folder: settings.uploadsDir,
        disk,
        s3: settings.uploadsS3,
        clamdSocket: settings.clamdSocket,
        guard,
        userOf,
        addressOf,
        log,
      }),
      postalCodesCapability(),
      companiesCapability({ tables, cvr: settings.cvr, seed: settings.companiesSeed, log }),
      membershipCapability({
        membership,
        now: clock.now,
        signupCookie,
        joinedAs: joinedPlanOf(signups),
        earlierSignup: earlierSignup({ ...signups, lastOf: (memberId) => store.lastOf(signupName, memberId) }),
        userOf,
      }),
      organisationsCapability({ find: findOrganisations, log }),
      questionSetsCapability({ find: findQuestionSet }),
      hearingsCapability({ find: findHearings, now: clock.now }),
    ],
  };
}
