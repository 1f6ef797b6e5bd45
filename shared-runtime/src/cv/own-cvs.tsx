import { useEffect, useState } from "react";
import type { ApiClient } from "../api/create-api-client.ts";
import { StoredCvs } from "../api/member-data.ts";
import type { ToolId } from "../session/tool-session.ts";
import { momentWords } from "../time/relative-days.ts";
import { Button } from "../ui/button/button.tsx";
import { Notice } from "../ui/notice/notice.tsx";
import type { CvIntakeEvent } from "./cv-intake.events.ts";
import type { CvIntake } from "./cv-intake.ts";
import * as styles from "./cv-upload-screen.css.ts";
import type { KeptCv } from "./cv-upload-screen.tsx";

export interface OwnCvsProps {
  readonly api: ApiClient;
  readonly tool: ToolId;
  readonly word: string;
  /** The tool's texts about a CV that the server has. */
  readonly kept: Pick<KeptCv, "title" | "accept">;
  readonly cv: CvIntake;
  readonly dispatch: (event: CvIntakeEvent) => void;
}

const mostOffered = 3;

/**
 * Offers the last CVs that the person uploaded while signed in, in whatever browser, by the day and time of the upload: "Find
 * job til mit CV fra 12. november kl. 14.05". Shows nothing without one.
 */
export function OwnCvs({ api, tool, word, kept, cv, dispatch }: OwnCvsProps) {
  const [cvs, setCvs] = useState<StoredCvs["cvs"]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    api
      .get("member/cvs", { signal: leaving.signal })
      .json(StoredCvs)
      .then(
        (answer) => setCvs(answer.cvs.filter(({ isMine }) => isMine).slice(0, mostOffered)),
        // Without an answer, the person chooses a file.
        () => undefined,
      );
    return () => leaving.abort();
  }, [api]);
  if (cvs.length === 0 || cv.at !== "choosing" || cv.session || cv.earlier) return null;
  return (
    <Notice status="info" word={word} title={kept.title}>
      <div className={styles.choices}>
        {cvs.map(({ id, cvJwt, uploadedAt }) => (
          <Button
            key={id}
            variant="outline"
            onClick={() => dispatch({ type: "offer.taken", session: { cvId: id, cvJwt, toolId: tool } })}
          >
            {`${kept.accept} fra ${momentWords(new Date(uploadedAt), new Date())}`}
          </Button>
        ))}
      </div>
    </Notice>
  );
}
