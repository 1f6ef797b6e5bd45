import type { EditorTool } from "shared-runtime/editors/editor-tool.ts";
import { placeholder } from "shared-runtime/editors/placeholder.ts";
import { heading, text } from "shared-runtime/theme/typography.css.ts";
import { evenLines } from "../../chrome/page.css.ts";
import * as styles from "./embed-studio.css.ts";
import { scriptLine } from "./snippets.ts";
import { ToolPicture } from "./tool-picture.tsx";

const audiences = {
  everyone: { title: "Til alle sider", text: "Besøgende bruger dem uden at logge ind." },
  members: { title: "Til sider for medlemmer", text: "De besøgende skal være logget ind." },
  site: { title: "Til hele webstedet", text: "Sættes ind én gang, i skabelonen." },
} as const;

interface ToolListProps {
  readonly tools: readonly EditorTool[];
  readonly host: string;
  /** The name of a tool that was asked for and does not exist. */
  readonly missing?: string | undefined;
}

/** All tools, each with its picture and its purpose; without scripts, also with its code. */
export function ToolList({ tools, host, missing }: ToolListProps) {
  const groups = (["everyone", "members", "site"] as const)
    .map((audience) => ({
      audience,
      tools: tools.filter(({ profile }) => (profile?.audience ?? "everyone") === audience),
    }))
    .filter((group) => group.tools.length > 0);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        {missing !== undefined && (
          <p className={styles.problem} role="status">
            Her er intet værktøj, der hedder »{missing}«. Vælg et af dem, der er.
          </p>
        )}
        <h1 className={heading.display}>Sæt et værktøj på din side</h1>
        <p className={`${text.lead} ${evenLines}`}>
          Vælg et værktøj, ret teksterne, se det på telefon og computer, og kopiér koden til dit CMS.
        </p>
        <p className={text.body}>
          <a className={styles.link} href="#min-side">
            Er det rigtigt på min side?
          </a>
        </p>
      </header>
      {tools.length === 0 && <p className={text.body}>Her er ingen værktøjer endnu.</p>}
      {groups.map(({ audience, tools: ofAudience }) => (
        <section className={styles.group} key={audience} aria-labelledby={`til-${audience}`}>
          <div>
            <h2 className={heading.xl} id={`til-${audience}`}>
              {audiences[audience].title}
            </h2>
            <p className={text.soft}>{audiences[audience].text}</p>
          </div>
          <ul className={styles.cards} role="list">
            {ofAudience.map((tool) => (
              <ToolCard key={tool.name} tool={tool} host={host} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function ToolCard({ tool, host }: { readonly tool: EditorTool; readonly host: string }) {
  const { name, profile } = tool;
  return (
    <li className={styles.card}>
      <ToolPicture tool={tool} />
      <div className={styles.cardWords}>
        <h3 className={text.title}>
          <a className={styles.cardLink} href={`/embed?tool=${name}`}>
            {profile?.title ?? name}
          </a>
        </h3>
        {profile && <p className={text.small}>{profile.summary}</p>}
      </div>
      <noscript>
        <pre
          className={styles.code}
        >{`${placeholder(tool, { host, ...(profile && { load: profile.usualLoad }) })}\n${scriptLine(host)}`}</pre>
      </noscript>
    </li>
  );
}
