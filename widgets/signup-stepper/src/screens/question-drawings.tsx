import type { ReactNode } from "react";
import { DirectorDrawing } from "shared-runtime/ui/drawing/director.tsx";
import { DoorDrawing } from "shared-runtime/ui/drawing/door.tsx";
import { EmployeeDrawing } from "shared-runtime/ui/drawing/employee.tsx";
import { ManagerDrawing } from "shared-runtime/ui/drawing/manager.tsx";
import { SelfEmployedDrawing } from "shared-runtime/ui/drawing/self-employed.tsx";
import type { QuestionDrawing } from "shared-runtime/questions/question.ts";

export const drawings: Readonly<Record<QuestionDrawing, ReactNode>> = {
  director: <DirectorDrawing />,
  manager: <ManagerDrawing />,
  employee: <EmployeeDrawing />,
  "self-employed": <SelfEmployedDrawing />,
  unemployed: <DoorDrawing />,
};
