import { useState } from "react";
import { text } from "shared-runtime/theme/typography.css.ts";
import { Button } from "shared-runtime/ui/button/button.tsx";
import type { FeeCalculatorTexts } from "../fee-calculator.texts.ts";

interface ShareButtonProps {
  readonly texts: FeeCalculatorTexts<"actions">;
  readonly onShare: (() => Promise<boolean>) | undefined;
}

/** Copies the address, and shows whether it succeeded. */
export function ShareButton({ texts, onShare }: ShareButtonProps) {
  const [isCopied, setCopied] = useState<boolean>();
  return (
    <>
      <Button variant="quiet" onClick={() => void onShare?.().then(setCopied)}>
        {texts.share}
      </Button>
      <p role="status" className={text.small}>
        {isCopied !== undefined && (isCopied ? texts.shared : texts.shareFailed)}
      </p>
    </>
  );
}
