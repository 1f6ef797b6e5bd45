import { Badge } from "shared-runtime/ui/badge/badge.tsx";
import { danish } from "./danish-format.ts";
import * as styles from "./status-page.css.ts";
import type { ChannelStatus } from "./widget-status.ts";

export function ChannelList({ channels }: { readonly channels: readonly ChannelStatus[] }) {
  if (channels.length === 0)
    return <p className={styles.empty}>Værktøjet ligger ikke på nogen kanal endnu, så siderne får det ikke.</p>;
  return (
    <dl className={styles.channels}>
      {channels.map(({ channel, version, isLocal, published }) => (
        <div className={styles.channel} key={channel}>
          <dt className={styles.channelName}>{channel}</dt>
          <dd className={styles.channelVersion}>{version}</dd>
          <dd className={styles.channelFacts}>
            {published && <Served channel={channel} {...published} />}
            {!published &&
              (isLocal ? <Badge>Bygget her, ikke udgivet</Badge> : "intet udgivet her, så kanalen følger stable")}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type ServedProps = NonNullable<ChannelStatus["published"]> & { readonly channel: string };

function Served({ channel, since, previous, share }: ServedProps) {
  return (
    <>
      {channel === "canary" && <>{danish.count(share)} % af de besøgende, </>}
      siden <time dateTime={since.toISOString()}>{danish.moment(since)}</time>
      {previous !== null && <>, før det {previous}</>}
    </>
  );
}
