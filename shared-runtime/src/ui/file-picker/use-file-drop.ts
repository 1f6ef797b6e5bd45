import { type DragEvent, useEffect, useState } from "react";

interface FileDrop {
  /** True while files hover over the zone or its content. */
  readonly dragging: boolean;
  readonly zone: {
    readonly onDragEnter: (event: DragEvent<HTMLElement>) => void;
    readonly onDragOver: (event: DragEvent<HTMLElement>) => void;
    readonly onDragLeave: (event: DragEvent<HTMLElement>) => void;
    readonly onDrop: (event: DragEvent<HTMLElement>) => void;
  };
}

export function useFileDrop(enabled: boolean, onFiles: (files: readonly File[]) => void): FileDrop {
  const [dragging, setDragging] = useState(false);
  useEffect(keepMissedDropsOnThePage, []);

  const hover = (event: DragEvent<HTMLElement>) => {
    if (!enabled || !carriesFiles(event.dataTransfer)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = "copy";
    setDragging(true);
  };
  return {
    dragging: dragging && enabled,
    zone: {
      onDragEnter: hover,
      onDragOver: hover,
      onDragLeave: ({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setDragging(false);
      },
      onDrop: (event) => {
        setDragging(false);
        if (!enabled || !carriesFiles(event.dataTransfer)) return;
        event.preventDefault();
        onFiles([...event.dataTransfer.files]);
      },
    },
  };
}

function carriesFiles(data: DataTransfer | null): data is DataTransfer {
  return data?.types.includes("Files") ?? false;
}

/**
 * Prevents the browser from opening a file that is dropped outside the zone, unless another handler has claimed the
 * drop.
 */
function keepMissedDropsOnThePage(): () => void {
  const keep = (event: globalThis.DragEvent) => {
    if (event.defaultPrevented || !carriesFiles(event.dataTransfer)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = "none";
  };
  addEventListener("dragover", keep);
  addEventListener("drop", keep);
  return () => {
    removeEventListener("dragover", keep);
    removeEventListener("drop", keep);
  };
}
