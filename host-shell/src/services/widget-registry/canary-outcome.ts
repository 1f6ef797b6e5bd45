/** The effect of a change of a channel on the canary and its gradual release. */
export interface CanaryOutcome {
  /** The version whose canary ended; missing if none ended. */
  readonly endedCanary?: string;
  /** The effect of the change on the gradual release, as a sentence; missing without an effect. */
  readonly releaseNote?: string;
}
