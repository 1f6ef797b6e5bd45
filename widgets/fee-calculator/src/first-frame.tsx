import { Card } from "shared-runtime/ui/card/card.tsx";
import type { FeeCalculatorTexts } from "./fee-calculator.texts.ts";
import { FormScreen } from "./screens/form-screen.tsx";

const still = (name: string) => ({ id: `fee-${name}`, name, problem: undefined, value: "", onChange: () => {} });

/** The empty form. A type that the visitor chooses in it is kept. */
export function FirstFrame({ texts }: { readonly texts: FeeCalculatorTexts<"form"> }) {
  return (
    <Card>
      <FormScreen
        texts={texts}
        organisations={undefined}
        organisation={still("organisationId")}
        memberType={still("memberType")}
      />
    </Card>
  );
}
