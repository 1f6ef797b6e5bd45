const day = 24 * 60 * 60 * 1_000;

/** Returns when a CV was uploaded, and when it is deleted at the latest, as ISO 8601 instants. */
export type DatesOfCv = (uploadedAt: Date) => { readonly uploadedAt: string; readonly deletedAt: string };

export function createDatesOfCv(retentionDays: number): DatesOfCv {
  return (uploadedAt) => ({
    uploadedAt: uploadedAt.toISOString(),
    deletedAt: new Date(uploadedAt.getTime() + retentionDays * day).toISOString(),
  });
}
