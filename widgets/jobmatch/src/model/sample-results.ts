import type { JobMatchJob, JobMatchResults } from "shared-runtime/api/jobmatch.ts";

const job = (id: string, title: string, company: string, location: string, distanceKm: number): JobMatchJob => ({
  id,
  title,
  company,
  location,
  distanceKm,
  jobDescription:
    "Du får ansvar for 14 medarbejdere, budgettet og den daglige drift, og du refererer til direktøren. Vi lægger vægt på, at du har ledet andre gennem en forandring.",
  sourceJobUrl: "https://job.example/",
});

/** Made-up data for the editors' preview. */
export const sampleResults: JobMatchResults = {
  jobMatchJobs: [
    { ...job("1", "Driftschef", "Nordhavn Lager", "Aarhus N", 4), applyBy: "2026-12-12" },
    { ...job("2", "Afdelingsleder, kundeservice", "Fjord Forsikring", "Viborg", 61), postedOn: "2026-11-20" },
    job("3", "HR-chef", "Kystbyens Kommune", "Viby J", 0),
    job("4", "Teamleder i produktionen", "Lindholt Maskinfabrik", "Herning", 78),
    { ...job("", "", "", "", 0), locked: true },
  ],
};

export const sampleQualities = "Her passer dit CV til jobbet:\n\n• Personaleledelse: du har ledet 14 medarbejdere";

export const samplePlace = { zip: "8000", city: "Aarhus C" };

export const sampleSending = { name: "mit-cv.pdf", size: 284_000, sent: 0.6 };
