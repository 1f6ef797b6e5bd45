import { Hono, type Context } from "hono";
import type { Logger } from "pino";
import { type LeadTaken, MemberLead, VisitorLead } from "shared-runtime/api/leads.ts";
import type { MemberUser } from "shared-runtime/api/session-answer.ts";
import * as v from "valibot";
import type { ClientAddress } from "../http/client-address.ts";
import type { NewLead } from "../services/leads/lead.ts";
import type { LeadStore } from "../services/leads/lead-store.ts";
import type { ApiEnv } from "./api-env.ts";
import { declaredSmall, jsonOnly, objectOf, tooLarge } from "./json-body.ts";
import { rateLimit } from "./rate-limit.ts";
import { problem, tryLater } from "./problem.ts";
import { readFields } from "./read-fields.ts";
import type { UserOf } from "./session.ts";

export interface ToolLeadDeps {
  readonly log: Logger;
  readonly leads: LeadStore;
  readonly userOf: UserOf;
  readonly addressOf: ClientAddress;
  readonly leadsPerMinute: number;
}

type ToolLead = Pick<NewLead, "source" | "payload" | "memberId">;

const IdempotencyKey = v.optional(v.pipe(v.string(), v.uuid("The header Idempotency-Key must be a UUID.")));

/** Accepts a lead before a tool is used: from a visitor by the form, from a member by a consent. */
export function toolLead({ log, leads, userOf, addressOf, leadsPerMinute }: ToolLeadDeps) {
  const taken = (c: Context<ApiEnv>) => c.json({ taken: true } satisfies LeadTaken);
  const limited = rateLimit({
    addressOf,
    callsPerMinute: leadsPerMinute,
    errorKey: "tooManyLeads",
    reason: "Der er sendt for mange henvendelser fra din forbindelse.",
  });

  async function leadOf(c: Context<ApiEnv>, body: Readonly<Record<string, unknown>>): Promise<ToolLead | Response> {
    if (Object.hasOwn(body, "phoneNumber")) {
      const user = await userOf(c);
      // A signed-in user who is not a member gets the visitor's form, with both consents.
      if (user?.membership === undefined) return problem(c, 401);
      const read = readFields(MemberLead, body);
      return "problems" in read ? problem(c, 422, "invalidLead", read) : memberLead(read.fields, user);
    }
    const read = readFields(VisitorLead, body);
    return "problems" in read ? problem(c, 422, "invalidLead", read) : visitorLead(read.fields);
  }

  async function take(c: Context<ApiEnv>, body: Readonly<Record<string, unknown>>): Promise<Response> {
    const correlationId = c.get("correlationId");
    try {
      const lead = await leadOf(c, body);
      if (lead instanceof Response) return lead;
      const key = v.safeParse(IdempotencyKey, c.req.header("idempotency-key"));
      if (!key.success) return problem(c, 400, "invalidIdempotencyKey", { reason: key.issues[0].message });
      await leads.keep({ kind: "tool", ...(key.output && { id: key.output }), correlationId, ...lead });
      return taken(c);
    } catch (error) {
      log.error({ err: error, correlationId }, "a lead was not stored");
      return tryLater(c, 10);
    }
  }

  return new Hono<ApiEnv>().post("/api/leads/post-tool-lead", jsonOnly, limited, declaredSmall, tooLarge, async (c) => {
    const body = await objectOf(c);
    if (body === undefined) return problem(c, 400);
    if (fillsHoneypot(body)) {
      log.info({ correlationId: c.get("correlationId") }, "a lead with a filled-in honeypot was dropped");
      return taken(c);
    }
    return take(c, body);
  });
}

/** Programs fill in the hidden field. They are answered as if the lead was stored, even if the call is invalid. */
function fillsHoneypot({ phoneNumber, website }: Readonly<Record<string, unknown>>): boolean {
  return phoneNumber === undefined && typeof website === "string" && website !== "";
}

function visitorLead({ source, name, email, phone, terms, terms2 }: VisitorLead): ToolLead {
  return { source, payload: { name, email, phone, terms, terms2 } };
}

/** The member comes from the session, because the call could name anyone. */
function memberLead({ source }: MemberLead, { id, memberName, contactInfo }: MemberUser): ToolLead {
  return {
    source,
    memberId: id,
    payload: {
      name: memberName.fullName,
      email: contactInfo.email,
      phone: contactInfo.mobilePhone,
      // The dialog asks a member for nothing else.
      terms2: true,
    },
  };
}
