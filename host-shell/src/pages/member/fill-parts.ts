import { renderToStaticMarkup } from "react-dom/server";
import type { MemberUser } from "shared-runtime/api/session-answer.ts";
import type { MemberFacts } from "../../services/member-data/member-data.capability.ts";
import type { MemberKnowledge } from "./member-part.tsx";
import { fillMember } from "./member-marks.ts";
import { memberParts } from "./member-parts.ts";

/** In JSON, the control characters are escaped. */
const mark = /(?:\u0001|\\u0001)part:([a-z-]+):([\w-]*)(?:\u0001|\\u0001)/g;

export interface FillPartsOptions {
  readonly facts: MemberFacts | undefined;
  /** Called if the facts about the member cannot be looked up. The page says so in place of each part. */
  readonly onFailed: (error: unknown) => void;
}

/**
 * Replaces the marks in a page by what is known about the member: the values of the session, and the parts. No value is
 * read for marks itself.
 */
export async function fillPage(html: string, user: MemberUser, options: FillPartsOptions): Promise<string> {
  const knowledge = knowledgeOf(user, options.facts);
  const filled: string[] = [];
  let end = 0;
  for (const { 0: whole, 1: name = "", 2: encoded = "", index } of html.matchAll(mark)) {
    filled.push(fillMember(html.slice(end, index), user), await drawPart(name, encoded, knowledge, options.onFailed));
    end = index + whole.length;
  }
  return filled.join("") + fillMember(html.slice(end), user);
}

/** Removes the marks of parts from a page that is not for a member. */
export function withoutParts(html: string): string {
  return html.replace(mark, "");
}

async function drawPart(
  name: string,
  encoded: string,
  knowledge: MemberKnowledge,
  onFailed: FillPartsOptions["onFailed"],
): Promise<string> {
  const part = memberParts.get(name);
  if (!part) return "";
  const words = JSON.parse(Buffer.from(encoded, "base64url").toString()) as object;
  try {
    return renderToStaticMarkup(part.draw(words, await part.load(knowledge)));
  } catch (error) {
    onFailed(error);
    return renderToStaticMarkup(part.drawFailed(words));
  }
}

/** Looks each fact up once, when the first part needs it. */
function knowledgeOf(user: MemberUser, facts: MemberFacts | undefined): MemberKnowledge {
  const once = <Value>(find: (facts: MemberFacts) => Promise<Value>) => {
    let found: Promise<Value> | undefined;
    return async () => {
      if (!facts) throw new Error("The facts about members are not available.");
      return (found ??= find(facts));
    };
  };
  return {
    about: once(({ aboutMember }) => aboutMember(user)),
    archive: once(({ exportMember }) => exportMember(user)),
  };
}
