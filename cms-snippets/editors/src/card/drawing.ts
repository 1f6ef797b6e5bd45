const svg = "http://www.w3.org/2000/svg";

/** A line drawing of 20 by 20 units, which assistive technology passes over. */
export function drawingOf(path: string): SVGSVGElement {
  const drawing = document.createElementNS(svg, "svg");
  drawing.setAttribute("viewBox", "0 0 20 20");
  drawing.setAttribute("aria-hidden", "true");
  const line = document.createElementNS(svg, "path");
  line.setAttribute("d", path);
  drawing.append(line);
  return drawing;
}

/** The drawing of the button "Indsæt værktøj": a frame with a plus sign. */
export const insertDrawing = "M3 3.5h14v13H3zM3 7h14M10 9.25v5M7.5 11.75h5";
