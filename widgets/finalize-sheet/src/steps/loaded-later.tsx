import { type ComponentType, useEffect, useState } from "react";

interface LoadedLater<Props> {
  /** Draws nothing until the component is loaded, and `Plain` if that fails. */
  readonly Later: ComponentType<Props>;
  /** Loads the component ahead. It is then drawn at once, unlike with `lazy`, which shows an empty place first. */
  readonly expect: () => void;
  /** Loads the component ahead. Rejects if that fails. */
  readonly load: () => Promise<void>;
}

/** A component that is loaded when it is wanted. After a failure, its next mount tries again. */
export function loadedLater<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Plain: ComponentType<Props>,
): LoadedLater<Props> {
  let loaded: ComponentType<Props> | undefined;
  const find = async (): Promise<ComponentType<Props>> => (loaded ??= await load());
  const get = async (): Promise<ComponentType<Props>> => {
    try {
      return await find();
    } catch {
      return Plain;
    }
  };
  return {
    expect: () => void get(),
    load: async () => void (await find()),
    Later: (props: Props) => {
      const [Found, setFound] = useState(() => loaded);
      useEffect(() => {
        let isLeft = false;
        if (!Found) void get().then((found) => isLeft || setFound(() => found));
        return () => {
          isLeft = true;
        };
      }, [Found]);
      return Found ? <Found {...props} /> : null;
    },
  };
}
