import { enhanceEach } from "../../../enhance/enhance-each.ts";

enhanceEach("[data-member-archive] [data-print]", (button) => button.addEventListener("click", () => print()));
