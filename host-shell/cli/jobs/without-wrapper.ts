/** The beginning of a script element, a comment or a CDATA section, with the mark of a JavaScript comment in front. */
const opening =
  /^[\s\ufeff]{0,100}(?:<script\b[^<>]{0,500}>\s{0,100})?(?:(?:\/\/|\/\*)?\s{0,10}<!(?:--|\[CDATA\[)(?:\s{0,10}\*\/)?)?/i;
const closing = /(?:(?:\/\/|\/\*)?\s{0,10}(?:-->|\]\]>)(?:\s{0,10}\*\/)?)?\s{0,100}(?:<\/script\s{0,10}>)?\s{0,100}$/i;
/** The characters that are searched for a wrapper: more than the longest opening, and as many as the longest ending. */
const [longestHead, longestTail] = [1_000, 300];

export interface WrapperReader {
  /** Takes the next part of a file. Returns the text that certainly belongs to the content. */
  readonly push: (text: string) => string;
  /** Returns the rest of the content. */
  readonly end: () => string;
  /** Whether the content had a wrapper. */
  readonly wasWrapped: () => boolean;
}

/**
 * Removes the script element, comment or CDATA section around JSON-LD that was cut out of a page. Line breaks are kept.
 */
export function withoutWrapper(): WrapperReader {
  let isOpened = false;
  let isWrapped = false;
  let held = "";
  const open = (): void => {
    if (isOpened) return;
    isOpened = true;
    const [wrapper = ""] = opening.exec(held.slice(0, longestHead)) ?? [];
    isWrapped = wrapper.includes("<");
    if (isWrapped) held = wrapper.replaceAll(/[^\n]/g, "") + held.slice(wrapper.length);
  };
  return {
    push(text) {
      held += text;
      if (!isOpened && held.length < longestHead) return "";
      open();
      const known = isWrapped ? held.slice(0, -longestTail) : held;
      held = held.slice(known.length);
      return known;
    },
    end() {
      open();
      if (!isWrapped) return held;
      const tail = held.slice(-longestTail);
      return held.slice(0, -longestTail) + tail.replace(closing, "");
    },
    wasWrapped: () => isWrapped,
  };
}
