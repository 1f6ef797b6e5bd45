/** A backup or restore that was refused before it began. The message is one or more sentences for an operator. */
export class BackupRefused extends Error {}
