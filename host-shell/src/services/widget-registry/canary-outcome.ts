/** The effect of a change of a channel on the canary and its gradual release. */
export interface CanaryOutcome {
  /** The version whose canary ended; missing if none ended. */
  readonly endedCanary?: string;
  /** What became of the gradual release, as a sentence; missing if nothing did. */
  readonly releaseNote?: string;
}
