import { widget } from "shared-runtime/build/widget.ts";

export default widget(import.meta.dirname);
