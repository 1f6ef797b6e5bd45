import type { MountedWidget } from "shared-runtime/contract/widget-contract.ts";
import type { EditorOverlay } from "../editor-overlay/editor-overlay.ts";
import type { showFallback } from "../fallback.ts";
import type { HeldInteraction } from "../hold-interaction.ts";
import type { isEditing } from "../is-editing.ts";
import type { stateOf } from "../placeholder-state.ts";
import type { RegistryDocument } from "../../registry/registry-document.ts";
import type { ImportRemote } from "./import-remote.ts";
import type { Reports } from "./reports.ts";
import type { Placeholder } from "./read-placeholder.ts";
import type { BucketOf } from "./visitor-bucket.ts";
import type { Visit } from "./visits.ts";
import type { Mounted } from "./watch-crashes.ts";

/** A placeholder whose widget is wanted. */
export interface WantedPlace {
  readonly element: HTMLElement;
  /** Aborted when the element leaves the page. */
  readonly signal: AbortSignal;
  /** Returns, once, the visitor's action in the first frame, to be repeated in the live widget. */
  readonly takeHeld: () => HeldInteraction | undefined;
  /** Starts the widget of the same element again; at once if the widget no longer waits for its load condition. */
  readonly restart: () => void;
}

/** The parts that all placeholders of a page share. */
export interface PageParts {
  /** The address of the folder from which the loader was served. */
  readonly base: URL;
  /** Returns the absolute address of a path in the registry. */
  readonly addressOf: (path: string) => string;
  /** Reads the registry once per page; `again` reads it past all caches. */
  readonly readRegistry: (again: boolean, until?: number) => Promise<RegistryDocument>;
  readonly importRemote: ImportRemote;
  /** Imports a module of the host by its path in the registry, once per page. */
  readonly ownModule: <Module>(entry: string) => Promise<Module>;
  readonly reports: Reports;
  readonly mounted: Set<Mounted>;
  /** The built-ins that the page has changed, to be added to the reason of a failure. */
  changed: string;
  readonly bucket: BucketOf;
  readonly showFallback: typeof showFallback;
  readonly isEditing: typeof isEditing;
  readonly stateOf: typeof stateOf;
  /** Loads the overlay that editors see. */
  readonly overlay: () => Promise<EditorOverlay>;
}

/** One attempt to show the widget of a placeholder, with the placeholder's data at the start of the attempt. */
export interface Attempt extends WantedPlace, Placeholder, Mounted {
  readonly page: PageParts;
  /** The version that a failure is attributed to; empty while no version is at fault. */
  version: string;
  /** Empty until the widget is mounted. */
  directory: string;
  /** Set while the randomly drawn version is shown or loads; absent if the version was not drawn for the visitor. */
  visit?: Visit | undefined;
  /** Set while the widget is mounted. */
  widget?: MountedWidget | undefined;
}
