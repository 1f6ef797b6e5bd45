import { contactCardPath } from "shared-runtime/api/contact-card.ts";
import { useJoiningTerms } from "../use-joining-terms.ts";
import { ConfirmationStep, type ConfirmationStepProps } from "./confirmation-step.tsx";

export interface LiveConfirmationProps extends Omit<ConfirmationStepProps, "terms" | "contactHref"> {
  readonly apiUrl: string;
}

/** The confirmation with the prices and days of the server's answer. */
export function LiveConfirmation({ apiUrl, ...step }: LiveConfirmationProps) {
  const terms = useJoiningTerms(apiUrl);
  return (
    <ConfirmationStep
      {...step}
      terms={typeof terms === "object" ? terms : undefined}
      contactHref={new URL(contactCardPath, apiUrl).href}
    />
  );
}
