import { attributeOf } from "shared-runtime/contract/attribute-of.ts";
import type { LockedWidget, Lockfile } from "shared-runtime/contract/page-lockfile.ts";
import { heading, text } from "shared-runtime/theme/typography.css.ts";
import { Badge } from "shared-runtime/ui/badge/badge.tsx";
import { Notice } from "shared-runtime/ui/notice/notice.tsx";
import { ownBlock } from "../block/own-block.ts";
import type { PageView, PreparedBlock } from "../block/prepared-block.ts";
import { firstFrameMarkup, jsonMarkup } from "../block/first-frame-markup.ts";
import { consentWidget } from "../blocks/cookie-consent/consent-widget.ts";
import { resolveLockedWidget, type LockedWidgetResolution, type ReplayRegistry } from "./resolve-locked-widget.ts";
import * as styles from "./replay.css.ts";

/** Returns the blocks of a replayed page: an introduction, then each widget of the lockfile. */
export function lockedBlocks(lockfile: Lockfile, registry: ReplayRegistry): readonly PreparedBlock[] {
  // The replaying page already has its own consent overlay.
  const widgets = lockfile.widgets.filter(({ name }) => name !== consentWidget);
  return [introduction(widgets.length), ...widgets.map((widget, index) => lockedBlock(widget, index, registry))];
}

function introduction(count: number): PreparedBlock {
  return ownBlock("gengivelse", () => (
    <header className={styles.header}>
      <h1 className={heading.xl}>Gengivet side</h1>
      <p className={text.small}>{summaryOf(count)}</p>
      {count > 0 && (
        <Notice status="warn" title="Indholdet herunder er ikke vores">
          Tekster, links og indstillinger kommer fra en låsefil, som alle kan lave. Følg ikke links herfra, og skriv
          ikke personlige oplysninger.
        </Notice>
      )}
      <p>
        <a href="/replay">Vis en anden låsefil</a>
      </p>
    </header>
  ));
}

function summaryOf(count: number): string {
  if (count === 0) return "Der stod ingen værktøjer på siden, da låsefilen blev lavet.";
  const what = count === 1 ? "Værktøjet" : `De ${count} værktøjer`;
  return `${what} fra en side, i den version og med de indstillinger, der stod i låsefilen.`;
}

function lockedBlock(locked: LockedWidget, index: number, registry: ReplayRegistry): PreparedBlock {
  const place = resolveLockedWidget(locked, registry);
  const position = index + 1;
  const id = `vaerktoej-${position}`;
  if (place.kind !== "exact" && place.kind !== "as now") {
    return ownBlock(id, () => <Missing {...{ locked, place, position, id }} />);
  }
  const { name, input } = locked;
  return ownBlock(
    id,
    ({ frameOf }) => (
      <section className={styles.place} id={id} aria-labelledby={`${id}-navn`}>
        <Caption
          locked={locked}
          version={place.kind === "exact" ? place.version : undefined}
          position={position}
          id={id}
        />
        <div className={styles.foreign}>
          <p className={styles.foreignLabel}>Indhold fra låsefilen, ikke fra os</p>
          <div
            {...attributesOf(input.attributes)}
            data-widget={name}
            data-widget-version={place.version}
            data-widget-load="eager"
            data-widget-editing={locked.editing ? "confirmed" : undefined}
            dangerouslySetInnerHTML={{ __html: contentOf(locked, place.version, frameOf) }}
          />
        </div>
      </section>
    ),
    { name, version: place.version, load: "eager", props: {} },
  );
}

const states: Readonly<Record<LockedWidget["state"], string>> = {
  "": "Ikke fundet af siden",
  waiting: "Ventede på at blive vist",
  loading: "Var ved at blive hentet",
  ready: "Kørte",
  failed: "Fejlede",
};

interface CaptionProps {
  readonly locked: LockedWidget;
  /** `undefined` if no version was mounted. */
  readonly version: string | undefined;
  /** The place of the placeholder on the page, from 1. Distinguishes several placeholders of one widget. */
  readonly position: number;
  readonly id: string;
}

function Caption({ locked: { name, wish: spec, state, editing }, version, position, id }: CaptionProps) {
  return (
    <div className={styles.caption}>
      <h2 className={styles.name} id={`${id}-navn`}>
        {position}. {name || "Uden navn"} {version}
      </h2>
      <p className={styles.facts}>
        {version === undefined && <Badge tone="warn">Ingen version nåede at blive indlæst: her er {spec} i dag</Badge>}
        {version !== undefined && spec !== version && <Badge>Siden bad om {spec}</Badge>}
        <Badge tone={state === "failed" ? "bad" : "info"}>{states[state]}</Badge>
        {editing && <Badge>Redigering</Badge>}
      </p>
    </div>
  );
}

interface MissingProps {
  readonly locked: LockedWidget;
  readonly place: Extract<LockedWidgetResolution, { readonly known: readonly string[] }>;
  readonly position: number;
  readonly id: string;
}

function Missing({ locked, place, position, id }: MissingProps) {
  const known = place.known.length === 0 ? "Her findes ingen." : `Her findes: ${place.known.join(", ")}.`;
  return (
    <section className={styles.place} id={id} aria-labelledby={`${id}-navn`}>
      <Caption locked={locked} version={locked.version || locked.wish} position={position} id={id} />
      {place.kind === "withdrawn version" ? (
        <Notice status="warn" title={`Version ${place.wanted} af ${locked.name} er trukket tilbage`}>
          Den fejlede hos besøgende, så den vises ikke igen. {known}
        </Notice>
      ) : place.kind === "unknown widget" ? (
        <Notice status="warn" title={`Her er intet værktøj, der hedder »${locked.name}«`}>
          {known}
        </Notice>
      ) : (
        <Notice status="warn" title={`Version ${place.wanted} af ${locked.name} findes ikke her`}>
          {known} Versioner, der er bygget på en enkelt maskine, forsvinder, når der bygges igen.
        </Notice>
      )}
    </section>
  );
}

/** Turns the attributes back into markup: `joinHref` becomes `data-join-href`. */
function attributesOf(attributes: LockedWidget["input"]["attributes"]): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(attributes).map(([key, value]) => [attributeOf(key), value]));
}

function contentOf({ name, input }: LockedWidget, version: string, frameOf: PageView["frameOf"]): string {
  const frame = frameOf({ name, version });
  const { attributes, json } = input;
  const props = typeof json === "object" && json !== null ? { ...json, ...attributes } : attributes;
  const own = Object.fromEntries(
    Object.entries(props).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
  return (frame ? firstFrameMarkup(frame, own) : "") + (json === undefined ? "" : jsonMarkup(json));
}
