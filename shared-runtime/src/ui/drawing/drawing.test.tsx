import { readdirSync } from "node:fs";
import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { axeFindings } from "../../../testing/axe-findings.ts";
import { CalendarDrawing } from "./calendar.tsx";
import { ContractDrawing } from "./contract.tsx";
import { ConversationDrawing } from "./conversation.tsx";
import { CourseDrawing } from "./course.tsx";
import { DirectorDrawing } from "./director.tsx";
import { DoorDrawing } from "./door.tsx";
import { EmployeeDrawing } from "./employee.tsx";
import { LetterDrawing } from "./letter.tsx";
import { ManagerDrawing } from "./manager.tsx";
import { MapDrawing } from "./map.tsx";
import { NetworkDrawing } from "./network.tsx";
import { PhoneDrawing } from "./phone.tsx";
import { SalaryDrawing } from "./salary.tsx";
import { SelfEmployedDrawing } from "./self-employed.tsx";
import { ShieldDrawing } from "./shield.tsx";
import { UnemploymentFundDrawing } from "./unemployment-fund.tsx";

const drawings = [
  CalendarDrawing,
  ContractDrawing,
  ConversationDrawing,
  CourseDrawing,
  DirectorDrawing,
  DoorDrawing,
  EmployeeDrawing,
  LetterDrawing,
  ManagerDrawing,
  MapDrawing,
  NetworkDrawing,
  PhoneDrawing,
  SalaryDrawing,
  SelfEmployedDrawing,
  ShieldDrawing,
  UnemploymentFundDrawing,
];

it("draws each subject in the same square, hidden from assistive technology", async () => {
  const files = readdirSync(import.meta.dirname).filter((name) => /^(?!drawing)[a-z-]+\.tsx$/.test(name));
  expect(drawings).toHaveLength(files.length);

  const { container } = render(drawings.map((Drawn) => <Drawn key={Drawn.name} />));
  const seen = [...container.children].map((svg) => [svg.getAttribute("viewBox"), svg.getAttribute("aria-hidden")]);
  expect(seen).toEqual(drawings.map(() => ["0 0 120 120", "true"]));
  expect(new Set([...container.children].map(({ innerHTML }) => innerHTML)).size).toBe(drawings.length);
  expect(await axeFindings(container)).toEqual([]);
});

it("takes every colour from the styles, so that schemes and forced colours apply", () => {
  const { container } = render(drawings.map((Drawn) => <Drawn key={Drawn.name} />));
  const shapes = [...container.querySelectorAll("path, rect, circle, ellipse")];
  expect(shapes.filter((shape) => !shape.hasAttribute("class") || shape.hasAttribute("fill"))).toEqual([]);
});
