import type { ReactElement } from "react";
import type { MemberExport } from "shared-runtime/api/member-data.ts";
import type { AboutMember } from "../../services/member-data/about-member.ts";
import type { PageView } from "../block/prepared-block.ts";

/** What a part may ask about the member of the session; each is looked up once for an answer. */
export interface MemberKnowledge {
  readonly about: () => Promise<AboutMember>;
  readonly archive: () => Promise<MemberExport>;
}

/**
 * A part of a page that is drawn anew for each answer, with what is known about the member. The page in memory has a
 * mark in its place, which contains the texts of the editor.
 */
export interface MemberPart<TWords extends object = object, TFacts = unknown> {
  readonly name: string;
  readonly load: (knowledge: MemberKnowledge) => Promise<TFacts>;
  readonly draw: (words: TWords, facts: TFacts) => ReactElement | null;
  /** Drawn if the facts cannot be looked up. */
  readonly drawFailed: (words: TWords) => ReactElement | null;
}

/** Defines a part; the type of its facts stays inside. */
export function definePart<TWords extends object, TFacts>(
  part: MemberPart<TWords, TFacts>,
): MemberPart<TWords, TFacts> {
  return part;
}

interface PlaceProps<TWords extends object, TFacts> {
  readonly part: MemberPart<TWords, TFacts>;
  /** The texts of the editor, and what else the block knows; only JSON. */
  readonly words: TWords;
  readonly view: Pick<PageView, "editing" | "member">;
  /** The facts that editors see in place of those of a member. */
  readonly sample: TFacts;
}

/** The place of a part in a block. Editors see the part of a made-up member. */
export function MemberPartPlace<TWords extends object, TFacts>({
  part,
  words,
  view,
  sample,
}: PlaceProps<TWords, TFacts>): ReactElement | null {
  return view.editing ? part.draw(words, sample) : <>{partMark(part, words)}</>;
}

/** The mark of a part, also for a text in the JSON of a widget's props, where control characters are escaped. */
export function partMark<TWords extends object, TFacts>({ name }: MemberPart<TWords, TFacts>, words: TWords): string {
  return `\u0001part:${name}:${Buffer.from(JSON.stringify(words)).toString("base64url")}\u0001`;
}
