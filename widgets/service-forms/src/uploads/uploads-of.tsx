import type { ReactNode } from "react";
import { type Uploads, type UploadsOptions, useUploads } from "./use-uploads.ts";

export interface UploadsOfProps extends UploadsOptions {
  readonly children: (uploads: Uploads) => ReactNode;
}

/** Draws what has the files of a form. */
export function UploadsOf({ children, ...options }: UploadsOfProps) {
  return children(useUploads(options));
}
