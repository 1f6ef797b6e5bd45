import { type DragEvent, useEffect, useState } from "react";

interface FileDrop {
  /** True while files hover over the zone or anything in it. */
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
 * A file that is dropped beside the zone would open in place of the page. Whoever wants the drop has claimed it by now.
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
