import { placeholder, placeholderAttributes, type PlaceholderValues } from "shared-runtime/editors/placeholder.ts";
import type { EditorTool } from "./editor-tool.ts";
import { previewDocument, type ShownAttributes, type ShownHeight } from "./preview-document.ts";
import { __, h, type Rendered } from "./wordpress.ts";

/** Widths of a telephone, a tablet and a computer, in CSS pixels. */
export const previewWidths = [360, 768, 1280] as const;
export type PreviewWidth = (typeof previewWidths)[number];

interface PreviewProps {
  readonly tool: EditorTool;
  readonly values: PlaceholderValues;
  readonly width: PreviewWidth;
  /** Whether the block is selected. Clicks reach the tool only then; the first one selects the block. */
  readonly isActive: boolean;
}

/** The tool as visitors see it at a width, scaled down to the width of the block. */
export function Preview({ tool, values, width, isActive }: PreviewProps): Rendered {
  const frame = wp.element.useRef<HTMLIFrameElement | null>(null);
  const place = wp.element.useRef<HTMLDivElement | null>(null);
  const [height, setHeight] = wp.element.useState<number>(320);
  const [room, setRoom] = wp.element.useState<number>(0);
  // Only the first state is in the frame's document: later changes are sent to the frame.
  const [srcDoc] = wp.element.useState(() => previewDocument(placeholder(tool, values), values.host));
  const attributes = JSON.stringify(placeholderAttributes(tool, values));

  wp.element.useEffect(() => {
    // The canvas may be a frame. Then the window of that frame gets the message.
    const view = place.current?.ownerDocument.defaultView;
    if (!view || !place.current) return undefined;
    const onMessage = ({ data, source }: MessageEvent<ShownHeight>) => {
      if (source === frame.current?.contentWindow && data?.type === "lederkredsen:height") setHeight(data.height);
    };
    view.addEventListener("message", onMessage);
    const resized = new view.ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    resized.observe(place.current);
    return () => {
      view.removeEventListener("message", onMessage);
      resized.disconnect();
    };
  }, []);

  const send = () => {
    const message: ShownAttributes = { type: "lederkredsen:attributes", attributes };
    frame.current?.contentWindow?.postMessage(message, "*");
  };
  // Each change mounts the tool anew, so changes are sent after a pause in typing.
  wp.element.useEffect(() => {
    const sending = setTimeout(send, 300);
    return () => clearTimeout(sending);
  }, [attributes]);

  const scale = room > 0 ? Math.min(1, room / width) : 1;
  return h(
    "div",
    { ref: place, className: "lederkredsen-preview", style: { height: height * scale } },
    h("iframe", {
      ref: frame,
      srcDoc,
      onLoad: send,
      title: `${__("Preview")}: ${tool.profile.title}`,
      // The frame has the site's origin, as on the site's pages, so the tool shows whether the host allows this origin.
      // A click in the frame cannot change the address of the editor.
      sandbox: "allow-scripts allow-same-origin",
      // The frame is in the tab order only while the block is selected, like other content of a block.
      tabIndex: isActive ? 0 : -1,
      style: {
        width,
        height,
        transform: `translateX(-50%) scale(${scale})`,
        pointerEvents: isActive ? "auto" : "none",
      },
    }),
  );
}
