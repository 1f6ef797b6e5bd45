import { useEffect } from "react";
import { permitted } from "shared-runtime/storage/permitted.ts";
import { productIn } from "./entry-of.ts";

/**
 * Keeps the product in the address of the page equal to the chosen one, in each history entry that is shown, so that a
 * reload and a copied link lead to what the visitor sees. An address without a product is not changed.
 */
export function useProductInAddress(product: string, step: string): void {
  useEffect(() => {
    const follow = () => {
      const address = new URL(window.location.href);
      const named = productIn(address.searchParams);
      if (named === undefined || product === "" || named === product) return;
      address.searchParams.set("product", product);
      permitted(() => window.history.replaceState(window.history.state, "", address));
    };
    follow();
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, [product, step]);
}
