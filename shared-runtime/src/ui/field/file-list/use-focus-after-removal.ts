import { type RefObject, useLayoutEffect, useRef } from "react";
import type { ListedFile } from "./listed-file.ts";

interface FocusAfterRemoval {
  readonly list: RefObject<HTMLUListElement | null>;
  readonly add: RefObject<HTMLButtonElement | null>;
  /** Handlers of a file's row. */
  readonly row: (id: string) => { readonly onFocus: () => void; readonly onBlur: () => void };
}

/**
 * If the file with the focus leaves the list, or the focused button of the file is replaced, focuses the last button of
 * the row that is now at the position of the file. If there is no such row, focuses the button that adds files.
 */
export function useFocusAfterRemoval(files: readonly ListedFile[]): FocusAfterRemoval {
  const list = useRef<HTMLUListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const held = useRef<string>(undefined);
  const seen = useRef(files);
  useLayoutEffect(() => {
    const before = seen.current;
    seen.current = files;
    const lost = held.current;
    const root = list.current?.getRootNode() as Document | ShadowRoot | undefined;
    if (lost === undefined || list.current?.contains(root?.activeElement ?? null)) return;
    // A removed element fires no blur event.
    held.current = undefined;
    const place = before.findIndex(({ id }) => id === lost);
    const buttons = list.current?.children[place]?.querySelectorAll("button");
    (buttons?.[buttons.length - 1] ?? add.current)?.focus();
  }, [files]);
  return {
    list,
    add,
    row: (id) => ({
      onFocus: () => {
        held.current = id;
      },
      onBlur: () => {
        held.current = undefined;
      },
    }),
  };
}
