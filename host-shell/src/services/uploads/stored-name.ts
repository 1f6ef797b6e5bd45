import { uploadExtension } from "shared-runtime/rules/upload.ts";

interface Named {
  readonly userId: string;
  readonly formId: string;
  readonly title: string;
}

/**
 * The name under which a file is stored. A file without an extension gets it when its content is known; until then, a
 * mark keeps the name different from those of other files.
 *
 * User ids of an issuer may have any characters, but file names only a few.
 */
export function storedName({ userId, formId, title }: Named, time: Date): string {
  const user = userId.slice(0, 64).replaceAll(/[^A-Za-z0-9_-]/g, "_");
  const extension = uploadExtension(title);
  const end = extension === "" ? "-1" : `.${extension}`;
  return `${user}-${formId}-${time.toISOString().replaceAll(/\D/g, "")}${end}`;
}
