import { Card } from "shared-runtime/ui/card/card.tsx";
import type { FeeCalculatorTexts } from "./fee-calculator.texts.ts";
import { FormScreen } from "./screens/form-screen.tsx";

const still = (name: string) => ({ id: `fee-${name}`, name, problem: undefined, value: "", onChange: () => {} });

/** The empty form. A type that is chosen in it is taken over. */
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
