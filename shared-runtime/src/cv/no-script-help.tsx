import { ButtonLink } from "../ui/button/button.tsx";
import { Notice } from "../ui/notice/notice.tsx";
import type { CvTexts } from "./cv.texts.ts";
import { choices } from "./cv-upload-screen.css.ts";

export interface NoScriptHelpProps {
  readonly texts: Pick<CvTexts, "noScriptText" | "noScriptLink" | "noScriptHref" | "noticeWord">;
}

/** Shown in place of a tool when scripting is switched off. */
export function NoScriptHelp({ texts }: NoScriptHelpProps) {
  return (
    <noscript>
      <NoScriptNotice texts={texts} />
    </noscript>
  );
}

export function NoScriptNotice({ texts }: NoScriptHelpProps) {
  return (
    <Notice status="info" word={texts.noticeWord}>
      <p>{texts.noScriptText}</p>
      <div className={choices}>
        <ButtonLink variant="outline" href={texts.noScriptHref}>
          {texts.noScriptLink}
        </ButtonLink>
      </div>
    </Notice>
  );
}
