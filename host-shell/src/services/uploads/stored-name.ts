import { uploadExtension } from "shared-runtime/rules/upload.ts";

interface Named {
  readonly userId: string;
  readonly formId: string;
  readonly title: string;
}

/**
 * The name that a file is stored under. One without an extension gets it with the content: until then, a mark keeps the
 * name apart from those of other files.
 *
 * Issuers may choose user ids with any characters; file names have few.
 */
export function storedName({ userId, formId, title }: Named, time: Date): string {
  const user = userId.slice(0, 64).replaceAll(/[^A-Za-z0-9_-]/g, "_");
  const extension = uploadExtension(title);
  const end = extension === "" ? "-1" : `.${extension}`;
  return `${user}-${formId}-${time.toISOString().replaceAll(/\D/g, "")}${end}`;
}
