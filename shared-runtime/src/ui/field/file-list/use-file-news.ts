import { useState } from "react";
import { fileNews } from "./file-news.ts";
import type { FileListTexts } from "./file-list.texts.ts";
import type { ListedFile } from "./listed-file.ts";

/** The latest news about the files, for a live region. The initial files are not reported. */
export function useFileNews(files: readonly ListedFile[], texts: FileListTexts): string {
  const [seen, setSeen] = useState(files);
  const [news, setNews] = useState("");
  if (seen !== files) {
    setSeen(files);
    const next = fileNews(seen, files, texts);
    if (next !== "") setNews(next);
    // Cleared, since a live region does not read out the same text twice.
    else if (files.length > seen.length) setNews("");
  }
  return news;
}
