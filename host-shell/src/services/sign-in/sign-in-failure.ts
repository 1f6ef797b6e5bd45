/** As the page that tells a visitor about it has it in its address. */
export type SignInFault =
  /** The person chose not to sign in. */
  | "afbrudt"
  /** Begun too long ago, ended before, or begun in another browser. */
  | "udloebet"
  /** Too many were begun from the visitor's address. */
  | "formange"
  /** The issuer is down or slow. */
  | "utilgaengelig"
  /** The issuer's answer is not to be trusted, or cannot be used. */
  | "ugyldig";

/** A sign-in that did not end as it should. */
export class SignInFailure extends Error {
  override readonly name = "SignInFailure";
  readonly fault: SignInFault;
  /** Where the visitor wanted to go, as far as that is known. */
  readonly redirectPath: string | undefined;

  constructor(fault: SignInFault, message: string, options: ErrorOptions & { readonly redirectPath?: string } = {}) {
    super(message, options);
    this.fault = fault;
    this.redirectPath = options.redirectPath;
  }
}
