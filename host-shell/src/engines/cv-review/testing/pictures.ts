import { createCanvas } from "@napi-rs/canvas";

/** A drawn face. */
export function portrait(): Buffer {
  const canvas = createCanvas(160, 200);
  const pen = canvas.getContext("2d");
  pen.fillStyle = "#dfe7e4";
  pen.fillRect(0, 0, 160, 200);
  pen.fillStyle = "#8a6a54";
  pen.beginPath();
  pen.arc(80, 85, 42, 0, Math.PI * 2);
  pen.fill();
  pen.fillRect(30, 135, 100, 65);
  return canvas.toBuffer("image/png");
}

/** Words as pixels, which machines cannot read. */
export function pictureOfText(width: number, height: number): Buffer {
  const canvas = createCanvas(Math.round(width * 2), Math.round(height * 2));
  const pen = canvas.getContext("2d");
  pen.fillStyle = "#ffffff";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = "#222222";
  pen.font = "24px sans-serif";
  for (let y = 30; y < canvas.height; y += 34) pen.fillText("Resultater og udtalelser fra kolleger og kunder", 10, y);
  return canvas.toBuffer("image/png");
}
