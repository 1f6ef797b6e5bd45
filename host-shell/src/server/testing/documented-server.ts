import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Hono } from "hono";
import { CvUpload } from "shared-runtime/api/cv.ts";
import { JobMatchResults } from "shared-runtime/api/jobmatch.ts";
import { IssuedOperatorToken } from "shared-runtime/api/operator-tokens.ts";
import { IssuedToken } from "shared-runtime/api/registry-management.ts";
import { StoredUpload } from "shared-runtime/api/uploads.ts";
import { OverrideLink } from "shared-runtime/api/override-links.ts";
import { present } from "shared-runtime/flow/present.ts";
import { signingKey } from "shared-runtime/testing/signing-key.ts";
import * as v from "valibot";
import { vi } from "vitest";
import { readMembership } from "../../pages/content/read-membership.ts";
import { openJsonContent } from "../../pages/content/json-content-source.ts";
import { createRegistryRoutes } from "../../registry/registry-routes.ts";
import { browserFiles } from "../../registry/testing/sample-browser-files.ts";
import { adminToken, startRegistryServer, uploadOf } from "../../registry/testing/registry-server.ts";
import { formWith } from "./cv-calls.ts";
import { contentPortsOf } from "../content-ports.ts";
import type { Ports } from "../ports.ts";
import { listen } from "../listen.ts";
import { siteUrl } from "./sign-in-site.ts";
import { openTestBrowser } from "./test-browser.ts";
import { type Sample, sampleVersion } from "../../services/widget-registry/testing/sample-version.ts";
import type { ApiEnv } from "../../api/api-env.ts";
import { exampleValues } from "../../api/openapi/example-values.ts";
import type { Example, Operation } from "../../api/openapi/operation.ts";

const content = fileURLToPath(new URL("../../../content", import.meta.url));
const widget = "cv-check";

type Headers = Readonly<Record<string, string>>;

const asAdministrator: Headers = { authorization: `Bearer ${adminToken}` };
const posting = {
  "@type": "JobPosting",
  identifier: "4712",
  title: "Driftsleder",
  description: "Du leder driften og 12 medarbejdere.",
  inLanguage: "da",
  hiringOrganization: { name: "Eksempel A/S" },
  url: "https://jobs.example.dk/4712",
  jobLocation: { address: { postalCode: "8000" } },
};
const otherPosting = { ...posting, identifier: "4713", title: "Direktør", url: "https://jobs.example.dk/4713" };

/** A whole server, in this process, with the data that the document's examples mention. */
export async function openDocumentedServer({ freeBytes }: Partial<Pick<Ports, "freeBytes">> = {}) {
  const source = await openJsonContent({ folder: content, product: "lederkredsen" });
  const server = await startRegistryServer(
    { PUBLIC_URL: siteUrl, AUTH_DEBUG: "1" },
    {
      ...(freeBytes && { freeBytes }),
      content: await contentPortsOf({ source, membership: await readMembership(join(content, "lederkredsen")) }),
    },
  );
  const { services, live } = server;
  const site = new Hono<ApiEnv>();
  site.route("/", createRegistryRoutes({ browser: browserFiles, registry: live.current, guard: services.guard }));
  site.route("/", services.signInAt(siteUrl).calls);
  site.route("/", services.api);

  const listening = await listen(() => site, { host: "127.0.0.1", port: 0 });
  const url = `http://127.0.0.1:${listening.port}`;

  const operatorTokenId = await makeOperatorToken(url);
  const { asDeployer, tokenId, overrideToken, overrideLinkId } = await publishWidget(url);
  const keys = keysOf(sampleVersion("1.2.0", { name: widget }));
  await importPostings(url);
  const asMember = await signInMember(services.signInAt(siteUrl).calls);
  await giveConsent(url, asMember);
  const uploadId = await uploadFile(url, asMember);
  const removedUploadId = await uploadFile(url, asMember);
  const values: ExampleValues = {
    ...exampleValues,
    pageAddress: `${siteUrl}/cv-tjek`,
    tokenId,
    operatorTokenId,
    overrideToken,
    overrideLinkId,
    uploadId,
    removedUploadId,
    ...keys,
    ...(await matchCv(url, asMember)),
  };
  const credentials = {
    everyone: {},
    "optional-member": asMember,
    member: asMember,
    administrator: asAdministrator,
    operator: asAdministrator,
    deployer: asDeployer,
  } as const satisfies Readonly<Record<Operation["caller"], Headers>>;

  return {
    routes: site.routes,
    /** Sends an example, with the ids of this server filled in. */
    async send(operation: Operation, example: Example): Promise<Response> {
      const { path = {}, query = {}, headers = {}, cvJwt, body, anonymous } = withValues(example, values);
      const address = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => path[name] ?? "");
      return fetch(`${url}${address}?${new URLSearchParams(query)}`, {
        redirect: "manual",
        method: operation.method.toUpperCase(),
        headers: {
          ...(anonymous ? {} : credentials[operation.caller]),
          ...(cvJwt && { authorization: `Bearer ${cvJwt}` }),
          ...headers,
          ...(body !== undefined &&
            operation.body?.type !== "multipart/form-data" && { "content-type": operation.body?.type ?? "" }),
        },
        ...(body !== undefined && { body: bodyOf(operation, body) }),
      });
    },
    async stop() {
      await listening.close(1_000);
      await server.stop();
    },
  };
}

type ExampleValues = Readonly<Record<keyof typeof exampleValues, string>>;

async function made<const Schema extends v.GenericSchema>(schema: Schema, url: string, init: RequestInit) {
  const answer = await fetch(url, init);
  return v.parse(schema, await answer.json());
}

