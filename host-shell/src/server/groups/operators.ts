import type { OperatorAccess } from "../../api/guards/operator-guard.ts";
import { metricsCapability } from "../../services/metrics/metrics.capability.ts";
import { operatorTokensCapability } from "../../services/operator-tokens/operator-tokens.capability.ts";
import type { OperatorTokens } from "../../services/operator-tokens/operator-tokens.ts";
import { widgetRegistryCapability } from "../../services/widget-registry/widget-registry.capability.ts";
import { releaseTopic } from "../../services/widget-registry/gradual-release/release-news.ts";
import { stoppedTopic } from "../../services/widget-registry/reported-pages.ts";
import { pageCheckCapability } from "../../services/page-check/page-check.capability.ts";
import { outbox } from "../../services/outbox/outbox.ts";
import type { Ground } from "./ground.ts";

interface Needs {
  readonly tokens: OperatorTokens;
  readonly access: OperatorAccess;
}

/** The registry of widgets, and other services for operators: the page check, the metrics and operators' tokens. */
export function operatorsGroup(ground: Ground, { tokens, access }: Needs) {
  const { settings, ports, tables, disk, secret, clock, addressOf, metrics, guard, security, log } = ground;
  const registry = widgetRegistryCapability({
    settings,
    tables,
    checks: ports.checks,
    disk,
    contentPlaceholders: ports.content.placeholdersOf,
    guard,
    isOperator: async (token) => "operator" in (await access.holder(token, "widgets")),
    security,
    tellRelease:
      settings.releaseWebhook &&
      ((transaction, { id, name, ...news }) =>
        outbox.append(transaction, [
          { subject: id, topic: releaseTopic, payload: { releaseId: id, widget: name, ...news } },
        ])),
    tellStopped:
      settings.releaseWebhook &&
      ((transaction, { id, ...news }) =>
        outbox.append(transaction, [
          { subject: id, topic: stoppedTopic, payload: { pageId: id, event: "stopped", ...news } },
        ])),
    secret,
    addressOf,
    now: clock.now,
    log,
  });
  const pageCheck = pageCheckCapability({ settings, widgets: registry.widgets });
  return {
    registry,
    pageCheck,
    capabilities: [
      registry,
      pageCheck,
      metricsCapability({ metrics, hostNames: settings.adminHostNames, guard, isOpen: settings.admin !== undefined }),
      operatorTokensCapability({ tokens, guard, security }),
    ],
  };
}
