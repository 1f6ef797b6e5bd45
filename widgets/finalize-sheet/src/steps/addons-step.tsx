import { useId, useState } from "react";
import type { AddonProduct } from "shared-runtime/api/sheet-content.ts";
import { fillText } from "shared-runtime/contract/fill-text.ts";
import { Badge } from "shared-runtime/ui/badge/badge.tsx";
import { Button } from "shared-runtime/ui/button/button.tsx";
import { Dialog } from "shared-runtime/ui/dialog/dialog.tsx";
import { Checkbox } from "shared-runtime/ui/field/checkbox/checkbox.tsx";
import { Notice } from "shared-runtime/ui/notice/notice.tsx";
import { VisuallyHidden } from "shared-runtime/ui/visually-hidden/visually-hidden.tsx";
import * as styles from "../finalize-sheet.css.ts";
import type { FinalizeSheetTexts } from "../finalize-sheet.texts.ts";
import * as own from "./addons-step.css.ts";
import type { StepProps } from "./payment-step.tsx";
import { StepTitle } from "./step-title.tsx";

export interface AddonsStepProps extends StepProps {
  /** The products that are offered to the member. */
  readonly products: readonly AddonProduct[];
  readonly chosen: readonly string[];
  /** Whether the sheet is shown. If it is not shown, no article is shown either. */
  readonly isShown: boolean;
  readonly onChosen: (addons: readonly string[]) => void;
  readonly onFilled: () => void;
}

export function AddonsStep({
  texts,
  content,
  formId,
  problem,
  products,
  chosen,
  isShown,
  onChosen,
  onFilled,
}: AddonsStepProps) {
  const titleId = useId();
  const [read, setRead] = useState<AddonProduct>();
  const [isReading, setReading] = useState(false);
  // Leaves out products that are no longer offered.
  const offered = products.map(({ value }) => value).filter((value) => chosen.includes(value));
  const choose = (value: string, isChosen: boolean) =>
    onChosen(isChosen ? [...offered, value] : offered.filter((one) => one !== value));
  return (
    <form
      id={formId}
      className={styles.step}
      method="dialog"
      noValidate
      aria-labelledby={titleId}
      onSubmit={(event) => {
        event.preventDefault();
        if (offered.length !== chosen.length) onChosen(offered);
        onFilled();
      }}
    >
      <StepTitle id={titleId} title={content.addonsTitle} intro={content.addonsText} />
      {problem?.fields["addons"] && (
        <Notice status="bad" word={texts.problemWord} live="alert" title={problem.fields["addons"]} />
      )}
      <fieldset className={own.list}>
        <legend>
          <VisuallyHidden>{texts.addonsLegend}</VisuallyHidden>
        </legend>
        {products.map((product) => (
          <ProductChoice
            key={product.value}
            product={product}
            texts={texts}
            checked={offered.includes(product.value)}
            onChange={(isChosen) => choose(product.value, isChosen)}
            onRead={() => {
              setRead(product);
              setReading(true);
            }}
          />
        ))}
        <div className={own.product[offered.length === 0 ? "chosen" : "open"]}>
          {/* Pressing it cannot deselect it, since nothing else would be chosen. */}
          <Checkbox
            id={`${titleId}-none`}
            name="none"
            label={texts.noAddons}
            checked={offered.length === 0}
            onChange={() => onChosen([])}
          />
        </div>
      </fieldset>
      <Article product={read} open={isShown && isReading} texts={texts} onClose={() => setReading(false)} />
    </form>
  );
}

interface ProductChoiceProps {
  readonly product: AddonProduct;
  readonly texts: FinalizeSheetTexts;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly onRead: () => void;
}

export function ProductChoice({ product, texts, checked, onChange, onRead }: ProductChoiceProps) {
  const id = useId();
  const { value, title, text, infoLabel, checkedInfoLabel, articleText } = product;
  const label = checked ? checkedInfoLabel || infoLabel : infoLabel;
  return (
    <div className={own.product[checked ? "chosen" : "open"]}>
      <Checkbox id={id} name={value} label={title} hint={text || undefined} checked={checked} onChange={onChange} />
      <div className={own.more}>
        {label && <Badge tone={checked ? "good" : "info"}>{label}</Badge>}
        {articleText && (
          <Button variant="quiet" onClick={onRead}>
            {texts.readMore} <VisuallyHidden>{fillText(texts.readMoreAbout, { title })}</VisuallyHidden>
          </Button>
        )}
      </div>
    </div>
  );
}

interface ArticleProps {
  readonly product: AddonProduct | undefined;
  readonly open: boolean;
  readonly texts: FinalizeSheetTexts;
  readonly onClose: () => void;
}

/** An article about a product, shown over the unchanged sheet. */
function Article({ product, open, texts, onClose }: ArticleProps) {
  if (!product) return null;
  const { title, articleTitle, articleSubtitle, articleText, articleBtnText } = product;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={articleTitle || title}
      intro={articleSubtitle || undefined}
      actions={
        <Button wide onClick={onClose}>
          {articleBtnText || texts.articleButton}
        </Button>
      }
    >
      <div className={own.article}>
        {articleText.split(/\n{2,}/).map((paragraph, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the paragraphs of a text do not move
          <p key={index}>{paragraph}</p>
        ))}
      </div>
    </Dialog>
  );
}
