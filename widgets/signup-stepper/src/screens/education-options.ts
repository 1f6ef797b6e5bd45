import { educationLevels } from "shared-runtime/api/signup-work.ts";
import type { Option } from "shared-runtime/ui/field/option.ts";
import type { SignupStepperTexts } from "../signup-stepper.texts.ts";

export function educationOptions(texts: SignupStepperTexts): readonly Option[] {
  return educationLevels.map((level) => ({ value: level, label: educationName(texts, level) }));
}

export function educationName(texts: SignupStepperTexts, level: string): string {
  const names: Readonly<Record<string, string>> = {
    grundskole: texts.educationGrundskole,
    gymnasial: texts.educationGymnasial,
    erhverv: texts.educationErhverv,
    "erhverv kort": texts.educationErhvervKort,
    "erhverv akademi": texts.educationErhvervAkademi,
    professionsbachelor: texts.educationProfessionsbachelor,
    bachelor: texts.educationBachelor,
    kandidat: texts.educationKandidat,
    phd: texts.educationPhd,
    "ved ikke": texts.educationVedIkke,
  };
  return names[level] ?? level;
}
