import { expect, it } from "vitest";
import { cvFromText } from "../testing/cv-text.ts";
import { textFlowOf } from "./blocks.ts";
import { competenciesOf } from "./cv-competencies.ts";
import { cvRowsOf } from "./cv-rows.ts";

function itemsIn(text: string): readonly string[] {
  const document = cvFromText(text);
  const rows = cvRowsOf(document);
  return competenciesOf(rows, textFlowOf(rows, document.pages)).items;
}

it.each([
  [
    "SAP S/4HANA (superbruger)\nPower BI (rutineret)\nMicrosoft 365 (rutineret)",
    ["SAP S/4HANA (superbruger)", "Power BI (rutineret)", "Microsoft 365 (rutineret)"],
  ],
  ["Excel (makroer, pivot)\nPower BI (rapporter)", ["Excel (makroer, pivot)", "Power BI (rapporter)"]],
  ["Personaleledelse\nBudgetansvar\nLean", ["Personaleledelse", "Budgetansvar", "Lean"]],
])("reads each line of a narrow column as one competency: »%s«", (text, expected) => {
  expect(itemsIn(text)).toEqual(expected);
});

it.each([
  ["Drift, økonomi, Change\nManagement, Lean", ["Drift", "økonomi", "Change Management", "Lean"]],
  ["Ledelse af afdelinger i\nKolding og Vejle", ["Ledelse af afdelinger i Kolding og Vejle"]],
  ["Forhandling med leverandører og\nIndkøb af råvarer", ["Forhandling med leverandører og Indkøb af råvarer"]],
  ["Planlægning af drift og\nvedligehold", ["Planlægning af drift og vedligehold"]],
  ["Arbejds-\nmiljø\nLean", ["Arbejdsmiljø", "Lean"]],
  ["- Microsoft\nDynamics 365\n- Excel", ["Microsoft Dynamics 365", "Excel"]],
  ["Dynamics 365 (Finance &\nSupply Chain)\nExcel", ["Dynamics 365 (Finance & Supply Chain)", "Excel"]],
])("joins the lines of one competency: »%s«", (text, expected) => {
  expect(itemsIn(text)).toEqual(expected);
});

it("reads each cell of a table as one competency, also if the first row reaches the edge", () => {
  const document = cvFromText("Personaleledelse\nRekruttering");
  const cells = document.lines.flatMap((line, row) =>
    (row === 0 ? [line.text, "Budget", "Strategisk ledelse"] : [line.text, "Forhandling", "Lean"]).map(
      (text, cell) => ({
        ...line,
        x: 50 + cell * 180,
        width: text.length * 5,
        text,
      }),
    ),
  );
  const rows = cvRowsOf({ ...document, lines: cells });
  expect(competenciesOf(rows, textFlowOf(rows, document.pages)).items).toEqual([
    "Personaleledelse",
    "Budget",
    "Strategisk ledelse",
    "Rekruttering",
    "Forhandling",
    "Lean",
  ]);
});

it("reads sentences as running text, whatever their lines begin with", () => {
  const document = cvFromText(
    "Jeg er vant til at arbejde i\nSAP, og jeg bygger rapporter i\nPower BI for direktionen.",
  );
  const rows = cvRowsOf(document);
  expect(competenciesOf(rows, textFlowOf(rows, document.pages))).toEqual({ items: [], prose: true, lines: 3 });
});

it("separates chips side by side, and list marks within a line", () => {
  const document = cvFromText("Budget Lean\nArbejdsmiljø\n○ Tidsplaner ○ Tilsyn");
  const rows = cvRowsOf(document).map((row) =>
    row.text === "Budget Lean" ? { ...row, cells: ["Budget", "Lean"] } : row,
  );
  const expected = ["Budget", "Lean", "Arbejdsmiljø", "Tidsplaner", "Tilsyn"];
  expect(competenciesOf(rows, textFlowOf(rows, document.pages)).items).toEqual(expected);
});
