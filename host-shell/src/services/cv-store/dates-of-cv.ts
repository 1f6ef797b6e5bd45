const day = 24 * 60 * 60 * 1_000;

/** Returns the ISO 8601 times at which a CV was uploaded and at which it is deleted at the latest. */
export type DatesOfCv = (uploadedAt: Date) => { readonly uploadedAt: string; readonly deletedAt: string };

export function createDatesOfCv(retentionDays: number): DatesOfCv {
  return (uploadedAt) => ({
    uploadedAt: uploadedAt.toISOString(),
    deletedAt: new Date(uploadedAt.getTime() + retentionDays * day).toISOString(),
  });
}
