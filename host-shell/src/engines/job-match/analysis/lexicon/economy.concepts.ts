import { conceptsOf } from "./concept.ts";

export const economyConcepts = conceptsOf("økonomi", {
  title: `
Økonomidirektør | CFO | chief financial officer | finansdirektør | finance director
Økonomichef | finance manager | head of finance | financial manager | økonomileder | økonomiansvarlig | chef for økonomi
Regnskabschef | accounting manager | head of accounting | regnskabsleder | regnskabsansvarlig
Controller | business controller | financial controller | koncerncontroller | projektcontroller | finance business partner | økonomicontroller
Bogholder | bookkeeper | regnskabsassistent | økonomiassistent | accounts assistant | regnskabsmedarbejder | økonomimedarbejder
Revisor | auditor | statsautoriseret revisor | registreret revisor
Økonomikonsulent | financial consultant | økonomisk konsulent
Finansanalytiker | financial analyst | finance analyst`,
  skill: `
Økonomi | finance | financial
Regnskab | accounting | bogholderi | bogføring | bookkeeping | finansbogholderi | general ledger | accounts
Årsregnskab | regnskabsaflæggelse | årsregnskabsloven | årsafslutning | year-end closing | annual report | årsrapport | financial statements | annual accounts
Månedsafslutning | månedsluk | månedslukning | month-end closing | month end | periodeafslutning | month-end close
Controlling | business controlling | financial controlling
Forecast | forecasting | prognoser | estimater
Likviditetsstyring | likviditet | cash flow | cash management | pengestrømme | treasury
Debitorstyring | debitorer | accounts receivable | debitor
Kreditorstyring | kreditorer | accounts payable | kreditor
Moms og afgifter | moms | VAT | afgifter
Skat | tax | skatteret | selskabsskat | transfer pricing
Konsolidering | koncernregnskab | consolidation | group accounts | koncernkonsolidering
Revision | audit | auditing | intern revision | internal audit
IFRS | international financial reporting standards | US GAAP
Virksomhedskøb | M&A | mergers and acquisitions | due diligence | opkøb | fusioner | virksomhedshandler`,
  tool: `
Hyperion | OneStream | LucaNet | Anaplan | Jedox`,
});