function posted(body: object, headers: Headers): RequestInit {
  return { method: "POST", headers: { ...headers, "content-type": "application/json" }, body: JSON.stringify(body) };
}

/** Publishes two versions with a team's token, and creates a second token and two override links for developers. */
async function publishWidget(url: string) {
  const tokens = `${url}/api/registry/tokens`;
  const { token } = await made(IssuedToken, tokens, posted({ widget, label: "CV team" }, asAdministrator));
  const spare = await made(IssuedToken, tokens, posted({ widget, label: "Spare" }, asAdministrator));
  const asDeployer: Headers = { authorization: `Bearer ${token}` };
  const published = `${url}/api/registry/widgets/${widget}`;
  for (const version of ["1.2.0", "1.3.0"]) {
    const body = uploadOf(sampleVersion(version, { name: widget }), { channel: "stable" });
    await made(v.unknown(), `${published}/versions`, { method: "POST", headers: asDeployer, body });
  }
  const link = () =>
    made(OverrideLink, `${published}/override-links`, posted({ url: "https://my-machine.example" }, asDeployer));
  const { token: overrideToken } = await link();
  const { id: overrideLinkId } = await link();
  return { asDeployer, tokenId: spare.id, overrideToken, overrideLinkId };
}

/** Two keys of the team, and two signatures of the first: of a version, and of the revocation of the second key. */
function keysOf({ manifest }: Sample) {
  const [one, other] = [signingKey(), signingKey()];
  return {
    publicKey: one.publicKey,
    keyId: one.id,
    otherPublicKey: other.publicKey,
    otherKeyId: other.id,
    versionSignature: one.sign(JSON.stringify(manifest)).signature,
    revocationSignature: one.state({ widget, action: "revoke", key: other.id }).signature,
  };
}

/** Creates an operator's token and resolves with its id. */
async function makeOperatorToken(url: string): Promise<string> {
  const body = { right: "jobs", label: "Import of the agency" };
  return (await made(IssuedOperatorToken, `${url}/api/operators/tokens`, posted(body, asAdministrator))).id;
}

/** Stores a lead of the member under the id in the examples. */
async function giveConsent(url: string, asMember: Headers): Promise<void> {
  const answer = await fetch(`${url}/api/leads/post-tool-lead`, {
    method: "POST",
    headers: { ...asMember, "content-type": "application/json", "idempotency-key": exampleValues.consentId },
    body: JSON.stringify({ source: 2, name: "", email: "", phoneNumber: "" }),
  });
  if (!answer.ok) throw new Error(`The consent was not stored: ${answer.status}`);
}

/** Stores a file of the member and resolves with the file's id. */
async function uploadFile(url: string, asMember: Headers): Promise<string> {
  const body = new FormData();
  body.set("fileName", "svar.pdf");
  body.set("file", new File(["%PDF-1.7"], "svar.pdf"));
  const path = `${url}/api/forms/post-upload-file?formId=LHO0076`;
  return (await made(StoredUpload, path, { method: "POST", headers: asMember, body })).id;
}

async function importPostings(url: string): Promise<void> {
  const body = { postings: [posting, otherPosting] };
  await made(v.object({ new: v.literal(2) }), `${url}/api/jobs/import`, posted(body, asAdministrator));
}

/** Signs a person in and returns the headers for that person's calls. */
async function signInMember(signIn: Hono<ApiEnv>): Promise<Headers> {
  const browser = openTestBrowser({ [siteUrl]: signIn });
  const { url: choice } = await browser.go(`${siteUrl}/api/auth/login`);
  const person = new URLSearchParams({ person: "test-person-1" });
  await browser.go(choice, { init: { method: "POST", body: person, headers: { origin: siteUrl } } });
  const cookie = present(browser.cookie(siteUrl, "__Host-session"), "the cookie");
  return { cookie: `__Host-session=${cookie}`, origin: siteUrl };
}

/** Uploads a CV of the member and waits until the job index has a match for it. */
async function matchCv(url: string, asMember: Headers) {
  const upload: RequestInit = { method: "POST", headers: asMember, body: formWith("%PDF- Hanne Holm") };
  const { cvIdJwtString: cvJwt, cvId } = await made(CvUpload, `${url}/api/cv-upload`, upload);
  const query = new URLSearchParams({ cvJwt, jobLocationPostalCode: "8000" });
  const found = `${url}/api/jobmatch/get-jobmatch-results?${query}`;
  const jobId = await vi.waitFor(
    async () => present((await made(JobMatchResults, found, { headers: asMember })).jobMatchJobs[0]?.id, "a job"),
    { timeout: 20_000 },
  );
  return { cvJwt, cvId, jobId };
}

function withValues(example: Example, values: ExampleValues): Example {
  const replaced = Object.entries(exampleValues).reduce(
    (text, [name, value]) => text.replaceAll(`"${value}"`, `"${values[name as keyof typeof exampleValues]}"`),
    JSON.stringify(example),
  );
  return JSON.parse(replaced) as Example;
}

function bodyOf({ body }: Operation, value: unknown): string | FormData {
  if (body?.type !== "multipart/form-data") return JSON.stringify(value);
  const fields = value as Readonly<Record<string, string>>;
  const version = /^widget\.json (.+)$/.exec(fields["manifest"] ?? "")?.[1];
  if (version !== undefined) {
    const options = Object.entries(fields).filter(([name]) => name !== "manifest" && name !== "remoteEntry.js");
    return uploadOf(sampleVersion(version, { name: widget }), Object.fromEntries(options));
  }
  const form = new FormData();
  const { file, fileName } = fields;
  if (fileName !== undefined) form.set("fileName", fileName);
  if (file !== undefined) form.set("file", new File([file.endsWith(".pdf") ? "%PDF- Hanne Holm" : "PK"], file));
  return form;
}
