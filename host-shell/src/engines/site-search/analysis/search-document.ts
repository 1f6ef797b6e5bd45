export interface DocumentSection {
  readonly heading: string;
  readonly text: string;
}

/** A page as the index reads it. All texts are plain. */
export interface SearchDocument {
  /** Also its id. */
  readonly url: string;
  readonly site: string;
  readonly title: string;
  /** Further titles: the title of the head, and the name in menus. */
  readonly otherTitles: readonly string[];
  readonly lead: string;
  readonly sections: readonly DocumentSection[];
  /** Texts of links on other pages that lead to this one. */
  readonly anchors: readonly string[];
  /** Texts of this page that are about other pages. */
  readonly links: readonly string[];
  readonly tags: readonly string[];
  /** The persons that the page names. */
  readonly persons: readonly string[];
  readonly category: string;
  readonly breadcrumb: readonly string[];
  readonly membersOnly: boolean;
  /** In milliseconds since 1970. */
  readonly changedAt: number | undefined;
  /** In milliseconds since 1970: after it, what the page is about is over. */
  readonly endsAt: number | undefined;
}
