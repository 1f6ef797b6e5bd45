/** The value of `fejl` in the address of the page that explains the failure. */
export type SignInFault =
  /** The person cancelled the sign-in. */
  | "afbrudt"
  /** The sign-in began too long ago, is already finished, or began in another browser. */
  | "udloebet"
  /** Too many sign-ins began at the visitor's address. */
  | "formange"
  /** The issuer is down or slow. */
  | "utilgaengelig"
  /** The issuer's answer is not trustworthy or not usable. */
  | "ugyldig";

/** A sign-in that failed. */
export class SignInFailure extends Error {
  override readonly name = "SignInFailure";
  readonly fault: SignInFault;
  /** The page that the visitor requested, if it is known. */
  readonly redirectPath: string | undefined;

  constructor(fault: SignInFault, message: string, options: ErrorOptions & { readonly redirectPath?: string } = {}) {
    super(message, options);
    this.fault = fault;
    this.redirectPath = options.redirectPath;
  }
}
