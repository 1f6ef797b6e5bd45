import { TextField, type TextFieldProps } from "../text-field/text-field.tsx";

export interface EmailFieldProps extends Omit<
  TextFieldProps,
  "type" | "inputMode" | "autoComplete" | "autoCapitalize"
> {
  /** `off` for the address of another person than the visitor. */
  readonly autoComplete?: "email" | "off";
}

/** An e-mail address. Phones show a keyboard for it, and do not begin with a capital. */
export function EmailField(field: EmailFieldProps) {
  return <TextField type="email" inputMode="email" autoComplete="email" autoCapitalize="none" {...field} />;
}
