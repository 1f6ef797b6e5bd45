/** A backup or restore that was not begun. The message is one or more sentences for an operator. */
export class BackupRefused extends Error {}
