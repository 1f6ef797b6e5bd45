/** Texts that editors see where a block has nothing to show, literal from the specification. */
export const noItems = "No items inserted";
export const noStaticPage = "No static page found";
export const noContentType = "Please select a contentType";
